'use client';

import { useMemo, useRef } from 'react';
import type { ElicitationQueue, PendingElicitation } from '../../core/index.js';
import { Arrival } from '../prompt/Arrival.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { RequestProvider } from '../request/RequestProvider.js';
import { Stub } from '../request/Stub.js';
import { Timer } from '../request/Timer.js';
import { Deadline, DeclineAll } from './Aside.js';
import { isOpen, keptOf, positionOf } from './entries.js';
import { OpenRequest } from './OpenRequest.js';
import type { OpenRequestProps } from './OpenRequest.js';

/** Props of {@link Item}. */
export interface ItemProps extends Pick<
  OpenRequestProps,
  'options' | 'onAnswer' | 'onClosed' | 'isAskedFor'
> {
  entry: PendingElicitation;
  queue: ElicitationQueue;
  /** All requests that are open. */
  open: readonly PendingElicitation[];
  isExpanded: boolean;
  /** The person wants to answer this one now. */
  onExpand: () => void;
  /** Says that the request has come. */
  onArrival: () => void;
}

/** One request in its place, from one line to the card to the receipt. */
export function Item(props: ItemProps) {
  const { entry, isExpanded } = props;
  // What another outlet has shown before is no news.
  const isNews = useRef(entry.phase === 'queued');
  function onArrival() {
    if (isNews.current) props.onArrival();
    isNews.current = false;
  }
  return (
    <div data-elicit-part="item" data-phase={entry.phase} data-expanded={isExpanded || undefined}>
      <Face {...props} onArrival={onArrival} />
    </div>
  );
}

function Face(props: ItemProps) {
  const { entry, isExpanded } = props;
  if (entry.phase === 'done') return <DoneItem {...props} />;
  return isExpanded || !isOpen(entry) ? <ExpandedItem {...props} /> : <StubItem {...props} />;
}

function ExpandedItem(props: ItemProps) {
  const { entry, queue, options, open, isExpanded } = props;
  const { isAskedFor, onAnswer, onArrival, onClosed } = props;
  const aside = useMemo(
    () => isExpanded && <Aside entry={entry} queue={queue} open={open} />,
    [isExpanded, entry, queue, open],
  );
  const position = usePosition(entry, open);
  return (
    <OpenRequest
      {...{ entry, queue, options, aside, position, isAskedFor, onAnswer, onArrival, onClosed }}
    />
  );
}

function Aside(props: Pick<ItemProps, 'entry' | 'queue' | 'open'>) {
  return (
    <>
      <Deadline {...props} />
      <DeclineAll {...props} />
    </>
  );
}

function StubItem({ entry, open, options, onExpand, onArrival }: ItemProps) {
  const { elicitation, requester } = entry;
  const { headingLevel, serverLang } = options;
  const position = usePosition(entry, open);
  return (
    <RequestProvider {...{ elicitation, requester, position, headingLevel, serverLang }}>
      <Arrival announce={onArrival} />
      <Stub onAnswer={onExpand}>
        {entry.expiresAt !== undefined && <Timer expiresAt={entry.expiresAt} />}
      </Stub>
    </RequestProvider>
  );
}

function DoneItem({ entry, queue, options }: ItemProps) {
  const { id, elicitation, requester, outcome = 'cancel', settledAt } = entry;
  const { headingLevel, serverLang } = options;
  const { entries, content } = keptOf(queue.draft(id));
  return (
    <RequestProvider {...{ elicitation, requester, headingLevel, serverLang }}>
      <Receipt outcome={outcome} content={content} draft={entries} at={settledAt} />
    </RequestProvider>
  );
}

/** The same object while it is the same place, so that nothing below draws anew. */
function usePosition(entry: PendingElicitation, open: readonly PendingElicitation[]) {
  const position = positionOf(entry, open);
  const { index, of } = position ?? {};
  return useMemo(
    () => (index === undefined || of === undefined ? undefined : { index, of }),
    [index, of],
  );
}
