import { createFormControl } from 'react-hook-form';
import type { Entries, Entry } from '../../core/index.js';
import { textOf } from '../../core/internal.js';

/** A box of text in the page. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The entries of one form by field id. react-hook-form keeps them, which only this file knows. */
export interface EntryStore {
  get: (fieldId: string) => Entry;
  /** Keeps an entry; an attached box of text shows it. */
  set: (fieldId: string, entry: Entry) => void;
  all: () => Entries;
  /** Ties a box of text to the entry of its `name`: the box stays uncontrolled, so that a key costs no render. */
  attach: (box: TextBox | null) => void;
}

export function createEntryStore(initial: Entries): EntryStore {
  const { getValues, setValue, subscribe } = createFormControl<Record<string, Entry>>({
    defaultValues: initial,
  });
  // Until something subscribes, `getValues` answers with the defaults. Nobody listens: what is shown, when and to
  // whom is decided by the controller, because react-hook-form tells every subscriber of every change.
  subscribe({ formState: {}, callback() {} })();
  const boxes = new Map<string, TextBox>();
  return {
    get: (fieldId) => getValues(fieldId) ?? null,
    set(fieldId, entry) {
      setValue(fieldId, entry);
      const box = boxes.get(fieldId);
      const text = textOf(entry);
      // Writing an equal text would move the caret.
      if (box && box.value !== text) box.value = text;
    },
    all: () => getValues(),
    attach(box) {
      if (box) boxes.set(box.name, box);
    },
  };
}
