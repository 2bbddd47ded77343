'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { boxText, entryFor } from './boxText.js';
import type { ComboboxProps } from './Combobox.js';
import { NativeSelect } from './NativeSelect.js';

/** What {@link ComboboxControl} needs; the rest it finds out by itself. */
export type ComboboxControlProps = Omit<ComboboxProps, 'root' | 'before'>;

interface List {
  Combobox: ComponentType<ComboboxProps>;
}

let loaded: List | undefined;

/** The list behind the box, fetched when there is a box; where that fails, the browser's own. */
async function load(): Promise<List> {
  loaded ??= await import('./Combobox.js').catch(() => ({ Combobox: NativeSelect }));
  return loaded;
}

/** Not through Suspense, which would keep both boxes in the page for a while, with the same id. */
function useList(): List | undefined {
  const [list, setList] = useState(loaded);
  useEffect(() => void load().then(setList), []);
  return list;
}

/** A box to search in. What is done before its list has come is kept: the text, the focus, the wish to see the list. */
export function ComboboxControl(props: ComboboxControlProps) {
  const list = useList();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const before = useRef({ hasFocus: false, wantsList: false });
  return (
    <div
      data-elicit-part="search"
      ref={setBox}
      onFocus={() => {
        before.current.hasFocus = true;
      }}
      onBlur={() => {
        before.current = { hasFocus: false, wantsList: false };
      }}
    >
      {list && box ? (
        <list.Combobox {...props} root={box.getRootNode()} before={() => before.current} />
      ) : (
        <Waiting
          {...props}
          onWant={() => {
            before.current.wantsList = true;
          }}
        />
      )}
    </div>
  );
}

interface WaitingProps extends ComboboxControlProps {
  /** The person wants to see the list. */
  onWant: () => void;
}

function Waiting({ inputProps, options, entry, onChange, onWant }: WaitingProps) {
  return (
    <input
      type="text"
      data-elicit-part="control"
      autoComplete="off"
      {...inputProps}
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list yet to control
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      value={boxText(options, entry)}
      onClick={onWant}
      onKeyDown={({ key }) => key.startsWith('Arrow') && onWant()}
      onChange={(event) => {
        onWant();
        onChange(entryFor(options, event.target.value));
      }}
    />
  );
}
