'use client';

import type { ControlProps } from './props.js';

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
