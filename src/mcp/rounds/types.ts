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

/** What an attempt gives the SDK's request options. */
export interface Attempt {
  /** Aborts when the caller's signal does, and when the time of the call is up. */
  signal: AbortSignal;
  /** The longest time that the SDKs' timers take, in milliseconds: the call has a clock of its own. */
  timeout: number;
}

/** Options of `runWithElicitation`. */
export interface RunOptions {
  /** Where the elicitations go. */
  queue: ElicitationQueue;
  /** Who asks. */
  requester: Requester;
  /** The conversation that the call belongs to, where several share one queue. @default none */
  scope?: string;
  /** Abort rejects the run with the signal's reason at once, and cancels what was asked in the person's name. */
  signal?: AbortSignal;
  /**
   * Milliseconds that the server may take, over all attempts. The time in which this connection asks a person does not
   * count. Give `signal` and `timeout` of the attempt to the SDK, whose own time-out would count it.
   *
   * @default none
   */
  timeout?: number;
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
