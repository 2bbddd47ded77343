'use client';

import { useContext } from 'react';
import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import type { Incomplete } from '../../core/index.js';
import { LockedContext } from './Choice.js';

/** What a native date or time box holds. */
export type DatePart = string | Incomplete;

/** Props of {@link DateBox}. */
export interface DateBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange'
> {
  type: 'date' | 'time';
  value: DatePart;
  onChange: (value: DatePart) => void;
}

const incomplete: Incomplete = { incomplete: true };

/** A half-filled box says that it is empty; only its validity tells. */
function read(box: HTMLInputElement): DatePart {
  return box.validity.badInput ? incomplete : box.value;
}

const written = {
  date: /^\d{4,6}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/,
};

/** A native date or time box, without limits of its own: with a `max`, Chromium turns the year 20275 into 0275. */
export function DateBox({ type, value, onChange, ...input }: DateBoxProps) {
  const isLocked = useContext(LockedContext);
  const shown = typeof value === 'string' && written[type].test(value) ? value : '';
  function update(box: HTMLInputElement) {
    const next = read(box);
    const isSame = typeof next === 'string' ? next === value : typeof value !== 'string';
    if (!isSame) onChange(next);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text').trim();
    if (!written[type].test(text)) return;
    event.preventDefault();
    onChange(text);
  }
  return (
    <input
      data-elicit-part="control"
      form=""
      autoComplete="off"
      {...input}
      type={type}
      value={shown}
      readOnly={isLocked}
      onChange={(event) => update(event.target)}
      // While a box is half filled it sends no change, only keys.
      onKeyUp={(event) => update(event.currentTarget)}
      onBlur={(event) => update(event.target)}
      onPaste={onPaste}
    />
  );
}
