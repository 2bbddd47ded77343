'use client';

import type { MultiSelectField } from '../../core/index.js';
import { useAnnounce } from '../page/LiveRegion.js';
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

/** Fewer are ticked faster by hand. */
const MANY_OPTIONS = 8;

/** Whether a list has buttons to tick or untick all, and says how many are ticked. */
export function hasSelectAll({ options }: MultiSelectField): boolean {
  return options.length >= MANY_OPTIONS;
}

/** Ticks all, unless that is more than may be chosen, or none. */
export function SelectAll({
  field,
  entry,
  onChange,
  inputProps,
  messages,
}: ControlProps<'multi-select'>) {
  const announce = useAnnounce();
  if (!hasSelectAll(field)) return null;
  const { options, label, maxItems = Infinity } = field;
  const button = (id: 'field.selectAll' | 'field.selectNone', next: readonly number[]) => (
    <button
      type="button"
      data-elicit-part="field-action"
      aria-label={messages.text(`${id}Named`, { label })}
      aria-disabled={inputProps['aria-disabled']}
      onClick={() => {
        if (inputProps['aria-disabled']) return;
        onChange(next);
        announce(messages.text('count.selected', { count: next.length }));
      }}
    >
      {messages.text(id)}
    </button>
  );
  const all = options.map((_, index) => index);
  return (
    <div data-elicit-part="field-actions">
      {options.length <= maxItems && button('field.selectAll', all)}
      {entry.length > 0 && button('field.selectNone', [])}
    </div>
  );
}
