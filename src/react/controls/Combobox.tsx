'use client';

import { useServerLang } from '../words/serverWords.js';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Option } from '../../core/index.js';
import { isComposing, isSendShortcut } from '../page/keys.js';
import type { MessagesApi } from '../words/messages.js';
import { entryFor, entryForFinished } from './search.js';
import { useJoinedLines } from './pastedLines.js';
import { Popup } from './Popup.js';
import { useOptionSearch } from './useOptionSearch.js';
import type { OptionSearchProps } from './useOptionSearch.js';
import { useSpokenOption, useSpokenResults } from './useSpoken.js';

/** Props of {@link Combobox}. */
export interface ComboboxProps extends OptionSearchProps {
  messages: MessagesApi;
  /** A text that names no option is an answer. */
  takesOwnWords?: boolean;
}

/** A box to search in, and the list of what it finds (ARIA: editable combobox with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const { inputProps, options, entry, onChange, messages, before, takesOwnWords = false } = props;
  const box = useRef<HTMLInputElement>(null);
  const joined = useJoinedLines(messages);
  const serverLang = useServerLang();
  /** Selects the text of a choice, so that typing replaces it. */
  function selectChoice() {
    if (typeof entry === 'number') box.current?.select();
  }
  const { query, setQuery, found, items, list } = useOptionSearch(props, selectChoice);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = list;
  /** Enter without a row at hand takes the option that is called so, or the only one that was found. */
  function takeMatch(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isOpen || active !== undefined || takesOwnWords) return;
    if (query === '' || isComposing(event.nativeEvent) || isSendShortcut(event.nativeEvent)) return;
    const called = entryForFinished(options, query);
    const match = typeof called === 'number' ? called : found.length === 1 ? found[0] : undefined;
    event.preventDefault();
    if (match === undefined) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    onChange(match);
    list.closeMenu();
  }
  // What has been drawn stays, out of sight: if it went while the focus moves on, a dialog's focus trap would step in.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const active = isOpen ? items[highlightedIndex] : undefined;
  useSpokenOption(active === undefined ? undefined : options[active]?.label);
  useSpokenResults(isOpen && query !== '' ? found.length : undefined, messages);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it takes the place of the plain box
  useEffect(() => void (before().hasFocus && box.current?.focus()), []);
  return (
    <>
      <input
        type="text"
        data-elicit-part="control"
        {...inputProps}
        {...joined.handlers}
        {...getInputProps({
          ref: box,
          onFocus: selectChoice,
          onKeyDown(event) {
            keepToTheBox(event, isOpen);
            takeMatch(event);
          },
          // "item 2" is "Item 2". What is an answer as it is stays as it is.
          onBlur() {
            if (typeof entry !== 'string' || takesOwnWords) return;
            const finished = entryForFinished(options, entry);
            if (typeof finished === 'number') onChange(finished);
          },
          // Here and not in onInputValueChange, which comes too late to keep the caret.
          onChange({ currentTarget: { value } }) {
            setQuery(value);
            onChange(entryFor(options, value));
          },
        })}
      />
      {joined.note}
      <Popup
        isOpen={isOpen && !(takesOwnWords && found.length === 0)}
        found={found.length}
        query={query}
        messages={messages}
      >
        {/* What scrolls is a stop for Tab in Chromium, and it goes away as soon as the box is left. */}
        <ul
          data-elicit-part="listbox"
          tabIndex={-1}
          hidden={items.length === 0}
          {...getMenuProps()}
        >
          {wasOpen &&
            items.map((option, index) => (
              <li
                key={option}
                lang={serverLang}
                data-elicit-part="listbox-option"
                data-active={option === active || undefined}
                {...getItemProps({
                  item: option,
                  index,
                  'aria-selected': option === entry,
                  'aria-disabled': undefined,
                  'aria-label': options[option]?.label,
                })}
              >
                <OptionText option={options[option]} />
              </li>
            ))}
        </ul>
      </Popup>
    </>
  );
}

function OptionText({ option }: { option: Option | undefined }) {
  return (
    <>
      <bdi dir="auto">{option?.label}</bdi>
      {option?.description !== undefined && (
        <span data-elicit-part="choice-description" dir="auto">
          {option.description}
        </span>
      )}
    </>
  );
}

/** Keys that are the box's or the form's own: the caret's, an input method's, the one that sends, and Escape where no list is open. */
function keepToTheBox(event: KeyboardEvent, isOpen: boolean) {
  const isOurs =
    event.key === 'Home' ||
    event.key === 'End' ||
    (event.key === 'Escape' && !isOpen) ||
    isSendShortcut(event.nativeEvent) ||
    isComposing(event.nativeEvent);
  if (isOurs) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
