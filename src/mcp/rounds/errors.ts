import type { RequestProblem } from '../wire/types.js';

/** Why {@link runWithElicitation} gave up. */
export type RunErrorCode =
  | 'declined' // a URL that the call needs was declined
  | 'cancelled' // … or left, or its wait was stopped
  | 'too-many-rounds'
  | 'too-many-questions' // in one round, or open at once: see `maxQuestions` and `maxOpen` of the queue
  | 'repeated-url' // the server said that the flow is completed, and asks for it again
  | 'malformed' // what the server asks for cannot be read
  | 'unknown-result-type'
  | 'no-handler'; // an entry is not an elicitation, and there is no `others`

/** A call was abandoned between two rounds. `cause` is the server's last word: its error or its result. */
export class ElicitationRunError extends Error {
  override readonly name = 'ElicitationRunError';
  readonly code: RunErrorCode;
  /** Item by item, what could not be read; `key` is the key in `inputRequests`, or the index in the error's list. */
  readonly problems: readonly { key: string; problem: RequestProblem }[];

  constructor(
    code: RunErrorCode,
    message: string,
    options: { cause?: unknown; problems?: ElicitationRunError['problems'] } = {},
  ) {
    super(`mcp-elicitation-react: ${message}`, { cause: options.cause });
    this.code = code;
    this.problems = options.problems ?? [];
  }
}
