'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { createDeliberate } from './pressGuard.js';
import type { Deliberate } from './pressGuard.js';
import { stopHeldKey } from './keys.js';

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

/** For a button that must be meant: notes when a press begins, and stops a held key from clicking on. */
export function pressHandlers(deliberate: Deliberate) {
  return {
    onPointerDown: (event: PointerEvent) => deliberate.press(event.nativeEvent),
    onKeyDown: (event: KeyboardEvent) => {
      stopHeldKey(event);
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && !event.repeat) deliberate.press(event.nativeEvent);
    },
  };
}
