// The JSON between backend and page. The page "The wire" describes it for backends in other languages.
import type { ElicitAction, ElicitResult, Outcome, PendingElicitation } from '../mcp/index.js';

/** Counts up when an older page or backend would misread the JSON. */
export const WIRE = 1;

/** A request as the page gets it. Times are epoch milliseconds on the backend's clock. */
export type WireEntry = PendingElicitation & {
  /** Of the answer that was taken, if one was: the page that made the key knows it as its own. */
  key?: string;
};

/** All requests of one person; the body of every answer but those that refuse the HTTP request itself. */
export interface Snapshot {
  v: typeof WIRE;
  /** Differs when an entry does; equal on every instance. Goes into `?since=`. */
  version: string;
  /** The backend's clock: the page counts down by it. */
  now: number;
  /** Stands for the person, tells nothing: when it changes, the page throws away what it kept. */
  you: string;
  entries: readonly WireEntry[];
}

/** What the person did. Commands of one page are sent in order, and one that was sent twice counts once. */
export type Command =
  | { type: 'present' | 'forget'; id: string }
  | { type: 'settle'; id: string; key: string; result: ElicitResult }
  | { type: Call['type']; id: string; key: string };

/** A wish of the person that only the process that asked can fulfil. */
export interface Call {
  type: 'requestMoreTime' | 'continueWaiting' | 'stopWaiting';
  key: string;
}

/** Why an HTTP request, or a command, was refused. */
export interface WireError {
  code:
    | 'malformed'
    | 'version'
    | 'no-answer'
    | 'signed-out'
    | 'origin'
    | 'unknown'
    | 'method'
    | 'answered'
    | 'not-presented'
    | 'gone'
    | 'too-large'
    | 'type'
    | 'failed'
    | 'unavailable';
  /** English, for developers and logs; no value is quoted in it. */
  message: string;
  /** How the request really ended. */
  outcome?: Outcome;
}

/** The answer to a `POST`. */
export type CommandsReply = Snapshot & {
  /** So many commands were carried out; the first one that was refused ends the rest. */
  taken: number;
  error?: WireError;
};

/** What an entry becomes while its answer is on its way. */
export function sendingAs(
  { mode }: PendingElicitation['elicitation'],
  action: ElicitAction,
): Partial<PendingElicitation> {
  return mode === 'url' && action === 'accept'
    ? { phase: 'waiting', wait: 'open', consented: true, delivery: 'sending' }
    : { phase: 'done', outcome: action, delivery: 'sending' };
}
