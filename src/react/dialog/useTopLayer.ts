'use client';

import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { homeOf, layerOf } from './layer.js';

/** Over everything in the page, whatever its z-index, and the page inert. jsdom has only the attribute. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) return;
  if (!('showModal' in dialog)) (dialog as HTMLDialogElement).open = true;
  else if (!dialog.matches(':modal')) {
    // Open and not modal: it was moved.
    if (dialog.open) dialog.close();
    dialog.showModal();
  }
}

/** Shows it once more, and goes on where the person was. */
function showAgain(
  dialog: HTMLDialogElement,
  last: HTMLElement | null,
  heading: HTMLElement | null,
) {
  show(dialog);
  const target = last?.isConnected ? last : heading;
  // Brings the caret back as well.
  target?.focus({ preventScroll: true });
}

/**
 * Shows a dialog as the browser's own modal, beginning at its heading, and keeps it there: what the browser closes by
 * itself opens again, and where the host's modal around it goes, it moves out, with everything that was typed.
 */
export function useTopLayer(
  ref: RefObject<HTMLDialogElement | null>,
  container: Element | DocumentFragment | null | undefined,
  heading: RefObject<HTMLElement | null>,
) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    show(ref.current);
    heading.current?.focus();
  }, [ref, heading]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const layer = dialog && layerOf(dialog);
    if (!layer || !('showModal' in dialog)) return undefined;
    function settle() {
      if (!dialog || !layer) return;
      const home = homeOf(container);
      const isSeen = layer.isConnected && (dialog.checkVisibility?.() ?? true);
      // From a modal that is still there to the page: not while it fades out.
      const mayStay = home === layer.parentNode || (isSeen && home === document.body);
      if (!mayStay) {
        home.appendChild(layer);
        watch();
      }
      if (!dialog.matches(':modal')) showAgain(dialog, last.current, heading.current);
    }
    let frame = 0;
    const observer = new MutationObserver((records) => {
      cancelAnimationFrame(frame);
      const isUrgent = !layer.isConnected || records.some(({ type }) => type === 'attributes');
      // No letter may be lost; anything else can wait for the end of a burst.
      if (isUrgent) settle();
      else frame = requestAnimationFrame(settle);
    });
    function watch() {
      observer.disconnect();
      observer.observe(document, { childList: true, subtree: true });
      // Some modals are hidden and stay in the page.
      for (let around = layer?.parentElement; around; around = around.parentElement) {
        observer.observe(around, { attributes: true });
      }
    }
    watch();
    settle();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref, container, heading]);

  return {
    /** The browser has closed it, as for a second press on Android's back key. */
    onClose: () => {
      const dialog = ref.current;
      if (dialog?.open === false) showAgain(dialog, last.current, heading.current);
    },
    onFocus: (element: HTMLElement) => {
      last.current = element;
      // Tab goes round by way of Radix, which does not scroll. Under a finger nothing may move.
      if (element.matches(':focus-visible')) element.scrollIntoView?.({ block: 'nearest' });
    },
  };
}
