'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { boxText, entryFor } from './boxText.js';
import type { ComboboxProps } from './Combobox.js';
import { NativeSelect } from './NativeSelect.js';

/** What {@link ComboboxControl} needs; the rest it finds out by itself. */
export type ComboboxControlProps = Omit<ComboboxProps, 'root' | 'takesFocus'>;

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

/** A box to search in. What is typed before its list has come is kept, and so is the focus. */
export function ComboboxControl(props: ComboboxControlProps) {
  const list = useList();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  return (
    <div
      data-elicit-part="search"
      ref={setBox}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {list && box ? (
        <list.Combobox {...props} root={box.getRootNode()} takesFocus={() => hasFocus.current} />
      ) : (
        <Waiting {...props} />
      )}
    </div>
  );
}

function Waiting({ inputProps, options, entry, onChange }: ComboboxControlProps) {
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
      onChange={(event) => onChange(entryFor(options, event.target.value))}
    />
  );
}
