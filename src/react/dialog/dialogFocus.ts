'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { activeElement, deepActiveElement } from '../page/focus.js';

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

const TABBABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  // A group of radios is one stop; leaving it to the browser, only its edges must be right.
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
    const group = element.form?.elements.namedItem(element.name);
    if (group instanceof RadioNodeList && group.value !== '') return false;
  }
  return element.checkVisibility?.() ?? true;
}

/**
 * Radix keeps Tab in the dialog by `document.activeElement`, which within a shadow root is only the host. There
 * the edges are joined here.
 */
export function useShadowTrap() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const dialog = event.currentTarget;
    if (event.key !== 'Tab' || !(dialog.getRootNode() instanceof ShadowRoot)) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(isTabbable);
    const [first, last] = [stops.at(0), stops.at(-1)];
    const focused = activeElement(dialog);
    const stop = event.shiftKey ? first : last;
    const isAtEdge = focused === stop || (event.shiftKey && focused === dialog);
    if (!isAtEdge) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }, []);
}
