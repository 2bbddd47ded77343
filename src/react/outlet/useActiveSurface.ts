'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { PersonQueue } from '../../core/index.js';

/** Which surface of the queue is active. `other-scope`: one of another conversation, so this one shows its own requests. */
export type ActiveSurface = 'this' | 'other-scope' | 'other' | 'none';

/** The surface that an outlet attaches to its queue. */
export interface OutletSurface {
  /** Moves the focus to this request. @default the expanded one */
  focus: (id?: string) => void;
  /** The conversation whose requests it shows. @default all */
  scope?: string | undefined;
}

export function isOutletSurface(surface: object | undefined): surface is OutletSurface {
  return surface !== undefined && 'focus' in surface && typeof surface.focus === 'function';
}

/** All outlets of a queue: of those that were not elected the queue tells nothing. */
const surfaces = new WeakMap<PersonQueue, Set<OutletSurface>>();

/** The outlet that shows the requests of this conversation, if one does. */
export function surfaceOf(
  queue: PersonQueue,
  scope: string | undefined,
): OutletSurface | undefined {
  const elected = queue.activeSurface();
  if (!isOutletSurface(elected)) return undefined;
  const isFitting = (one: OutletSurface) => one.scope === undefined || one.scope === scope;
  if (scope === undefined || isFitting(elected)) return elected;
  return [...(surfaces.get(queue) ?? [])].find(isFitting);
}

/**
 * Attaches a surface to the queue, which has one active surface at a time.
 *
 * @param goTo Moves the focus to a request.
 * @returns Which surface shows the requests.
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
  useEffect(() => {
    const all = surfaces.get(queue) ?? new Set();
    surfaces.set(queue, all.add(surface));
    const detach = queue.attach(surface);
    return () => {
      all.delete(surface);
      detach();
    };
  }, [queue, surface]);
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
