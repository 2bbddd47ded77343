'use client';

import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { ElicitResult, ElicitationQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../messages.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import { hasFocus, isFocusNowhere } from '../request/focus.js';
import { FocusKeeper } from '../request/FocusKeeper.js';
import { focusHeading } from '../request/focusHeading.js';
import { useLatest } from '../request/useLatest.js';
import { useElicitationQueue } from '../useElicitationQueue.js';
import { isOpen, isUnseen } from './entries.js';
import { Item } from './Item.js';
import { useArrivals } from './useArrivals.js';
import { useExpanded } from './useExpanded.js';
import { useNews } from './useNews.js';
import { useSurface } from './useSurface.js';

/** Props of {@link Requests}. */
export interface RequestsProps {
  queue: ElicitationQueue;
  options: SurfaceOptions;
  root: RefObject<HTMLElement | null>;
}

/** The requests of a queue in the order in which they came: one expanded, the others in a line each, receipts in their place. */
export function Requests({ queue, options, root }: RequestsProps) {
  const { text } = useMessages();
  const snapshot = useElicitationQueue(queue);
  const isActive = useSurface(queue, goToExpanded);
  const entries = useMemo(
    () => (isActive ? snapshot.filter((entry) => !isUnseen(entry)) : []),
    [snapshot, isActive],
  );
  const open = useMemo(() => entries.filter(isOpen), [entries]);
  const { expanded, isAskedFor, expand } = useExpanded(open);
  const sayArrival = useArrivals(queue);
  useEffect(() => {
    for (const { id } of open) queue.present(id);
  }, [queue, open]);
  useNews(entries, root);

  function isDialog({ elicitation }: PendingElicitation): boolean {
    const usual = elicitation.mode === 'url' ? 'dialog' : 'inline';
    return (options.presentation ?? usual) === 'dialog';
  }
  /** @returns False where there is nothing to go to. */
  function goToExpanded(): boolean {
    if (!expanded) return false;
    if (!isDialog(expanded)) return focusHeading(root.current?.querySelector('[data-expanded]'));
    expand(expanded.id);
    return true;
  }
  function goOn() {
    if (!goToExpanded()) focusHeading(latestReceipt(root.current));
  }
  const latest = useLatest(goOn);
  /** Called when the dialog is gone, and with it the render that it belonged to. */
  function onClosed(hasReturnedFocus: boolean) {
    if (!hasReturnedFocus && isFocusNowhere()) latest()();
  }
  /** Whoever answers one after the other goes on to the next; who is sent to another tab does not. */
  function onAnswer(entry: PendingElicitation, { action }: ElicitResult) {
    const isLeaving = entry.elicitation.mode === 'url' && action === 'accept';
    const next = open.find(({ id }) => id !== entry.id);
    if (next && !isLeaving && (isDialog(entry) || hasFocus(root.current))) expand(next.id);
  }

  if (entries.length === 0) return null;
  return (
    <FocusKeeper root={root} onLost={goOn}>
      <div data-elicit-part="outlet" role="region" aria-label={text('request.regionLabel')}>
        {entries.map((entry) => (
          <Item
            key={entry.id}
            {...{ entry, queue, options, open }}
            isExpanded={entry.id === expanded?.id}
            isAskedFor={entry.id === expanded?.id && isAskedFor}
            onExpand={() => expand(entry.id)}
            onAnswer={(result) => onAnswer(entry, result)}
            onArrival={() => sayArrival(entry)}
            onClosed={onClosed}
          />
        ))}
      </div>
    </FocusKeeper>
  );
}

/** The receipt that came last. */
function latestReceipt(root: HTMLElement | null): Element | undefined {
  const receipts = [...(root?.querySelectorAll('[data-phase="done"]') ?? [])];
  return receipts.at(-1);
}
