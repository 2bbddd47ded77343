import type { PendingElicitation } from '../../core/index.js';
import { isOpen } from '../../mcp/internal.js';

/** Open requests beyond these are counted, not drawn: nobody reads so many lines, and each arrival would draw all of them anew. */
const MOST_DRAWN = 20;

/** Nobody saw it, so nobody needs to be told how it ended. */
export function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** What an outlet draws: all that came to an end or is waited for, and of the open requests the oldest. */
export function visibleEntries(
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

/** Whether an outlet of this conversation shows a request. What belongs to no conversation is shown by the outlet that was elected. */
export function isInScope(
  { scope }: PendingElicitation,
  own: string | undefined,
  isElected: boolean,
): boolean {
  return own === undefined || scope === own || (scope === undefined && isElected);
}

/** Open requests of other conversations. */
export function countOthers(
  snapshot: readonly PendingElicitation[],
  own: string | undefined,
): number {
  if (own === undefined) return 0;
  return snapshot.filter(
    (entry) => isOpen(entry) && entry.scope !== undefined && entry.scope !== own,
  ).length;
}
