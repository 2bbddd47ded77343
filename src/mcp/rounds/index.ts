import { drive } from './loop.js';
import type { Completed } from './loop.js';
import { openRun } from './openRun.js';
import type { MoreParams, RunOptions } from './types.js';

export type { MoreParams, RunOptions };

/**
 * Makes a call that may want a person on the way, and goes on until it is complete: rounds of `input_required`
 * (2026-07-28) and the error -32042 (2025-11-25). For `tools/call`, `prompts/get` and `resources/read` alike.
 *
 * All questions of a round are asked, "1 of n", and answered under the same keys; declined and cancelled ones too. A URL
 * is accepted at consent; when the server asks for the same URL again, the person's "I'm done" is awaited before the next
 * attempt, and answered "not yet" if it was too early. With -32042, which takes no answers, all URLs must be accepted and
 * finished. Nothing is shared between two runs.
 *
 * With SDK v2 send with `client.request`. Its `client.callTool` checks every result against the tool's output schema once
 * `listTools` has cached it, and an unfinished one fails that check (-32600).
 *
 * @example
 * const result = await runWithElicitation(
 *   (more) =>
 *     client.request(
 *       { method: 'tools/call', params: { name, arguments: args, ...more } },
 *       { allowInputRequired: true },
 *     ),
 *   { queue, requester },
 * );
 * @param send Makes one attempt. Called again with `inputResponses` and `requestState` to be added to the params.
 * @throws The call's own error; the signal's reason; or an {@link ElicitationRunError} that says why it was given up.
 */
export async function runWithElicitation<T>(
  send: (more: MoreParams) => Promise<T>,
  options: RunOptions,
): Promise<Completed<T>> {
  const run = openRun(options);
  try {
    return await drive(send, run);
  } finally {
    run.close();
  }
}
