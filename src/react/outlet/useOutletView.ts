'use client';

import { useEffect, useMemo } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useElicitationQueue } from './useElicitationQueue.js';
import { stageOf } from '../surface/life.js';
import { countOthers, drawnOf, isOf, isUnseen, shownElsewhere } from './queueEntries.js';
import type { Shower } from './useActiveSurface.js';
import { useExpanded } from './useExpanded.js';

/** What an outlet shows of its queue. */
export interface Shown extends ReturnType<typeof useExpanded> {
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
export function useShown(queue: PersonQueue, shower: Shower, scope: string | undefined): Shown {
  const all = useElicitationQueue(queue);
  const shows = shower === 'this' || shower === 'beside';
  const own = useMemo(
    () => all.filter((entry) => isOf(entry, scope, shower !== 'beside')),
    [all, scope, shower],
  );
  const entries = useMemo(
    () => (shows ? own.filter((entry) => !isUnseen(entry)) : []),
    [own, shows],
  );
  const open = useMemo(() => entries.filter((entry) => stageOf(entry) === 'asking'), [entries]);
  const drawn = useMemo(() => drawnOf(entries, open), [entries, open]);
  const elsewhere = useMemo(() => (shower === 'other' ? shownElsewhere(own) : []), [shower, own]);
  useEffect(() => {
    for (const { id } of drawn) queue.present(id);
  }, [queue, drawn]);
  const others = shows ? countOthers(all, scope) : 0;
  return { entries, open, elsewhere, drawn, others, ...useExpanded(open) };
}
