'use client';

import { useEffect } from 'react';
import { DialogPortal } from '../dialog/DialogPortal.js';
import { useOpen } from '../dialog/useOpen.js';
import type { OpenOptions } from '../dialog/useOpen.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { stageOf, useLife } from '../surface/life.js';
import { useLatest } from '../page/useLatest.js';
import { Stub } from '../surface/Stub.js';
import { Arrival } from './Arrival.js';
import { RequestCard } from './RequestCard.js';
import { presentationOf } from './surfaceProps.js';
import type { RequestCardProps } from './surfaceProps.js';
import { useDialogPart } from './useDialogPart.js';

/** Props of {@link RequestSurface}. */
export interface RequestSurfaceProps extends RequestCardProps, OpenOptions {
  /** See `ElicitationDialog`. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** Says that the request has come, where nothing takes the focus. */
  onArrival: () => void;
}

/** An open request: a card in the page, or a dialog with a stub in its place while it is closed. */
export function RequestSurface(props: RequestSurfaceProps) {
  const { request, requester, position, onArrival } = props;
  const { entry } = useLife('RequestSurface');
  const { elicitation } = request;
  const isAsking = stageOf(entry) === 'asking';
  // A URL that is open elsewhere is waited for in the page.
  const isDialog = isAsking && presentationOf(elicitation, props.presentation) === 'dialog';
  const part = useDialogPart(isDialog, elicitation?.mode === 'url');
  const { state, setOpen } = useOpen(isDialog && part !== 'none', props);
  if (!isDialog || part === 'none') {
    return (
      <>
        <Arrival announce={onArrival} />
        <RequestCard {...props} />
        {isDialog && <Closing onClosed={props.onClosed} />}
      </>
    );
  }
  if (state === 'open') {
    if (part === 'coming') return null;
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
  if (state !== 'closed') return null;
  return (
    <RequestProvider {...{ request, requester, position }}>
      <Arrival announce={onArrival} />
      <Stub onAnswer={entry.delivery === 'sending' ? undefined : () => setOpen(true)}>
        {props.aside}
      </Stub>
    </RequestProvider>
  );
}

/** Who waits for a dialog to close waits for the card in its place as well. */
function Closing({ onClosed }: Pick<RequestSurfaceProps, 'onClosed'>) {
  const latest = useLatest(onClosed);
  useEffect(() => () => latest()?.(false), [latest]);
  return null;
}
