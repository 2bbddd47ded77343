import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react';
import type { Field, FormModel } from '../../core/index.js';
import type { InputProps } from './props.js';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** The same for all boxes of a form: which one it is, they read from its name. */
export interface BoxHandlers {
  ref: (box: Box | null) => void;
  onChange: (event: ChangeEvent<Box>) => void;
  onCompositionEnd: (event: CompositionEvent<Box>) => void;
  onBlur: (event: FocusEvent<Box>) => void;
}

/** Props of a box of text of ours. */
export interface BoxProps extends InputProps, BoxHandlers {
  'data-elicit-part': 'control';
  defaultValue: string;
  readOnly: boolean;
}

/** A box of one line becomes one of several when lines are put into it. */
export interface Growth {
  isGrown: boolean;
  grow: () => void;
}

/** A password manager must not fill in, or keep, what a server asks for; `autocomplete` alone does not stop them. */
const managersOut = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** A token where the name of the field is well known (WCAG 1.3.5); else the box is closed to managers. */
export function autofillProps(field: Field) {
  return field.autofill === undefined || field.sensitive
    ? managersOut
    : { autoComplete: field.autofill };
}

/** What the Enter key of a touch keyboard says. */
export function enterKeyHint({ fields }: FormModel, field: Field): 'send' | 'done' | 'next' {
  if (fields.length === 1) return 'send';
  return field === fields.at(-1) ? 'done' : 'next';
}

/** Addresses, numbers and the like: written from left to right, without a dictionary. */
export const identifierProps = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
