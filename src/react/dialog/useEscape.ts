'use client';

import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../page/keys.js';

/**
 * Escape belongs to the innermost layer. Radix hears it before the controls do, so it is only noted there, and
 * acted upon when it has come up through them.
 */
export function useEscape(dismiss: () => void) {
  const isForList = useRef(false);
  return {
    onCapture: (event: globalThis.KeyboardEvent) => {
      event.preventDefault();
      const path = event.composedPath().filter((node) => node instanceof Element);
      isForList.current = path[0]?.matches('[role="combobox"][aria-expanded="true"]') ?? false;
      const isInside = path.some((element) => element.matches('[data-elicit-part="dialog"]'));
      if (!isInside && isEscape(event)) dismiss();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isEscape(event.nativeEvent) && !isForList.current) dismiss();
    },
  };
}

function isEscape(event: globalThis.KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.repeat && !isComposing(event);
}
