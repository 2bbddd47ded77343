'use client';

import { ElicitationDialog } from '../dialog/ElicitationDialog.js';
import { useOpen } from '../dialog/useOpen.js';
import type { OpenOptions } from '../dialog/useOpen.js';
import { RequestProvider } from '../request/RequestProvider.js';
import { Stub } from '../request/Stub.js';
import { Arrival } from './Arrival.js';
import { RequestCard } from './RequestCard.js';
import { presentationOf } from './surfaceProps.js';
import type { RequestCardProps } from './surfaceProps.js';

/** Props of {@link RequestSurface}. */
export interface RequestSurfaceProps extends RequestCardProps, OpenOptions {
  /** An answer is on its way, so that a dialog that was sent away must not come back. */
  isSending?: boolean;
  /** See {@link ElicitationDialog}. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** Says that the request has come, where nothing takes the focus. */
  onArrival: () => void;
}

/** An open request: a card in the page, or a dialog with a stub in its place while it is closed. */
export function RequestSurface(props: RequestSurfaceProps) {
  const { read, requester, position, onArrival, isSending = false } = props;
  const isDialog = presentationOf(read, props.presentation) === 'dialog';
  const { state, setOpen } = useOpen(isDialog, props);
  if (!isDialog) {
    return (
      <>
        <Arrival announce={onArrival} />
        <RequestCard {...props} />
      </>
    );
  }
  if (state === 'open') {
    const { container, colorScheme, onClosed } = props;
    return (
      <ElicitationDialog open onOpenChange={setOpen} {...{ container, colorScheme, onClosed }}>
        <RequestCard {...props} />
      </ElicitationDialog>
    );
  }
  if (state !== 'closed') return null;
  const elicitation = read.ok ? read.elicitation : null;
  return (
    <RequestProvider {...{ elicitation, requester, position }}>
      <Arrival announce={onArrival} />
      <Stub onAnswer={isSending ? undefined : () => setOpen(true)}>{props.aside}</Stub>
    </RequestProvider>
  );
}
