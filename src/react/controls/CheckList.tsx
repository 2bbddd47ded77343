'use client';

import { Choice, optionId } from './Choice.js';
import type { ControlProps } from './props.js';

/** Props of {@link CheckList}. */
export interface CheckListProps extends ControlProps<'multi-select'> {
  /** Indices of the options to draw. */
  shown: readonly number[];
}

/** Checkboxes; going over the limit is allowed and then reported, nothing is switched off. */
export function CheckList({ field, entry, onChange, inputProps, shown }: CheckListProps) {
  const { id, name, 'aria-invalid': invalid } = inputProps;
  const ticked = new Set(entry);
  const toggle = (index: number) =>
    onChange(
      ticked.has(index)
        ? entry.filter((other) => other !== index)
        : [...entry, index].toSorted((a, b) => a - b),
    );
  return (
    <div data-elicit-part="choices">
      {shown.map((index) => (
        <Choice
          key={index}
          type="checkbox"
          id={optionId(id, index)}
          name={name}
          aria-invalid={invalid}
          label={field.options[index]?.label ?? ''}
          isOfServer
          description={field.options[index]?.description}
          checked={ticked.has(index)}
          onChange={() => toggle(index)}
        />
      ))}
    </div>
  );
}

/** How many are ticked, of how many at most. */
export function SelectedCount({ field, entry, messages }: ControlProps<'multi-select'>) {
  const { maxItems: max } = field;
  const count = entry.length;
  return (
    <p data-elicit-part="counter" data-over={(max !== undefined && count > max) || undefined}>
      {max === undefined
        ? messages.text('count.selected', { count })
        : messages.text('count.selectedOf', { count, max })}
    </p>
  );
}
