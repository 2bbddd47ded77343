'use client';

import type { Option } from '../../core/index.js';
import { labelOf } from '../../core/internal.js';
import { boxText, entryFor } from './search.js';
import { ComboboxControl } from './ComboboxControl.js';
import type { ControlProps } from './props.js';

/** Props of {@link SuggestControl}. */
export interface SuggestControlProps extends ControlProps<'text'> {
  options: readonly Option[];
}

/** What a name in the box stands for, where the name does not say it: it may also have been typed. */
function SentAs({
  option,
  messages,
}: Pick<SuggestControlProps, 'messages'> & { option: Option | undefined }) {
  const value = option && labelOf(String(option.value));
  if (value === undefined || value === option?.label) return null;
  return <p data-elicit-part="preview">{messages.rich('hint.sentAs', { value })}</p>;
}

/** A box to search in that also keeps what is typed: the server suggests, the person may answer something else. */
export function SuggestControl({ options, entry, onChange, ...props }: SuggestControlProps) {
  const named = entryFor(options, entry);
  return (
    <>
      <ComboboxControl
        {...props}
        takesOwnWords
        labelId={props.inputProps['aria-labelledby'] ?? ''}
        options={options}
        entry={named}
        onChange={(chosen) => onChange(boxText(options, chosen))}
      />
      <SentAs option={typeof named === 'number' ? options[named] : undefined} {...props} />
    </>
  );
}
