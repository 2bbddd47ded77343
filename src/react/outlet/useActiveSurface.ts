'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { PersonQueue } from '../../core/index.js';

/** Which surface of a queue shows its requests. */
export type Shower = 'this' | 'other' | 'none';

/** What an outlet is to its queue: the one surface that shows the requests, and can be gone to. */
export interface OutletSurface {
  /** Goes to this request, or else to the one that is expanded. */
  focus: (id?: string) => void;
}

export function isOutletSurface(surface: object | undefined): surface is OutletSurface {
  return surface !== undefined && 'focus' in surface && typeof surface.focus === 'function';
}

/**
 * Takes part in the election among the surfaces of a queue.
 *
 * @param goTo Goes to the request whose turn it is.
 * @returns Who shows the requests: this surface, another one, or none yet.
 */
export function useSurface(queue: PersonQueue, goTo: RefObject<(id?: string) => void>): Shower {
  const [surface] = useState<OutletSurface>(() => ({ focus: (id) => goTo.current(id) }));
  useEffect(() => queue.attach(surface), [queue, surface]);
  return useSyncExternalStore(
    queue.subscribe,
    () => {
      const active = queue.activeSurface();
      if (active === undefined) return 'none';
      return active === surface ? 'this' : 'other';
    },
    () => 'none',
  );
}
