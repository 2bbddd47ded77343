'use client';

import { CheckList, SelectAll, SelectedCount, hasSelectAll } from './CheckList.js';
import { CheckSearch } from './CheckSearch.js';
import type { ControlProps } from './props.js';

/** A list to tick; a long one with a box to search in. */
export function MultiSelectControl(props: ControlProps<'multi-select'>) {
  const { control, options, minItems, maxItems } = props.field;
  const hasLimits = minItems !== undefined || maxItems !== undefined;
  if (control === 'search') return <CheckSearch {...props} />;
  return (
    <>
      <CheckList {...props} shown={options.map((_, index) => index)} />
      {(hasLimits || hasSelectAll(props.field)) && <SelectedCount {...props} />}
      <SelectAll {...props} />
    </>
  );
}
