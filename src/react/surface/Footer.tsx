'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDialog } from './dialogContext.js';
import { DiscardPrompt } from './DiscardPrompt.js';
import { useMessages } from '../words/messages.js';
import { Note } from './Note.js';
import { useRequest } from './context.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useIsOnline } from '../page/useBrowser.js';
import { Accept } from './Accept.js';
import { useActions } from './answer.js';
import { DeliveryNote } from './DeliveryNote.js';
import { Cancel, Decline } from './DeclineCancel.js';

/** Props of {@link RequestFooter}. */
export interface RequestFooterProps {
  /** One quiet line above the buttons. */
  reassurance?: ReactNode;
  /** The buttons. @default accept, decline, cancel */
  children?: ReactNode;
}

/** Sending is announced only if it takes longer than this. */
const SLOW_MS = 800;

/** The footer of every surface: the result of the last attempt to send, and the actions. */
export function RequestFooter({ reassurance, children }: RequestFooterProps) {
  const { asking } = useActions('RequestFooter');
  const { footerExtra } = useRequest('RequestFooter');
  useCloseBehaviour();
  useSendingAnnouncement();
  if (asking) return <DiscardPrompt exit={asking} />;
  return (
    <div data-elicit-part="footer">
      <DeliveryNote />
      {footerExtra}
      {reassurance !== undefined && <p data-elicit-part="reassurance">{reassurance}</p>}
      <div data-elicit-part="actions">{children ?? <DefaultActions />}</div>
      {/* Below the buttons: it appears without a user action and must not move them. */}
      <OfflineNote />
    </div>
  );
}

function DefaultActions() {
  return (
    <>
      <Accept />
      <Decline />
      <Cancel />
    </>
  );
}

function OfflineNote() {
  const { text } = useMessages();
  if (useIsOnline()) return null;
  return <Note tone="info">{text('state.offline')}</Note>;
}

/** Tells the surrounding dialog what to do when it is closed. */
function useCloseBehaviour() {
  const setCloseBehaviour = useDialog()?.setCloseBehaviour;
  const { cancel, dismiss = cancel, status } = useActions('RequestFooter');
  useEffect(() => {
    setCloseBehaviour?.({ dismiss, isSending: status === 'sending' });
  }, [setCloseBehaviour, dismiss, status]);
  useEffect(() => () => setCloseBehaviour?.(null), [setCloseBehaviour]);
}

function useSendingAnnouncement() {
  const { text } = useMessages();
  const announce = useAnnounce();
  const isSending = useActions('RequestFooter').status === 'sending';
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => announce(text('action.sending')), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isSending, announce, text]);
}
