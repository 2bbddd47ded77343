'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { PersonQueue } from '../../core/index.js';

/** What an outlet is to its queue: the one surface that shows the requests, and can be gone to. */
export interface OutletSurface {
  focus: () => void;
}

export function isOutletSurface(surface: object | undefined): surface is OutletSurface {
  return surface !== undefined && 'focus' in surface && typeof surface.focus === 'function';
}

/**
 * Takes part in the election among the surfaces of a queue.
 *
 * @param goTo Goes to the request whose turn it is.
 * @returns Whether this one shows the requests.
 */
export function useSurface(queue: PersonQueue, goTo: RefObject<() => void>): boolean {
  const [surface] = useState<OutletSurface>(() => ({ focus: () => goTo.current() }));
  useEffect(() => queue.attach(surface), [queue, surface]);
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.activeSurface() === surface,
    () => false,
  );
}
