'use client';

import { memo, useMemo, useRef, useState } from 'react';
import type { ElicitResult, PersonQueue, PendingElicitation } from '../../core/index.js';
import { modelOfElicitation } from '../../core/internal.js';
import type { RequestModel } from '../../core/internal.js';
import { Arrival } from '../prompt/Arrival.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { Stub } from '../surface/Stub.js';
import { Timer } from '../surface/Timer.js';
import { Deadline, DeclineAll } from './RequestExtras.js';
import { isOpen, keptOf, receiptOutcome } from './queueEntries.js';
import { OpenRequest } from './OpenRequest.js';

/** What a request says to its outlet. The same object at each render. */
export interface ItemDeeds {
  /** The person wants to answer this one now. */
  expand: (entry: PendingElicitation) => void;
  /** It has come. */
  arrive: (entry: PendingElicitation) => void;
  /** Called before the queue is told. */
  onAnswer: (entry: PendingElicitation, result: ElicitResult) => void;
  /** See `ElicitationDialog`. */
  onClosed: (hasReturnedFocus: boolean) => void;
}

/** Props of {@link Item}. */
export interface ItemProps {
  entry: PendingElicitation;
  queue: PersonQueue;
  options: SurfaceOptions;
  deeds: ItemDeeds;
  isExpanded: boolean;
  /** A person asked for it. */
  isAskedFor: boolean;
  /** Place among the open requests, from 1. */
  index: number;
  of: number;
  /** Open requests of the same server; counted for the expanded one. */
  siblings: number;
}

/** One request in its place, from one line to the card to the receipt. What goes on around it does not draw it anew. */
export const Item = memo(function Item(props: ItemProps) {
  const { entry, options, isExpanded, deeds } = props;
  const [request] = useState(() =>
    modelOfElicitation(entry.elicitation, options.sensitivePolicy ?? 'warn'),
  );
  // What another outlet has shown before is no news.
  const isNews = useRef(entry.phase === 'queued');
  function onArrival() {
    if (isNews.current) deeds.arrive(entry);
    isNews.current = false;
  }
  return (
    <div data-elicit-part="item" data-phase={entry.phase} data-expanded={isExpanded || undefined}>
      <Face {...props} request={request} onArrival={onArrival} />
    </div>
  );
});

interface FaceProps extends ItemProps {
  request: RequestModel;
  onArrival: () => void;
}

function Face(props: FaceProps) {
  const { entry, isExpanded } = props;
  if (entry.phase === 'done') return <DoneItem {...props} />;
  return isExpanded || !isOpen(entry) ? <ExpandedItem {...props} /> : <StubItem {...props} />;
}

function ExpandedItem(props: FaceProps) {
  const { entry, request, queue, options, deeds, isExpanded, isAskedFor, siblings, onArrival } =
    props;
  const aside = useMemo(
    () => isExpanded && <Aside entry={entry} queue={queue} siblings={siblings} />,
    [isExpanded, entry, queue, siblings],
  );
  const position = usePosition(props);
  return (
    <OpenRequest
      {...{ entry, request, queue, options, aside, position, isAskedFor, onArrival }}
      onAnswer={(result) => deeds.onAnswer(entry, result)}
      onClosed={deeds.onClosed}
    />
  );
}

function Aside(props: Pick<ItemProps, 'entry' | 'queue' | 'siblings'>) {
  return (
    <>
      <Deadline {...props} />
      <DeclineAll {...props} />
    </>
  );
}

function StubItem(props: FaceProps) {
  const { entry, request, options, deeds, onArrival } = props;
  const { requester } = entry;
  const { headingLevel, serverLang } = options;
  const position = usePosition(props);
  return (
    <RequestProvider {...{ request, requester, position, headingLevel, serverLang }}>
      <Arrival announce={onArrival} />
      <Stub onAnswer={() => deeds.expand(entry)}>
        {entry.expiresAt !== undefined && <Timer expiresAt={entry.expiresAt} />}
      </Stub>
    </RequestProvider>
  );
}

function DoneItem({ entry, request, queue, options }: FaceProps) {
  const { id, requester, settledAt } = entry;
  const { headingLevel, serverLang } = options;
  const { entries, content } = keptOf(queue.draft(id));
  const outcome = receiptOutcome(entry) ?? 'cancel';
  return (
    <RequestProvider {...{ request, requester, headingLevel, serverLang }}>
      <Receipt outcome={outcome} content={content} draft={entries} at={settledAt} />
    </RequestProvider>
  );
}

/** Its place in its round, or else among the requests that are open. The same object while it is the same place. */
function usePosition({ entry: { position }, index, of }: ItemProps) {
  return useMemo(
    () => position ?? (of > 1 && index > 0 ? { index, of } : undefined),
    [position, index, of],
  );
}
