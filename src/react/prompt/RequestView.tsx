'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { DialogPortal } from '../dialog/DialogPortal.js';
import { useOpen } from '../dialog/useOpen.js';
import type { OpenOptions } from '../dialog/useOpen.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { LifeContext, receiptOutcome, stageOf } from '../surface/life.js';
import type { RequestLife } from '../surface/life.js';
import { contentOf } from '../../core/internal.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { useLatest } from '../page/useLatest.js';
import { Stub } from '../surface/Stub.js';
import { Arrival } from './Arrival.js';
import { RequestCard } from './RequestCard.js';
import { presentationOf } from './surfaceProps.js';
import type { RequestCardProps } from './surfaceProps.js';
import { useDialogPart } from './useDialogPart.js';

/** Props of {@link RequestView}. */
export interface RequestViewProps extends RequestCardProps, OpenOptions {
  life: RequestLife;
  /** See `ElicitationDialog`. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** Says that the request has come, where nothing takes the focus. */
  onArrival: () => void;
}

/**
 * A request from its arrival to its receipt, all in one place: a card in the page, or a dialog with a stub in its place
 * while it is closed; then the wait for a URL that is open elsewhere; then the receipt.
 */
export function RequestView(props: RequestViewProps) {
  const { life, request, onArrival } = props;
  const stage = stageOf(life.entry);
  const { elicitation } = request;
  const isDialog =
    stage === 'asking' && presentationOf(elicitation, props.presentation) === 'dialog';
  const part = useDialogPart(isDialog, elicitation?.mode === 'url');
  const { state, setOpen } = useOpen(isDialog && part !== 'none', props);
  return <LifeContext.Provider value={life}>{draw()}</LifeContext.Provider>;

  function draw(): ReactNode {
    if (stage === 'receipt') return <Ended {...props} />;
    if (!isDialog || part === 'none') {
      return (
        <>
          <Arrival announce={onArrival} />
          <RequestCard {...props} />
          {isDialog && <Closing onClosed={props.onClosed} />}
        </>
      );
    }
    if (state === 'closed') return <Closed {...props} onAnswer={() => setOpen(true)} />;
    if (state !== 'open' || part === 'coming') return null;
    const { container, colorScheme, onClosed } = props;
    return (
      <DialogPortal
        open
        surface={part.DialogSurface}
        onOpenChange={setOpen}
        {...{ container, colorScheme, onClosed }}
      >
        <RequestCard {...props} />
      </DialogPortal>
    );
  }
}

interface ClosedProps extends RequestViewProps {
  onAnswer: () => void;
}

/** The line in the place of a dialog that is closed. */
function Closed({ life, request, requester, position, aside, onArrival, onAnswer }: ClosedProps) {
  return (
    <RequestProvider {...{ request, requester, position }}>
      <Arrival announce={onArrival} />
      <Stub onAnswer={life.entry.delivery === 'sending' ? undefined : onAnswer}>{aside}</Stub>
    </RequestProvider>
  );
}

function Ended({ life, request, requester, headingLevel, serverLang }: RequestViewProps) {
  const { queue, entry } = life;
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

/** Calls `onClosed` for the card that stands in place of a dialog as well. */
function Closing({ onClosed }: Pick<RequestViewProps, 'onClosed'>) {
  const latest = useLatest(onClosed);
  useEffect(() => () => latest()?.(false), [latest]);
  return null;
}
