'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { activeElement, deepActiveElement } from '../page/focus.js';

/** Where the focus returns to, between one dialog and the next. */
let focusTarget: Element | null = null;

function giveFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element === document.body) return false;
  element.focus();
  // An element that is hidden, disabled or inert does not take the focus.
  return deepActiveElement() === element;
}

/** Remembers what had the focus before a dialog. A dialog that follows at once uses the same element. */
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
    /** Call when the dialog has closed. */
    finish: (onClosed: ((hasReturnedFocus: boolean) => void) | undefined) => {
      const element = opener.current;
      // Another dialog has replaced this one and returns the focus later.
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
  // A group of radios is one tab stop: its checked radio, if there is one.
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
    const group = element.form?.elements.namedItem(element.name);
    if (group instanceof RadioNodeList && group.value !== '') return false;
  }
  return element.checkVisibility?.() ?? true;
}

/**
 * Radix traps Tab with `document.activeElement`, which in a shadow root is only the shadow host. There this hook moves
 * the focus from the last element to the first, and back.
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
