'use client';

import type { Option } from '../../core/index.js';
import { boxText, entryFor } from './search.js';
import { ComboboxControl } from './ComboboxControl.js';
import type { ControlProps } from './props.js';

/** Props of {@link SuggestControl}. */
export interface SuggestControlProps extends ControlProps<'text'> {
  options: readonly Option[];
}

/** A box to search in that also keeps what is typed: the server suggests, the person may answer something else. */
export function SuggestControl({ options, entry, onChange, ...props }: SuggestControlProps) {
  return (
    <ComboboxControl
      {...props}
      takesOwnWords
      labelId={props.inputProps['aria-labelledby'] ?? ''}
      options={options}
      entry={entryFor(options, entry)}
      onChange={(chosen) => onChange(boxText(options, chosen))}
    />
  );
}
