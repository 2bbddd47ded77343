'use client';

import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';

/** A native date box. */
export function DateControl({ entry, onChange, inputProps }: ControlProps<'text'>) {
  const value = typeof entry === 'string' || 'incomplete' in entry ? entry : entry.date;
  return <DateBox type="date" value={value} onChange={onChange} {...inputProps} />;
}
