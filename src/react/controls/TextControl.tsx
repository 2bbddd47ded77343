'use client';

import type { ChangeEvent } from 'react';
import type { TextField } from '../../core/index.js';
import { useFormParts } from '../form/context.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import { useBox } from './useBox.js';

/** `type` stays "text": `type=email` and `type=url` rewrite what was typed. */
const modes = { email: 'email', uri: 'url' } as const;

/** One line, or several. */
export function TextControl({ field }: { field: TextField }) {
  const { brain } = useFormParts('Control');
  const box = useBox(field);
  if (field.multiline) return <TextArea field={field} box={box} />;
  const mode = field.format === 'email' || field.format === 'uri' ? modes[field.format] : undefined;
  return (
    <input
      type="text"
      {...(mode ? { inputMode: mode, ...identifierProps } : { dir: 'auto' })}
      {...autofillProps(field)}
      enterKeyHint={enterKeyHint(brain.model, field)}
      size={sizeFor(field)}
      {...box}
    />
  );
}

/** The width tells the length of a short answer; with room for the widest letters. */
function sizeFor({ maxLength = Infinity }: TextField): number | undefined {
  return maxLength <= 20 ? maxLength + 2 : undefined;
}

function TextArea({ field, box }: { field: TextField; box: ReturnType<typeof useBox> }) {
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
