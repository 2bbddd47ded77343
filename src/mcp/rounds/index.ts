import type { InnerOptions, Progress } from './attempt.js';
import { runToCompletion } from './loop.js';
import type { Completed } from './loop.js';
import { openRun } from './openRun.js';
import type { Attempt, MoreParams, RunOptions } from './types.js';

export type { Attempt, MoreParams, RunOptions };

/**
 * Makes a call that may need input from a person, and continues until it is complete: rounds of `input_required`
 * (2026-07-28) and the error -32042 (2025-11-25). For `tools/call`, `prompts/get` and `resources/read` alike.
 *
 * All elicitations of a round are asked, "1 of n", and answered under the same keys; declined and cancelled ones too. A URL
 * is accepted at consent; when the server asks for the same URL again, the person's "I'm done" is awaited before the next
 * attempt, and answered "not yet" if it was too early. With -32042, which takes no answers, all URLs must be accepted and
 * finished. Nothing is shared between two runs.
 *
 * With SDK v2 send with `client.request`. Its `client.callTool` checks every result against the tool's output schema once
 * `listTools` has cached it, and an unfinished one fails that check (-32600).
 *
 * @example
 * const result = await runWithElicitation(
 *   (more, { signal, timeout }) =>
 *     client.request(
 *       { method: 'tools/call', params: { name, arguments: args, ...more } },
 *       { allowInputRequired: true, signal, timeout },
 *     ),
 *   { queue, requester, timeout: 60_000 },
 * );
 * @param send Makes one attempt. Called again with `inputResponses` and `requestState` to be added to the params, and
 * with the `signal` and `timeout` for the SDK's request options.
 * @throws The call's own error; the signal's reason; or an {@link ElicitationRunError} that says why it was given up.
 */
export async function runWithElicitation<T>(
  send: (more: MoreParams, attempt: Attempt) => Promise<T>,
  options: RunOptions,
): Promise<Completed<T>> {
  return runCall(send, options);
}

/** The same, for callers in this package: `send` can tell of the server's progress. */
export async function runCall<T>(
  send: (more: MoreParams, attempt: Progress) => Promise<T>,
  options: InnerOptions,
): Promise<Completed<T>> {
  const run = openRun(options);
  try {
    const result = await runToCompletion(send, run);
    run.close();
    return result;
  } catch (error) {
    run.close(error);
    throw error;
  }
}
