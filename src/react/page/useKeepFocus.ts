'use client';

import { useEffect, useRef } from 'react';
import { activeElement } from './focus.js';

/** Goes to the harmless button, and back to where the person was. */
export function useKeepFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button) return undefined;
    const before = activeElement(button);
    button.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
