'use client';

import { useMemo, useState } from 'react';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions, Environment } from 'downshift';
import { boxText, matching, SHOWN_OPTIONS } from './search.js';
import type { Option } from '../../core/index.js';
import type { InputProps } from './props.js';

type Change = UseComboboxStateChangeOptions<number>;

/** Leaving the box chooses nothing: only Enter and a press do. */
function reduce(
  state: UseComboboxState<number>,
  { type, changes }: Change,
): Partial<UseComboboxState<number>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

/** What a search needs of its box. */
export interface OptionSearchProps {
  inputProps: InputProps;
  labelId: string;
  options: readonly Option[];
  /** The chosen option, or a text that names none. */
  entry: number | string | null;
  onChange: (entry: number | string | null) => void;
  /** The document or shadow root that contains it. */
  root: Node;
  /** What the person did in the plain box that this one replaces. */
  before: () => { hasFocus: boolean; wantsList: boolean };
}

/** What is searched for and found among the options, and downshift's keeping of the list. */
export function useOptionSearch(props: OptionSearchProps, selectChoice: () => void) {
  const { inputProps, labelId, options, entry, onChange, root, before } = props;
  // What was typed since the list opened: with a choice in the box, the list begins with all.
  const [query, setQuery] = useState(typeof entry === 'string' ? entry : '');
  const environment = useMemo(() => environmentOf(root), [root]);
  const found = matching(options, query);
  const items = found.slice(0, SHOWN_OPTIONS);
  if (typeof entry === 'number' && !items.includes(entry)) items.push(entry);
  const list = useCombobox({
    items,
    itemToString: (index) => boxText(options, index),
    inputValue: boxText(options, entry),
    selectedItem: typeof entry === 'number' ? entry : null,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    initialIsOpen: before().hasFocus && before().wantsList,
    onIsOpenChange({ isOpen, type }) {
      if (!isOpen) return;
      if (type !== useCombobox.stateChangeTypes.InputChange) setQuery('');
      if (type === useCombobox.stateChangeTypes.InputClick) selectChoice();
    },
    stateReducer: reduce,
    inputId: inputProps.id,
    labelId,
    menuId: `${inputProps.id}-list`,
    getItemId: (index) => `${inputProps.id}-option-${index}`,
    ...environment,
  });
  return { query, setQuery, found, items, list };
}

/** What downshift listens to: within a shadow root, events of the window have lost their target. */
function environmentOf(root: Node): { environment?: Environment } {
  if (!('host' in root)) return {};
  const shadow = root as ShadowRoot;
  const view = {
    get activeElement() {
      return shadow.activeElement ?? document.body;
    },
    getElementById: (id: string) => shadow.getElementById(id),
    createElement: document.createElement.bind(document),
    body: document.body,
  };
  const environment = {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document: view as unknown as Document,
    Node,
  };
  return { environment };
}
