import type { PendingElicitation } from '../../core/index.js';

/** Open requests beyond these are counted, not drawn: nobody reads so many lines, and each arrival would draw all of them anew. */
const MOST_DRAWN = 20;

/** Nobody saw it, so nobody needs to be told how it ended. */
export function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** What an outlet draws: all that came to an end or is waited for, and of the open requests the oldest. */
export function drawnOf(
  entries: readonly PendingElicitation[],
  open: readonly PendingElicitation[],
): readonly PendingElicitation[] {
  const beyond = new Set(open.slice(MOST_DRAWN));
  return beyond.size === 0 ? entries : entries.filter((entry) => !beyond.has(entry));
}

/** The open requests that another outlet has shown to the person. */
export function shownElsewhere(
  snapshot: readonly PendingElicitation[],
): readonly PendingElicitation[] {
  return snapshot.filter(({ phase }) => phase === 'presented').slice(0, MOST_DRAWN);
}
