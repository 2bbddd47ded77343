'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDeliberate } from './pressGuard.js';
import type { Deliberate } from './pressGuard.js';

/** Watches a surface from mount on. Where its content changes in place, the surface calls `restart`. */
export function useDeliberate(delayMs: number): Deliberate {
  const deliberate = useMemo(() => createDeliberate(delayMs), [delayMs]);
  useEffect(() => deliberate.start(), [deliberate]);
  return deliberate;
}

/** Re-renders its caller, a button, when the delay is over. */
export function useIsArmed(deliberate: Deliberate): boolean {
  return useSyncExternalStore(deliberate.subscribe, deliberate.isArmed, deliberate.isArmed);
}
