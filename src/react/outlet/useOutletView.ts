'use client';

import { useEffect, useMemo } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useElicitationQueue } from './useElicitationQueue.js';
import { stageOf } from '../surface/life.js';
import { drawnOf, isUnseen } from './queueEntries.js';
import { useExpanded } from './useExpanded.js';

/** What an outlet shows of its queue. */
export interface Shown extends ReturnType<typeof useExpanded> {
  /** Everything that a person may know of, in the order in which it came. */
  entries: readonly PendingElicitation[];
  /** What is not answered yet, or whose answer is on its way. */
  open: readonly PendingElicitation[];
  /** What stands in the page: never more open requests than a person can overlook. */
  drawn: readonly PendingElicitation[];
}

/**
 * Follows the queue, and tells it what a person can see.
 *
 * @param isActive False while another outlet shows the requests.
 */
export function useShown(queue: PersonQueue, isActive: boolean): Shown {
  const snapshot = useElicitationQueue(queue);
  const entries = useMemo(
    () => (isActive ? snapshot.filter((entry) => !isUnseen(entry)) : []),
    [snapshot, isActive],
  );
  const open = useMemo(() => entries.filter((entry) => stageOf(entry) === 'asking'), [entries]);
  const drawn = useMemo(() => drawnOf(entries, open), [entries, open]);
  useEffect(() => {
    for (const { id } of drawn) queue.present(id);
  }, [queue, drawn]);
  return { entries, open, drawn, ...useExpanded(open) };
}
