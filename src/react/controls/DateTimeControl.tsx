'use client';

import type { DateTimeEntry } from '../../core/index.js';
import { DateBox } from './DateBox.js';
import type { ControlProps } from './props.js';

/** A date, a time and the zone in which they are meant. */
export function DateTimeControl(props: ControlProps<'text'>) {
  const { entry } = props;
  return typeof entry === 'object' && 'date' in entry ? <Parts {...props} entry={entry} /> : null;
}

interface PartsProps extends ControlProps<'text'> {
  entry: DateTimeEntry;
}

function Parts({ entry, onChange, inputProps, messages }: PartsProps) {
  const { id, name, 'aria-invalid': invalid } = inputProps;
  function change(part: Partial<DateTimeEntry>) {
    const { untouched: _, ...rest } = entry;
    onChange({ ...rest, ...part });
  }
  return (
    <div data-elicit-part="parts">
      <div data-elicit-part="part">
        <label data-elicit-part="part-label" htmlFor={id}>
          {messages.text('field.date')}
        </label>
        <DateBox
          type="date"
          id={id}
          name={name}
          aria-invalid={invalid}
          value={entry.date}
          onChange={(date) => change({ date })}
        />
      </div>
      <div data-elicit-part="part">
        <label data-elicit-part="part-label" htmlFor={`${id}-time`}>
          {messages.text('field.time')}
        </label>
        <DateBox
          type="time"
          id={`${id}-time`}
          name={`${name}-time`}
          aria-invalid={invalid}
          value={entry.time}
          onChange={(time) => change({ time })}
        />
      </div>
    </div>
  );
}
