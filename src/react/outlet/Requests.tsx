'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import { FocusKeeper } from '../page/FocusKeeper.js';
import { useLatest } from '../page/useLatest.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { ConnectionLine } from './ConnectionLine.js';
import { Elsewhere } from './Elsewhere.js';
import { DeclineAll } from './RequestExtras.js';
import { Item } from './Item.js';
import type { ItemCallbacks } from './Item.js';
import { useArrivalAnnouncements } from './useArrivalAnnouncements.js';
import { useOutletView } from './useOutletView.js';
import type { OutletView } from './useOutletView.js';
import { useActiveSurface } from './useActiveSurface.js';
import { useFocusOrder } from './useFocusOrder.js';

/** Props of {@link Requests}. */
export interface RequestsProps {
  queue: PersonQueue;
  options: SurfaceOptions;
  root: RefObject<HTMLElement | null>;
  /** The conversation whose requests are in view. @default all */
  scope: string | undefined;
}

/** The requests of a queue in order of arrival: one expanded, the other open ones as stubs, the finished ones as receipts. */
export function Requests({ queue, options, root, scope }: RequestsProps) {
  const { text } = useMessages();
  const goTo = useRef<(id?: string) => void>(() => {});
  const activeSurface = useActiveSurface(queue, goTo, scope);
  const view = useOutletView(queue, activeSurface, scope);
  const focusOrder = useFocusOrder(view, options.presentation, root);
  useEffect(() => {
    goTo.current = (id) => {
      if (id === undefined || id === view.expanded?.id) {
        focusOrder.focusExpanded();
        return;
      }
      // Synchronous, because the heading must exist before it can take the focus.
      flushSync(() => view.expand(id));
      goTo.current();
    };
  });
  const arrive = useArrivalAnnouncements(queue, view, scope);
  const callbacks = useStableCallbacks({
    expand: ({ id }) => view.expand(id),
    arrive,
    ...focusOrder,
  });
  const { entries, drawn, elsewhere, others } = view;
  if (elsewhere.length > 0) return <Elsewhere entries={elsewhere} {...{ queue, options }} />;
  return (
    <>
      {activeSurface === 'this' && <ConnectionLine queue={queue} />}
      {entries.length + others > 0 && (
        <>
          <div data-elicit-part="outlet" role="region" aria-label={text('request.regionLabel')}>
            {drawn.map((entry) => (
              <Item
                key={entry.id}
                {...{ queue, options, callbacks, root }}
                {...positionOf(entry, view)}
              />
            ))}
            <Beyond count={entries.length - drawn.length} />
            {others > 0 && <Others count={others} />}
            <DeclineAll
              queue={queue}
              entry={view.expanded}
              open={view.open}
              acceptDelayMs={options.acceptDelayMs ?? 500}
            />
          </div>
          <FocusKeeper root={root} onLost={focusOrder.focusNext} />
        </>
      )}
    </>
  );
}

/** How many more requests there are than are drawn. */
function Beyond({ count }: { count: number }) {
  const { text } = useMessages();
  return count > 0 && <p data-elicit-part="info">{text('request.beyond', { count })}</p>;
}

/** How many wait in other conversations. Announced when the number grows. */
function Others({ count }: { count: number }) {
  const { text } = useMessages();
  const announce = useAnnounce();
  const before = useRef(0);
  const sentence = text('request.inOtherScopes', { count });
  useEffect(() => {
    if (count > before.current) announce(sentence);
    before.current = count;
  }, [announce, count, sentence]);
  return <p data-elicit-part="info">{sentence}</p>;
}

/** What an item needs to know about the others. Primitive values, so that the memoised items render only if one changes. */
function positionOf(entry: PendingElicitation, { open, expanded, isAskedFor }: OutletView) {
  const isExpanded = entry === expanded;
  return {
    entry,
    isExpanded,
    isAskedFor: isExpanded && isAskedFor,
    index: open.indexOf(entry) + 1,
    of: open.length,
  };
}

/** Stable callbacks that call the latest closures. */
function useStableCallbacks(now: ItemCallbacks): ItemCallbacks {
  const latest = useLatest(now);
  const [callbacks] = useState<ItemCallbacks>(() => ({
    expand: (entry) => latest().expand(entry),
    arrive: (entry) => latest().arrive(entry),
    onAnswer: (entry, result) => latest().onAnswer(entry, result),
    onClosed: (hasReturnedFocus) => latest().onClosed(hasReturnedFocus),
  }));
  return callbacks;
}
