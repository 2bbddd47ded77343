'use client';

import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { isComposing } from '../page/keys.js';
import { useLatest } from '../page/useLatest.js';
import { takeEscape } from './escape.js';
import { layerOf } from './layer.js';

/** Dismisses the dialog on Escape, unless a control in the dialog has handled the key. */
export function useEscape(dialog: RefObject<HTMLDialogElement | null>, dismiss: () => void) {
  const isForPopup = useRef(false);
  const latest = useLatest(dismiss);
  useEffect(() => {
    const element = dialog.current && layerOf(dialog.current);
    if (!element) return undefined;
    return takeEscape({
      element,
      dismiss: () => latest()(),
      onPressed(isIt) {
        isForPopup.current = isIt;
        // After the browser has handled the key.
        setTimeout(() => (isForPopup.current = false));
      },
    });
  }, [dialog, latest]);
  return {
    onKeyDown: ({ nativeEvent }: KeyboardEvent) => {
      if (nativeEvent.key !== 'Escape' || nativeEvent.repeat || isComposing(nativeEvent)) return;
      if (!isForPopup.current) dismiss();
    },
    /** Android's back key. A box for files in the dialog has an event of the same name. */
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isForPopup.current) dismiss();
    },
  };
}
