'use client';

import { useRef, useState } from 'react';
import { createOnDemand, useOnDemand } from '../page/onDemand.js';
import { boxText, entryFor } from './search.js';
import type { ComboboxProps } from './Combobox.js';
import { NativeSelect } from './NativeSelect.js';
import { useJoinedLines } from './pastedLines.js';

/** What {@link ComboboxControl} needs; the rest it finds out by itself. */
export type ComboboxControlProps = Omit<ComboboxProps, 'root' | 'before'>;

/** The list behind the box. */
const listPart = createOnDemand(() => import('./Combobox.js'));

/** A box to search in. What is done before its list has come is kept: the text, the focus, the wish to see the list. */
export function ComboboxControl(props: ComboboxControlProps) {
  const list = useOnDemand(listPart);
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
      {/* Without the list, the plain box stays where it can be answered in. */}
      {list === 'failed' && props.takesOwnWords !== true ? (
        <NativeSelect {...props} />
      ) : list && list !== 'failed' && box ? (
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

function Waiting({ inputProps, options, entry, onChange, onWant, messages }: WaitingProps) {
  const joined = useJoinedLines(messages);
  return (
    <>
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
        {...joined.handlers}
      />
      {joined.note}
    </>
  );
}
