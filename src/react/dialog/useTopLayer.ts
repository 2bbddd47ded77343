'use client';

import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { homeOf, layerOf } from './layer.js';

/** Shows it in the top layer, with the page inert. jsdom has only the `open` attribute. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) return;
  if (!('showModal' in dialog)) (dialog as HTMLDialogElement).open = true;
  else if (!dialog.matches(':modal')) {
    // It is open but not modal: it was moved in the document.
    if (dialog.open) dialog.close();
    dialog.showModal();
  }
}

/** Shows it again and restores the focus. */
function showAgain(
  dialog: HTMLDialogElement,
  last: HTMLElement | null,
  heading: HTMLElement | null,
) {
  show(dialog);
  const target = last?.isConnected ? last : heading;
  // Restores the caret as well.
  target?.focus({ preventScroll: true });
}

/**
 * Shows a native modal dialog and keeps it open: it opens again if the browser closes it, and it moves in the document,
 * with everything that was typed, if the host's modal around it goes away.
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
      // While the host's modal fades out, stay in it.
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
      // At once if the dialog was removed or hidden, so that no key is lost; other changes are handled once per frame.
      if (isUrgent) settle();
      else frame = requestAnimationFrame(settle);
    });
    function watch() {
      observer.disconnect();
      observer.observe(document, { childList: true, subtree: true });
      // Some modals are only hidden, not removed.
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
    /** The browser has closed it, for example at a second press of Android's back key. */
    onClose: () => {
      const dialog = ref.current;
      if (dialog?.open === false) showAgain(dialog, last.current, heading.current);
    },
    onFocus: (element: HTMLElement) => {
      last.current = element;
      // Radix moves the focus without scrolling. Scroll only for the keyboard: nothing may move under a finger.
      if (element.matches(':focus-visible')) element.scrollIntoView?.({ block: 'nearest' });
    },
  };
}
