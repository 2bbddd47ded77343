'use client';

import type { ChangeEvent } from 'react';
import type { FormModel, TextField } from '../../core/index.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import type { BoxProps } from './boxProps.js';

/** `type` stays "text": `type=email` and `type=url` rewrite what was typed. */
function inputModeOf({ format, look }: TextField): 'email' | 'url' | 'tel' | undefined {
  switch (format) {
    case 'email':
      return 'email';
    case 'uri':
      return 'url';
    case 'date':
    case 'date-time':
    case undefined:
      return look;
    default:
      return format satisfies never;
  }
}

/** Props of {@link TextControl}. */
export interface TextControlProps {
  field: TextField;
  model: FormModel;
  box: BoxProps;
}

/** One line, or several. */
export function TextControl({ field, model, box }: TextControlProps) {
  if (field.control === 'area') return <TextArea field={field} box={box} />;
  const mode = inputModeOf(field);
  return (
    <input
      type="text"
      {...(mode ? { inputMode: mode, ...identifierProps } : { dir: 'auto' })}
      {...autofillProps(field)}
      enterKeyHint={enterKeyHint(model, field)}
      size={sizeFor(field)}
      {...box}
    />
  );
}

/** The width tells the length of a short answer; with room for the widest letters. */
function sizeFor({ maxLength = Infinity }: TextField): number | undefined {
  return maxLength <= 20 ? maxLength + 2 : undefined;
}

function TextArea({ field, box }: Omit<TextControlProps, 'model'>) {
  return (
    <textarea
      rows={3}
      dir="auto"
      enterKeyHint="enter"
      {...autofillProps(field)}
      {...box}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        box.onChange(event);
        grow(event.target);
      }}
    />
  );
}

/** Where the style sheet's `field-sizing` is not known, a text area grows by hand. */
function grow(area: HTMLTextAreaElement) {
  if (area.scrollHeight === 0 || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}
