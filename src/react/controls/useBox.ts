'use client';

import { useContext, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import type { NumberField, TextField } from '../../core/index.js';
import { textOf } from '../form/entries.js';
import { LockedContext, useFieldParts, useFormParts } from '../form/context.js';
import { isIdentifier, tidy } from '../form/tidy.js';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Removes what surrounds an address where the person sees it happen; whether there was anything. */
function tidyVisibly(box: Box): boolean {
  const tidied = tidy(box.value);
  if (tidied === box.value) return false;
  box.value = tidied;
  return true;
}

/** Ties a box to the form without making it controlled: what is typed costs no render. */
export function useBox(field: TextField | NumberField) {
  const { brain } = useFormParts('Control');
  const { inputProps } = useFieldParts('Control');
  const isLocked = useContext(LockedContext);
  const [defaultValue] = useState(() => textOf(brain.entryOf(field)));
  const { ref, onChange, onBlur } = brain.form.register(field.id);
  const trims = isIdentifier(field);
  return {
    ...inputProps,
    'data-elicit-part': 'control',
    ref,
    defaultValue,
    readOnly: isLocked,
    onChange(event: ChangeEvent<Box>) {
      const native: Event & { isComposing?: boolean; inputType?: string } = event.nativeEvent;
      if (trims && native.inputType === 'insertFromPaste') tidyVisibly(event.target);
      void onChange(event);
      // Half a character of an input method is no answer yet.
      if (native.isComposing !== true) brain.typed(field);
    },
    onCompositionEnd: () => brain.typed(field),
    onBlur(event: FocusEvent<Box>) {
      const isTrimmed = trims && tidyVisibly(event.target);
      void onBlur(event);
      if (isTrimmed) brain.typed(field);
    },
  };
}
