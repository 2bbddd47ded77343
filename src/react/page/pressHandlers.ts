import type { KeyboardEvent, PointerEvent } from 'react';
import type { Deliberate } from './pressGuard.js';
import { stopHeldKey } from './keys.js';

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
