import { everyMode } from '../wire/modes.js';
import { answerTo } from '../wire/result.js';
import { readResult } from '../wire/revisions/2026-07-28.js';
import type { ElicitResult, Elicitation } from '../wire/types.js';
import { ElicitationRunError } from './errors.js';
import { malformed, readEntry } from './readRound.js';

/**
 * A call of 2026-07-28 that waits for a person, as JSON: any process can finish it later, over another connection. Its
 * `requestState` is for the server alone: keep it on the backend, out of pages and logs.
 */
export interface ParkedCall {
  /** Counts up when an older version of this package would misread it. */
  v: 1;
  /** Such as `"tools/call"`. */
  method: string;
  /** As they were first sent, unchanged. */
  params: object;
  /** The server's, byte for byte. */
  requestState?: string;
  /** What this round asks, by the server's keys. */
  requests: Record<string, Elicitation>;
  /** What was answered of this round so far; a host that waits for several keeps it here. */
  answers: Record<string, ElicitResult>;
}

/**
 * Makes JSON of a call whose result asks for a person. Nothing needs to be kept open until the answer.
 *
 * @example
 * const request = { method: 'tools/call', params: { name, arguments: args } };
 * const call = parkCall(request, await client.request(request, { allowInputRequired: true }));
 * @param request Method and params as they were sent.
 * @param result What came back.
 * @param before Where the result belongs to a call that was resumed: method and params are those of the first round.
 * @returns undefined where the result is complete.
 * @throws ElicitationRunError where the round cannot be read, or wants what is no elicitation.
 */
export function parkCall(
  request: { method: string; params?: unknown },
  result: unknown,
  before?: ParkedCall,
): ParkedCall | undefined {
  const read = readResult(result);
  switch (read.kind) {
    case 'complete':
      return undefined;
    case 'unknown-type':
      throw new ElicitationRunError('unknown-result-type', 'The resultType is not known.', {
        cause: result,
      });
    case 'malformed':
      throw new ElicitationRunError('malformed', `The server wants input, but ${read.detail}.`, {
        cause: result,
      });
    case 'input-required': {
      const { method, params } = before ?? request;
      return {
        v: 1,
        method,
        params: Object(params) as object,
        ...(read.requestState !== undefined && { requestState: read.requestState }),
        requests: Object.fromEntries(readRequests(read.entries, result)),
        answers: {},
      };
    }
    default:
      return read satisfies never;
  }
}

function readRequests(
  entries: readonly [key: string, request: unknown][],
  cause: unknown,
): [key: string, request: Elicitation][] {
  const read = entries.map(([key, request]) =>
    readEntry(key, request, { modes: everyMode }, cause),
  );
  const problems = read.filter((entry) => entry.kind === 'problem');
  if (problems.length > 0) throw malformed(problems, cause);
  return read.flatMap((entry) =>
    entry.kind === 'elicitation' ? [[entry.key, entry.elicitation]] : [],
  );
}

/**
 * The params with which a parked call goes on: those of the first round, the answers, and the server's state. Send them
 * once: a server that gets the same answers twice runs the tool twice.
 *
 * @param answers By the server's keys; they are added to those of the call.
 * @returns undefined as long as answers are missing, or one is no answer to its request.
 */
export function resumeParams(
  call: ParkedCall,
  answers: Readonly<Record<string, ElicitResult>> = {},
): object | undefined {
  const given = { ...call.answers, ...answers };
  const responses = Object.entries(call.requests).map(([key, elicitation]) => {
    const result = Object.hasOwn(given, key) ? given[key] : undefined;
    return [key, answerTo(elicitation, result)] as const;
  });
  if (responses.some(([, result]) => result === undefined)) return undefined;
  return {
    ...call.params,
    ...(responses.length > 0 && { inputResponses: Object.fromEntries(responses) }),
    ...(call.requestState !== undefined && { requestState: call.requestState }),
  };
}

/**
 * Whether the server no longer remembers a parked call: SDK v2 forgets after ten minutes unless it is told otherwise.
 * The answers have reached nothing; asking again is for the person to decide.
 *
 * @param error With which the resumed call failed.
 */
export function isForgotten(error: unknown): boolean {
  const { code, data } = Object(error) as { code?: unknown; data?: unknown };
  return code === -32602 && Object(data).reason === 'invalid_request_state';
}
