import type { ElicitationQueue } from '../queue/index.js';
import type { ElicitModes } from '../wire/modes.js';
import type { Requester } from '../wire/types.js';

/** What a retry adds to the params of the call. */
export interface MoreParams {
  /** By the server's keys. */
  inputResponses?: Record<string, unknown>;
  /** The server's, byte for byte, and only if it gave one. */
  requestState?: string;
}

/** Options of `runWithElicitation`. */
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
