'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { MessagesApi } from '../words/messages.js';
import { SHOWN_OPTIONS } from './search.js';

/** Props of {@link Popup}. */
export interface PopupProps {
  isOpen: boolean;
  /** How many options were found. */
  found: number;
  query: string;
  messages: MessagesApi;
  /** The list. */
  children: ReactNode;
}

/** What opens under a box to search in: the list, and in words what is not in it. */
export function Popup({ isOpen, found, query, messages, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const more = found - SHOWN_OPTIONS;
  // At the foot of a page or a dialog it would open below the edge. jsdom has no layout to scroll.
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps a press from moving the focus
    <div
      data-elicit-part="popup"
      hidden={!isOpen}
      ref={popup}
      // The focus stays in the box, whatever of the list is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      {found === 0 && <p data-elicit-part="hint">{messages.rich('search.none', { query })}</p>}
      {more > 0 && <p data-elicit-part="hint">{messages.text('search.more', { count: more })}</p>}
    </div>
  );
}
