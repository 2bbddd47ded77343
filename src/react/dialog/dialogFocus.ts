'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { activeElement, deepActiveElement, isFocusNowhere } from '../page/focus.js';

/** Where the focus returns to, between one dialog and the next. */
let focusTarget: Element | null = null;

function giveFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element === document.body) return false;
  element.focus();
  // An element that is hidden, disabled or inert does not take the focus.
  return deepActiveElement() === element;
}

/** What the element was in, from the inside out; the page's body is no place. */
function placesOf(element: Element): readonly Element[] {
  const places: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (!at.contains(document.body)) places.push(at);
  return places;
}

/** Where the element is gone: to the next place that was around it, or to the page's main part. A person goes on from there. */
function giveFocusNear(places: readonly Element[]): void {
  const place = places.find((one) => one.isConnected) ?? document.querySelector('main, h1, h2');
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Remembers what had the focus before a dialog. A dialog that follows at once uses the same element. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  const places = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    opener.current = focusTarget ?? deepActiveElement() ?? document.body;
    focusTarget = null;
    places.current = placesOf(opener.current);
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
      if (onClosed) onClosed(hasReturned);
      // A dialog that a host composes: nobody else sees to it.
      else if (!hasReturned && isFocusNowhere()) giveFocusNear(places.current);
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
