'use client';

import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing, isSendShortcut } from '../page/keys.js';
import { afterFocusMoved } from '../page/focus.js';
import { CheckList, SelectAll, SelectedCount } from './CheckList.js';
import { DRAWN } from '../../core/internal.js';
import type { ControlProps } from './props.js';
import { useJoinedLines } from './pastedLines.js';
import { matching, SHOWN_OPTIONS } from './search.js';
import { useSpokenResults } from './useSpoken.js';

/** A box that narrows a list of checkboxes. What is ticked stays in sight whatever is searched for. */
export function CheckSearch(props: ControlProps<'multi-select'>) {
  const { field, entry, onChange, inputProps, messages } = props;
  const [query, setQuery] = useState('');
  const joined = useJoinedLines(messages);
  // Ticked options move to the top when the person leaves: rows must not move under the pointer.
  const [first, setFirst] = useState(entry);
  const found = matching(field.options, query);
  // Ticked ones beyond these are rows like any other, and are found by searching.
  const top = new Set(first.slice(0, DRAWN.ticked));
  const rest = found.filter((index) => !top.has(index));
  const shown = rest.slice(0, SHOWN_OPTIONS);
  const drawn = new Set([...top, ...shown]);
  const beyond = entry
    .filter((index) => !drawn.has(index))
    .slice(0, Math.max(DRAWN.ticked - top.size, 0));
  const hidden = rest.length - shown.length;
  useSpokenResults(query === '' ? undefined : found.length, messages);
  function onBlur(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    afterFocusMoved(event, () => setFirst(entry));
  }
  /** Enter ticks the only one that was found. Escape takes back the search before it is a dialog's. */
  function onKeyDown(event: KeyboardEvent) {
    const [only, another] = found;
    if (event.key === 'Enter' && only !== undefined && another === undefined) {
      if (query === '' || isComposing(event.nativeEvent) || isSendShortcut(event.nativeEvent))
        return;
      event.preventDefault();
      if (!entry.includes(only)) onChange([...entry, only].toSorted((a, b) => a - b));
    }
    if (event.key !== 'Escape' || query === '' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    setQuery('');
  }
  return (
    <div data-elicit-part="search" onBlur={onBlur}>
      <input
        type="text"
        role="searchbox"
        data-elicit-part="control"
        id={inputProps.id}
        form={inputProps.form}
        aria-label={messages.text('search.label', { label: field.label })}
        aria-invalid={inputProps['aria-invalid']}
        autoComplete="off"
        dir="auto"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
        {...joined.handlers}
      />
      {joined.note}
      <SelectedCount {...props} />
      <SelectAll {...props} />
      <div data-elicit-part="scroll">
        <CheckList
          {...props}
          inputProps={{ ...inputProps, id: `${inputProps.id}-option` }}
          shown={[...top, ...beyond, ...shown]}
        />
        {found.length === 0 && (
          <p data-elicit-part="hint">{messages.rich('search.none', { query })}</p>
        )}
        {hidden > 0 && (
          <p data-elicit-part="hint">{messages.text('search.more', { count: hidden })}</p>
        )}
      </div>
    </div>
  );
}
