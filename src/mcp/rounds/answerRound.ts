import { accept, cancel } from '../wire/result.js';
import type { InputRequired } from '../wire/revisions/2026-07-28.js';
import type { MoreParams } from './types.js';
import type { ElicitResult, Elicitation } from '../wire/types.js';
import type { Run } from './openRun.js';
import { readRound } from './readRound.js';

/** Before the next attempt, when the server wants nothing but a little time. */
const pauseMs = 250;

/** Answers a round: every entry under its own key, and the state as it came. */
export async function answerRound(
  { entries, requestState }: InputRequired,
  run: Run,
  cause: unknown,
): Promise<MoreParams> {
  const state = requestState === undefined ? {} : { requestState };
  if (entries.length > 0) {
    return { inputResponses: await answerEntries(entries, run, cause), ...state };
  }
  run.spend(cause);
  await run.pause(pauseMs);
  return state;
}

async function answerEntries(
  requests: readonly [key: string, request: unknown][],
  run: Run,
  cause: unknown,
): Promise<Record<string, unknown>> {
  const entries = readRound(requests, run, cause);
  const questions = entries.flatMap((entry) => (entry.kind === 'question' ? [entry.question] : []));
  const repeated = run.visits.match(questions);
  const fresh = questions.filter((question) => !repeated.has(question));
  if (repeated.size < entries.length) run.spend(cause); // waiting for a person costs nothing

  const ask = async (question: Elicitation): Promise<ElicitResult> => {
    const visit = repeated.get(question);
    if (!visit) return (await run.ask(question, fresh, true)).result;
    return (await run.visits.again(visit)) === 'stopped' ? cancel() : accept();
  };
  const answers = entries.map(async (entry) => {
    const { key } = entry;
    return [key, await (entry.kind === 'question' ? ask(entry.question) : entry.handle())] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
