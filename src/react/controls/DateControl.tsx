'use client';

import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';

/** A native date box. */
export function DateControl({ entry, onChange, inputProps }: ControlProps<'date'>) {
  return <DateBox type="date" value={entry} onChange={onChange} {...inputProps} />;
}

/** A native time box; it asks for seconds where the suggested time has some. */
export function TimeControl({ field, entry, onChange, inputProps }: ControlProps<'time'>) {
  const step = stepOf(field.default ?? '');
  return (
    <DateBox
      type="time"
      value={entry}
      onChange={onChange}
      {...inputProps}
      {...(step && { step })}
    />
  );
}

/** In seconds, as HTML counts. */
function stepOf(suggested: string): number | undefined {
  const [, , seconds, fraction] = suggested.split(/[:.]/);
  if (fraction !== undefined) return 0.001;
  return seconds === undefined ? undefined : 1;
}
