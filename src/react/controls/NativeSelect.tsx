'use client';

import { useServerLang } from '../words/serverWords.js';
import type { Option } from '../../core/index.js';
import type { MessagesApi } from '../words/messages.js';
import type { InputProps } from './props.js';

/** Props of {@link NativeSelect}. */
export interface NativeSelectProps {
  inputProps: InputProps;
  options: readonly Option[];
  entry: number | string | null;
  onChange: (entry: number | string | null) => void;
  messages: MessagesApi;
  /** Without an empty option there is no way to no answer. @default "choose" */
  empty?: 'choose' | 'noAnswer' | 'none';
}

/** The browser's own list. Options are identified by their index, because two may have the same value. */
export function NativeSelect({
  inputProps,
  options,
  entry,
  onChange,
  messages,
  empty = 'choose',
}: NativeSelectProps) {
  const serverLang = useServerLang();
  return (
    <select
      data-elicit-part="control"
      {...inputProps}
      value={typeof entry === 'number' ? entry : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {empty !== 'none' && <option value="">{messages.text(`field.${empty}`)}</option>}
      {options.map((option, index) => (
        <option key={index} value={index} dir="auto" lang={serverLang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
