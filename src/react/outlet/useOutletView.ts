'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { stageOf } from '../surface/queuedRequest.js';
import {
  countOthers,
  visibleEntries,
  isInScope,
  isUnseen,
  shownElsewhere,
} from './queueEntries.js';
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
