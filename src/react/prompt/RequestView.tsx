'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { DialogPortal } from '../dialog/DialogPortal.js';
import { useOpen } from '../dialog/useOpen.js';
import type { OpenOptions } from '../dialog/useOpen.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { QueuedRequestContext, receiptOutcome, stageOf } from '../surface/queuedRequest.js';
import type { QueuedRequest } from '../surface/queuedRequest.js';
import { contentOf } from '../../core/internal.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { useLatest } from '../page/useLatest.js';
import { Stub } from '../surface/Stub.js';
import { RequestCard } from './RequestCard.js';
import { presentationOf } from './surfaceProps.js';
import type { RequestCardProps } from './surfaceProps.js';
import { useDialogChunk } from './useDialogChunk.js';

/** Props of {@link RequestView}. */
export interface RequestViewProps extends RequestCardProps, OpenOptions {
  queued: QueuedRequest;
  /** See `ElicitationDialog`. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** Announces the request, if the focus does not move to it. */
  onArrival: () => void;
}

/** A request from its arrival to its receipt. */
export function RequestView(props: RequestViewProps) {
  return useRequestView(props);
}

/**
 * The same, within a component that shows one request: a card in the page or a dialog, with a stub in the page while the
 * dialog is closed; then the wait for a URL that was opened; then the receipt.
 */
export function useRequestView(props: RequestViewProps): ReactNode {
  const { queued, request, onArrival } = props;
  const stage = stageOf(queued.entry);
  const { elicitation } = request;
  const isDialog =
    stage === 'asking' && presentationOf(elicitation, props.presentation) === 'dialog';
  const chunk = useDialogChunk(isDialog, elicitation?.mode === 'url');
  const { state, setOpen } = useOpen(isDialog && chunk !== 'none', props, queued.entry.quiet);
  return <QueuedRequestContext.Provider value={queued}>{draw()}</QueuedRequestContext.Provider>;

  function draw(): ReactNode {
    if (stage === 'receipt') return <RequestReceipt {...props} />;
    if (!isDialog || chunk === 'none') {
      return (
        <>
          <ArrivalAnnouncement announce={onArrival} />
          <RequestCard {...props} />
          {isDialog && <CloseNotifier onClosed={props.onClosed} />}
        </>
      );
    }
    if (state === 'closed') return <ClosedDialog {...props} onAnswer={() => setOpen(true)} />;
    if (state !== 'open' || chunk === 'coming') return null;
    const { container, colorScheme, onClosed } = props;
    return (
      <DialogPortal
        open
        surface={chunk.DialogSurface}
        onOpenChange={setOpen}
        {...{ container, colorScheme, onClosed }}
      >
        <RequestCard {...props} />
      </DialogPortal>
    );
  }
}

interface ClosedDialogProps extends RequestViewProps {
  onAnswer: () => void;
}

/** The stub in the page while the dialog is closed. */
function ClosedDialog({
  queued,
  request,
  requester,
  position,
  footerExtra,
  onArrival,
  onAnswer,
}: ClosedDialogProps) {
  return (
    <RequestProvider {...{ request, requester, position }}>
      <ArrivalAnnouncement announce={onArrival} />
      <Stub onAnswer={queued.entry.delivery === 'sending' ? undefined : onAnswer}>
        {footerExtra}
      </Stub>
    </RequestProvider>
  );
}

function RequestReceipt({
  queued,
  request,
  requester,
  headingLevel,
  serverLang,
}: RequestViewProps) {
  const { queue, entry } = queued;
  const { delivery, settledAt } = entry;
  const draft = queue.draft(entry.id);
  return (
    <RequestProvider {...{ request, requester, headingLevel, serverLang }}>
      <Receipt
        outcome={receiptOutcome(entry)}
        content={contentOf(draft)}
        at={settledAt}
        {...{ delivery, draft }}
      />
    </RequestProvider>
  );
}

/** Calls `onClosed` also for a card that is shown because the dialog could not be loaded. */
function CloseNotifier({ onClosed }: Pick<RequestViewProps, 'onClosed'>) {
  const latest = useLatest(onClosed);
  useEffect(() => () => latest()?.(false), [latest]);
  return null;
}

/** Announces the request once. */
export function ArrivalAnnouncement({ announce }: { announce: () => void }) {
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    announce();
  }, [announce]);
  return null;
}
