'use client';

import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { activeElement } from '../page/focus.js';

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
