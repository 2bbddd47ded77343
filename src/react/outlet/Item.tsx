'use client';

import { memo, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ElicitResult, PersonQueue, PendingElicitation } from '../../core/index.js';
import { modelOfElicitation } from '../../core/internal.js';
import type { RequestModel } from '../../core/internal.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import { ArrivalAnnouncement, RequestView } from '../prompt/RequestView.js';
import { useStageAnnouncement } from '../prompt/useStageAnnouncement.js';
import type { Position } from '../surface/context.js';
import { stageOf, useAnswerKeeper } from '../surface/queuedRequest.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { Stub } from '../surface/Stub.js';
import { Timer } from '../surface/Timer.js';
import { Deadline } from './RequestExtras.js';
import { useMessages } from '../words/messages.js';
import { serverName } from '../words/serverName.js';

/** Called by an item. The same object at each render. */
export interface ItemCallbacks {
  /** The person wants to answer this one now. */
  expand: (entry: PendingElicitation) => void;
  /** It is shown for the first time. */
  arrive: (entry: PendingElicitation) => void;
  /** Called before the queue gets the answer. */
  onAnswer: (entry: PendingElicitation, result: ElicitResult) => void;
  /** See `ElicitationDialog`. */
  onClosed: (hasReturnedFocus: boolean) => void;
}

/** Props of {@link Item}. */
export interface ItemProps {
  entry: PendingElicitation;
  queue: PersonQueue;
  options: SurfaceOptions;
  callbacks: ItemCallbacks;
  /** The outlet. */
  root: RefObject<HTMLElement | null>;
  isExpanded: boolean;
  /** A person asked for it. */
  isAskedFor: boolean;
  /** Place among the open requests, from 1. */
  index: number;
  of: number;
}

/** One request: a stub, then the card, then the receipt. Memoised, so that changes of other requests do not render it. */
export const Item = memo(function Item(props: ItemProps) {
  const { entry, queue, options, callbacks, isExpanded, isAskedFor, root } = props;
  const [request] = useState(() =>
    modelOfElicitation(entry.elicitation, options.sensitivePolicy ?? 'warn'),
  );
  // A request that another outlet has shown before is not announced again.
  const isNew = useRef(entry.phase === 'queued');
  function onArrival() {
    if (isNew.current) callbacks.arrive(entry);
    isNew.current = false;
  }
  const server = serverName(entry.requester, useMessages());
  useStageAnnouncement({ entry, request, server, root, isDialog: false });
  const answerKeeper = useAnswerKeeper();
  const queued = useMemo(
    () => ({
      queue,
      entry,
      answerKeeper,
      onAnswer: (result: ElicitResult) => callbacks.onAnswer(entry, result),
    }),
    [queue, entry, answerKeeper, callbacks],
  );
  const footerExtra = useMemo(
    () => isExpanded && <Deadline entry={entry} queue={queue} />,
    [isExpanded, entry, queue],
  );
  const position = usePosition(props);
  const isStub = stageOf(entry) === 'asking' && !isExpanded;
  return (
    <div data-elicit-part="item" data-phase={entry.phase} data-expanded={isExpanded || undefined}>
      {isStub ? (
        <StubItem {...props} {...{ request, position, onArrival }} />
      ) : (
        <RequestView
          {...options}
          {...{ request, queued, footerExtra, position, isAskedFor, onArrival }}
          requester={entry.requester}
          onClosed={callbacks.onClosed}
        />
      )}
    </div>
  );
});

interface StubItemProps extends ItemProps {
  request: RequestModel;
  position: Position | undefined;
  onArrival: () => void;
}

function StubItem(props: StubItemProps) {
  const { entry, request, options, callbacks, position, onArrival } = props;
  const { requester, expiresAt, delivery } = entry;
  const { headingLevel, serverLang } = options;
  return (
    <RequestProvider {...{ request, requester, position, headingLevel, serverLang }}>
      <ArrivalAnnouncement announce={onArrival} />
      <Stub onAnswer={delivery === 'sending' ? undefined : () => callbacks.expand(entry)}>
        {expiresAt !== undefined && <Timer expiresAt={expiresAt} />}
      </Stub>
    </RequestProvider>
  );
}

/** Its position in its round, or among the open requests. The same object while it does not change. */
function usePosition({ entry: { position }, index, of }: ItemProps) {
  return useMemo(
    () => position ?? (of > 1 && index > 0 ? { index, of } : undefined),
    [position, index, of],
  );
}
