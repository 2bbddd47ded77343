'use client';

import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';

/** A native date box. */
export function DateControl({ entry, onChange, inputProps }: ControlProps<'date'>) {
  return <DateBox type="date" value={entry} onChange={onChange} {...inputProps} />;
}
