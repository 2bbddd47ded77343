'use client';

import { useSyncExternalStore } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';

const none: readonly PendingElicitation[] = [];

/** The requests of a queue, in the order in which they came, the finished ones included. None on a server. */
export function useElicitationQueue(queue: PersonQueue): readonly PendingElicitation[] {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
}
