'use client';

import { useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '../page/focus.js';

/** Where the focus goes back to, while one dialog has gone and the next may come. */
let focusTarget: Element | null = null;

function giveFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element === document.body) return false;
  element.focus();
  // Hidden, disabled or inert by now, it does not take it.
  return deepActiveElement() === element;
}

/** Remembers what had the focus before a dialog; a dialog that follows at once inherits it. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = focusTarget ?? deepActiveElement() ?? document.body;
    focusTarget = null;
    return () => {
      focusTarget = opener.current;
    };
  }, []);
  return {
    /** The dialog is gone. */
    finish: (onClosed: ((hasReturnedFocus: boolean) => void) | undefined) => {
      const element = opener.current;
      // Another dialog stands in its place and has taken the task over.
      if (!element || focusTarget !== element) return;
      focusTarget = null;
      const hasReturned = giveFocus(element);
      onClosed?.(hasReturned);
    },
  };
}
