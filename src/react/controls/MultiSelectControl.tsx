'use client';

import { Choice } from './Choice.js';
import { optionId } from './optionId.js';
import type { ControlProps } from './props.js';

/** A list to tick; going over the limit is allowed and then reported. */
export function MultiSelectControl({
  field,
  entry,
  onChange,
  inputProps: { id, name, 'aria-invalid': invalid },
}: ControlProps<'multi-select'>) {
  const toggle = (index: number) =>
    onChange(
      entry.includes(index)
        ? entry.filter((ticked) => ticked !== index)
        : [...entry, index].toSorted((a, b) => a - b),
    );
  return (
    <div data-elicit-part="choices">
      {field.options.map((option, index) => (
        <Choice
          key={index}
          type="checkbox"
          id={optionId(id, index)}
          name={name}
          aria-invalid={invalid}
          label={<bdi dir="auto">{option.label}</bdi>}
          description={option.description}
          checked={entry.includes(index)}
          onChange={() => toggle(index)}
        />
      ))}
    </div>
  );
}
