'use client';

import type { ChangeEvent, ReactElement, TextareaHTMLAttributes } from 'react';
import type { FormModel, TextField } from '../../core/index.js';
import { autofillProps, enterKeyHint, identifierProps } from './boxProps.js';
import type { BoxProps, Growth } from './boxProps.js';
import { growingHandlers } from './pastedLines.js';

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

/** Draws a box of one line, or of several. A function, not a component, as the parts of a field are. */
export function drawTextBox(
  field: TextField,
  model: FormModel,
  box: BoxProps,
  { isGrown, grow }: Growth,
): ReactElement {
  const mode = inputModeOf(field);
  const common = {
    ...(mode ? { inputMode: mode, ...identifierProps } : wordsProps(field)),
    ...autofillProps(field),
  };
  if (isGrown || field.control === 'area') return <TextArea {...common} box={box} />;
  return (
    <input
      type="text"
      {...common}
      {...growingHandlers(box, grow)}
      enterKeyHint={enterKeyHint(model, field)}
      size={sizeFor(field)}
      {...box}
    />
  );
}

/** A dictionary must not learn a secret, and some browsers send what they check to a server. */
function wordsProps({ sensitive }: TextField) {
  return sensitive ? identifierProps : ({ dir: 'auto' } as const);
}

/** The width tells the length of a short answer; with room for the widest letters. */
function sizeFor({ maxLength = Infinity }: TextField): number | undefined {
  return maxLength <= 20 ? maxLength + 2 : undefined;
}

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  box: BoxProps;
}

/** Also what a box of one line becomes. */
export function TextArea({ box, ...props }: TextAreaProps) {
  return (
    <textarea
      rows={3}
      enterKeyHint="enter"
      {...props}
      {...box}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        box.onChange(event);
        fitHeight(event.target);
      }}
    />
  );
}

/** Where the style sheet's `field-sizing` is not known, a text area grows by hand. */
function fitHeight(area: HTMLTextAreaElement) {
  if (area.scrollHeight === 0 || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}
