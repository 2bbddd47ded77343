import type { ElicitModes } from './modes.js';
import type { ElicitationQueue } from './queue.js';
import { drive } from './run/drive.js';
import { openRun } from './run/openRun.js';
import type { Completed } from './run/drive.js';
import type { Requester } from './types.js';

/** What a retry adds to the params of the call. */
export interface MoreParams {
  /** By the server's keys. */
  inputResponses?: Record<string, unknown>;
  /** The server's, byte for byte, and only if it gave one. */
  requestState?: string;
}

/** See {@link runWithElicitation}. */
export interface RunOptions {
  /** Where the questions go. */
  queue: ElicitationQueue;
  /** Who asks. */
  requester: Requester;
  /** Abort rejects the run with the signal's reason at once, and withdraws what was asked. */
  signal?: AbortSignal;
  /** Rounds in which something new was wanted; waiting for a person at a URL costs none. @default 10 */
  maxRounds?: number;
  /** Answers what is no elicitation: `sampling/createMessage`, `roots/list`. Without it such a round ends the run. */
  others?: (method: string, params: unknown) => Promise<unknown>;
  /** Modes that the client declared. @default both */
  modes?: ElicitModes;
  /**
   * The call failed for a reason that no person can help. True repeats it with the answers that were given, so that
   * nobody is asked again. Without it the run rejects with the error, as it is.
   */
  retry?: (error: unknown) => boolean | Promise<boolean>;
}

/**
 * Makes a call that may want a person on the way, and goes on until it is complete: rounds of `input_required`
 * (2026-07-28) and the error -32042 (2025-11-25). For `tools/call`, `prompts/get` and `resources/read` alike.
 *
 * All questions of a round are asked, "1 of n", and answered under the same keys; declined and cancelled ones too. A URL
 * is accepted at consent; when the server asks for the same URL again, the person's "I'm done" is awaited before the next
 * attempt, and answered "not yet" if it was too early. With -32042, which takes no answers, all URLs must be accepted and
 * finished. Nothing is shared between two runs.
 *
 * @example
 * const result = await runWithElicitation(
 *   (more) => client.callTool({ name, arguments: args, ...more }, { allowInputRequired: true }),
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
