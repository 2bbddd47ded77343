'use client';

import { CheckList, SelectedCount } from './CheckList.js';
import { CheckSearch } from './CheckSearch.js';
import type { ControlProps } from './props.js';

/** A list to tick; a long one with a box to search in. */
export function MultiSelectControl(props: ControlProps<'multi-select'>) {
  const { control, options, minItems, maxItems } = props.field;
  if (control === 'search') return <CheckSearch {...props} />;
  return (
    <>
      <CheckList {...props} shown={options.map((_, index) => index)} />
      {(minItems !== undefined || maxItems !== undefined) && <SelectedCount {...props} />}
    </>
  );
}
