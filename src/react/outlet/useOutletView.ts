'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { isOpen } from '../../mcp/internal.js';
import { stageOf } from '../surface/queuedRequest.js';
import type { ActiveSurface } from './useActiveSurface.js';

/** What an outlet shows of its queue. */
export interface OutletView extends ReturnType<typeof useExpanded> {
  /** Everything that a person may know of, in the order in which it came. */
  entries: readonly PendingElicitation[];
  /** What is not answered yet, or whose answer is on its way. */
  open: readonly PendingElicitation[];
  /** What another outlet shows, and this one names in a line each. */
  elsewhere: readonly PendingElicitation[];
  /** What stands in the page: never more open requests than a person can overlook. */
  drawn: readonly PendingElicitation[];
  /** How many requests wait in other conversations. */
  others: number;
}

/**
 * Follows the queue, and tells it what a person can see.
 */
export function useOutletView(
  queue: PersonQueue,
  activeSurface: ActiveSurface,
  scope: string | undefined,
): OutletView {
  const all = useElicitationQueue(queue);
  const shows = activeSurface === 'this' || activeSurface === 'other-scope';
  const own = useMemo(
    () => all.filter((entry) => isInScope(entry, scope, activeSurface !== 'other-scope')),
    [all, scope, activeSurface],
  );
  const entries = useMemo(
    () => (shows ? own.filter((entry) => !isUnseen(entry)) : []),
    [own, shows],
  );
  const open = useMemo(() => entries.filter((entry) => stageOf(entry) === 'asking'), [entries]);
  const drawn = useMemo(() => visibleEntries(entries, open), [entries, open]);
  const elsewhere = useMemo(
    () => (activeSurface === 'other' ? shownElsewhere(own) : []),
    [activeSurface, own],
  );
  useEffect(() => {
    for (const { id } of drawn) queue.present(id);
  }, [queue, drawn]);
  const others = shows ? countOthers(all, scope) : 0;
  return { entries, open, elsewhere, drawn, others, ...useExpanded(open) };
}

/** Which request is expanded: the one that a person chose, or else the oldest. What arrives never changes it. */
function useExpanded(open: readonly PendingElicitation[]) {
  const [chosen, expand] = useState<string>();
  const expanded = open.find(({ id }) => id === chosen) ?? open[0];
  return {
    expanded,
    /** A person asked for it: its dialog opens at once. */
    isAskedFor: expanded !== undefined && expanded.id === chosen,
    expand,
  };
}

const none: readonly PendingElicitation[] = [];

/** The requests of a queue, in the order in which they came, the finished ones included. None on a server. */
export function useElicitationQueue(queue: PersonQueue): readonly PendingElicitation[] {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
}

/** Open requests beyond these are counted, not drawn: nobody reads so many lines, and each arrival would draw all of them anew. */
const MOST_DRAWN = 20;

/** Nobody saw it, so nobody needs to be told how it ended. */
function isUnseen({ phase, presentedAt }: PendingElicitation): boolean {
  return phase === 'done' && presentedAt === undefined;
}

/** What an outlet draws: all that came to an end or is waited for, and of the open requests the oldest. */
function visibleEntries(
  entries: readonly PendingElicitation[],
  open: readonly PendingElicitation[],
): readonly PendingElicitation[] {
  const beyond = new Set(open.slice(MOST_DRAWN));
  return beyond.size === 0 ? entries : entries.filter((entry) => !beyond.has(entry));
}

/** The open requests that another outlet has shown to the person. */
function shownElsewhere(snapshot: readonly PendingElicitation[]): readonly PendingElicitation[] {
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
function countOthers(snapshot: readonly PendingElicitation[], own: string | undefined): number {
  if (own === undefined) return 0;
  return snapshot.filter(
    (entry) => isOpen(entry) && entry.scope !== undefined && entry.scope !== own,
  ).length;
}
