'use client';

import { useEffect } from 'react';
import { afterFocusMoved } from '../page/focus.js';
import type { FormController } from './controller.js';
import type { TextBox } from './entryStore.js';
import type { FieldState } from './context.js';
import type { Field } from '../../core/index.js';
import { textOf, tidyText } from '../../core/internal.js';
import type { BoxHandlers, BoxProps, Growth } from '../controls/boxProps.js';

/** Removes what surrounds an address or a number, where the person sees it happen. */
function tidyVisibly(field: Field, box: TextBox) {
  const tidied = tidyText(field, box.value);
  if (tidied !== box.value) box.value = tidied;
}

/** Ties boxes to a form without making them controlled: what is typed costs no render. */
export function createBoxHandlers(controller: FormController): BoxHandlers {
  return {
    ref(box) {
      controller.store.attach(box);
    },
    onChange(event) {
      const { currentTarget: box, nativeEvent } = event;
      const native: Event & { isComposing?: boolean; inputType?: string } = nativeEvent;
      const field = controller.fieldOf(box.name);
      if (!field) return;
      if (native.inputType === 'insertFromPaste') tidyVisibly(field, box);
      controller.store.set(field.id, box.value);
      // During composition the text is not an answer yet.
      if (native.isComposing !== true) controller.typed(field);
    },
    onCompositionEnd({ currentTarget: box }) {
      const field = controller.fieldOf(box.name);
      if (field) controller.enter(field, box.value);
    },
    onBlur(event) {
      const box = event.currentTarget;
      const field = controller.fieldOf(box.name);
      if (!field) return;
      tidyVisibly(field, box);
      afterFocusMoved(event, () => {
        if (box.value !== textOf(controller.entryOf(field))) controller.enter(field, box.value);
      });
    },
  };
}

/** What a box needs to answer its field. */
export function boxProps({ form, inputProps, shown, isLocked }: FieldState): BoxProps {
  return {
    'data-elicit-part': 'control',
    ...inputProps,
    ...form.box,
    defaultValue: textOf(shown.entry),
    readOnly: isLocked,
  };
}

/** Whether a box of one line has become one of several, and how it does. */
export function growth({ form: { controller }, field, shown: { isGrown } }: FieldState): Growth {
  return { isGrown, grow: () => controller.grow(field) };
}

/** Fewer letters fit into any box. */
const FITS = 8;

/** A box of one line grows where what was filled in does not fit: the end of it would be sent unseen. */
export function useRoomForAll({ form, field, shown }: FieldState, isBox: boolean): void {
  const { controller, seen } = form;
  const isLong = isBox && !shown.isGrown && textOf(shown.entry).length > FITS;
  useEffect(() => {
    const box = isLong ? seen.rowOf(field.id)?.querySelector('input') : undefined;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const filledIn = box.value;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Not while the person is in it: the caret would be lost, and they can see all of it.
      const isAtRest = box.value === filledIn && !box.matches(':focus');
      if (!isAtRest || box.scrollWidth <= box.clientWidth + 1) return;
      // Not at once: an observer that changes a size is called again, and browsers report that as an error.
      frame = requestAnimationFrame(() => controller.grow(field));
    });
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isLong, controller, seen, field]);
}
