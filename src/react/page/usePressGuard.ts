'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { warnIfInvisible } from './warnIfInvisible.js';
import { createPressGuard } from './pressGuard.js';
import type { PressGuard, PressRefusal } from './pressGuard.js';
import { stopHeldKey } from './keys.js';
import { watchPlace } from './place.js';
import type { Place } from './place.js';

/** A press guard that starts on mount. Call `restart` when the content of the surface changes. */
export function usePressGuard(delayMs: number): PressGuard {
  const pressGuard = useMemo(() => createPressGuard(delayMs), [delayMs]);
  useEffect(() => pressGuard.start(), [pressGuard]);
  return pressGuard;
}

/** Re-renders its caller, a button, when the delay is over. */
function useIsArmed(pressGuard: PressGuard): boolean {
  return useSyncExternalStore(pressGuard.subscribe, pressGuard.isArmed, pressGuard.isArmed);
}

/** A button must have been at its place for this long, unless the pointer moved onto it later. */
const STEADY_MS = 500;

/** Handlers for a guarded button, and why its latest press did nothing. */
export interface GuardedPress {
  isArmed: boolean;
  refusal: PressRefusal | undefined;
  /** Also stops a held key from clicking on. */
  handlers: {
    ref: (button: HTMLButtonElement | null) => void;
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  };
}

/** @param onPress must call `pressGuard.allows` itself, with the button */
export function useGuardedPress(
  pressGuard: PressGuard,
  onPress: (event: globalThis.MouseEvent, button: HTMLButtonElement) => void,
): GuardedPress {
  const isArmed = useIsArmed(pressGuard);
  const [refusal, setRefusal] = useState<PressRefusal>();
  const place = useRef<Place | undefined>(undefined);
  const ref = useMemo(
    () => (button: HTMLButtonElement | null) => {
      place.current?.stop();
      const { delayMs } = pressGuard;
      place.current =
        button && delayMs > 0 ? watchPlace(button, Math.min(STEADY_MS, delayMs)) : undefined;
      warnIfInvisible(button);
    },
    [pressGuard],
  );
  // The note about the refusal may have moved the button; the next press must count.
  useEffect(() => {
    if (refusal) place.current?.settle();
  }, [refusal]);
  return {
    isArmed,
    refusal,
    handlers: {
      ref,
      onPointerDown: (event) => pressGuard.press(event.nativeEvent, place.current?.isSteady(event)),
      onKeyDown(event) {
        stopHeldKey(event);
        const isPress = event.key === 'Enter' || event.key === ' ';
        if (isPress && !event.repeat) pressGuard.press(event.nativeEvent);
      },
      onClick(event) {
        event.preventDefault();
        onPress(event.nativeEvent, event.currentTarget);
        const why = pressGuard.refusal();
        if (why) place.current?.settle();
        setRefusal(why);
      },
    },
  };
}
