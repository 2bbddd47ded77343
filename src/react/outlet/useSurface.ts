'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ElicitationQueue } from '../../core/index.js';

/** What an outlet is to its queue: the one surface that shows the requests, and can be gone to. */
export interface OutletSurface {
  focus: () => void;
}

export function isOutletSurface(surface: object | undefined): surface is OutletSurface {
  return surface !== undefined && 'focus' in surface && typeof surface.focus === 'function';
}

/**
 * Takes part in the election among the surfaces of a queue.
 * @returns Whether this one shows the requests.
 */
export function useSurface(queue: ElicitationQueue, focus: () => void): boolean {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  const [surface] = useState<OutletSurface>(() => ({ focus: () => latest.current() }));
  useEffect(() => queue.attach(surface), [queue, surface]);
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.activeSurface() === surface,
    () => false,
  );
}
