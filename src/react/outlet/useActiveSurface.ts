'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { PersonQueue } from '../../core/index.js';

/** Which surface of a queue shows its requests. `other-scope`: another one, of another conversation, so that this one shows its own. */
export type ActiveSurface = 'this' | 'other-scope' | 'other' | 'none';

/** What an outlet is to its queue: the one surface that shows the requests, and can be gone to. */
export interface OutletSurface {
  /** Goes to this request, or else to the one that is expanded. */
  focus: (id?: string) => void;
  /** The conversation whose requests it shows. @default all */
  scope?: string | undefined;
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
export function useActiveSurface(
  queue: PersonQueue,
  goTo: RefObject<(id?: string) => void>,
  scope: string | undefined,
): ActiveSurface {
  const surface = useMemo<OutletSurface>(
    () => ({ focus: (id) => goTo.current(id), scope }),
    [goTo, scope],
  );
  useEffect(() => queue.attach(surface), [queue, surface]);
  return useSyncExternalStore(
    queue.subscribe,
    () => {
      const active = queue.activeSurface();
      if (active === undefined) return 'none';
      if (active === surface) return 'this';
      const other = isOutletSurface(active) ? active.scope : undefined;
      return scope !== undefined && other !== undefined && other !== scope
        ? 'other-scope'
        : 'other';
    },
    () => 'none',
  );
}
