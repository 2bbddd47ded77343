'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { createPressGuard } from './pressGuard.js';
import type { PressGuard } from './pressGuard.js';
import { stopHeldKey } from './keys.js';

/** Watches a surface from mount on. Where its content changes in place, the surface calls `restart`. */
export function usePressGuard(delayMs: number): PressGuard {
  const pressGuard = useMemo(() => createPressGuard(delayMs), [delayMs]);
  useEffect(() => pressGuard.start(), [pressGuard]);
  return pressGuard;
}

/** Re-renders its caller, a button, when the delay is over. */
export function useIsArmed(pressGuard: PressGuard): boolean {
  return useSyncExternalStore(pressGuard.subscribe, pressGuard.isArmed, pressGuard.isArmed);
}

/** For a button that must be meant: notes when a press begins, and stops a held key from clicking on. */
export function pressHandlers(pressGuard: PressGuard) {
  return {
    onPointerDown: (event: PointerEvent) => pressGuard.press(event.nativeEvent),
    onKeyDown: (event: KeyboardEvent) => {
      stopHeldKey(event);
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && !event.repeat) pressGuard.press(event.nativeEvent);
    },
  };
}
