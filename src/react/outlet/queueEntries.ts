import type { ElicitContent, Outcome, PendingElicitation } from '../../core/index.js';

/** Open requests beyond these are counted, not drawn: nobody reads so many lines, and each arrival would draw all of them anew. */
const MOST_DRAWN = 20;

/** Not answered yet. */
export function isOpen({ phase }: PendingElicitation): boolean {
  return phase === 'queued' || phase === 'presented';
}

/** Nobody saw it, so nobody needs to be told how it ended. */
export function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** What its receipt tells: a page that was opened stays opened, even if the server then went away. */
export function receiptOutcome({ outcome, consented }: PendingElicitation): Outcome | undefined {
  return consented && outcome !== 'completed' ? 'accept' : outcome;
}

/** What an outlet draws: all that came to an end or is waited for, and of the open requests the oldest. */
export function drawnOf(
  entries: readonly PendingElicitation[],
  open: readonly PendingElicitation[],
): readonly PendingElicitation[] {
  const beyond = new Set(open.slice(MOST_DRAWN));
  return beyond.size === 0 ? entries : entries.filter((entry) => !beyond.has(entry));
}

/** What an outlet keeps with a request: what was typed, and then what was sent, for its receipt. */
export interface Kept {
  entries?: unknown;
  content?: ElicitContent | undefined;
}

/** A draft that an outlet kept; anything else counts as none. */
export function keptOf(draft: unknown): Kept {
  return typeof draft === 'object' && draft !== null ? draft : {};
}
