import { readUrlElicitationRequired } from '../wire/revisions/2025-11-25.js';
import { readResult, type InputRequired } from '../wire/revisions/2026-07-28.js';
import type { MoreParams } from './types.js';
import { answerRound } from './answerRound.js';
import { ElicitationRunError } from './errors.js';
import type { Progress } from './attempt.js';
import type { Run } from './openRun.js';
import { visitUrls } from './visitUrls.js';

/** The type of a result after all rounds were answered. */
export type Completed<T> = Exclude<T, { resultType: 'input_required' }>;

/** The result of an attempt; `cause` is the result or error that asks for more. */
type Reply<T> =
  | { kind: 'complete'; value: Completed<T> }
  | { kind: 'input-required'; input: InputRequired; cause: T }
  | { kind: 'urls-required'; items: unknown[]; cause: unknown };

/** Attempt, answer, attempt again. */
export async function runToCompletion<T>(
  send: (more: MoreParams, attempt: Progress) => Promise<T>,
  run: Run,
): Promise<Completed<T>> {
  let more: MoreParams = {};
  for (;;) {
    const reply = await attempt(send, more, run);
    switch (reply.kind) {
      case 'complete':
        run.visits.match([]); // all are finished
        return reply.value;
      case 'input-required':
        more = await run.orAbort(() => answerRound(reply.input, run, reply.cause));
        break;
      case 'urls-required': // it takes no answers: the same call again
        await run.orAbort(() => visitUrls(reply.items, run, reply.cause));
        break;
      default:
        reply satisfies never;
    }
  }
}

async function attempt<T>(
  send: (more: MoreParams, attempt: Progress) => Promise<T>,
  more: MoreParams,
  run: Run,
): Promise<Reply<T>> {
  for (;;) {
    run.visits.markUsed();
    try {
      const value = await run.orAbort(() => run.attempt((now) => send({ ...more }, now)));
      run.delivered('sent');
      return readReply(value);
    } catch (error) {
      if (error instanceof ElicitationRunError) throw error;
      const items = readUrlElicitationRequired(error);
      if (items) run.delivered('sent');
      if (items) return { kind: 'urls-required', items, cause: error };
      if (!(await run.orAbort(async () => run.options.retry?.(error)))) throw error;
    }
  }
}

function readReply<T>(value: T): Reply<T> {
  const result = readResult(value);
  switch (result.kind) {
    case 'complete':
      return { kind: 'complete', value: value as Completed<T> }; // it was JSON
    case 'input-required':
      return { kind: 'input-required', input: result, cause: value };
    case 'unknown-type':
      throw new ElicitationRunError(
        'unknown-result-type',
        'The result has a resultType that this client does not know. The protocol says that it is invalid. Unwrap the result types of extensions in send.',
        { cause: value },
      );
    case 'malformed':
      throw new ElicitationRunError(
        'malformed',
        `The server wants input, but ${result.detail}. No answer could reach it.`,
        { cause: value },
      );
    default:
      return result satisfies never;
  }
}
