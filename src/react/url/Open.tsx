'use client';

import type { ReactNode } from 'react';
import { isSettled, useActions } from '../surface/answer.js';
import { useMessages } from '../words/messages.js';
import { useConsentParts } from './context.js';
import { GuardedButton } from './GuardedButton.js';

/** Props of {@link Open}. */
export interface OpenProps {
  /** @default "Open" and the site, and "anyway" after a warning */
  children?: ReactNode;
}

/** Consents: opens the address in the press itself, then accepts. Nothing where it is blocked, or after the press. */
export function Open({ children }: OpenProps) {
  const { rich, text } = useMessages();
  const { status, acceptLabel } = useActions('UrlConsent.Open');
  const { report, stage, ready, isChecked, isOpening, isConsented, press } =
    useConsentParts('Open');
  const isSending = status === 'sending';
  if (report.verdict === 'block' || stage !== 'asking' || (isConsented && !isSending)) return null;
  const isUnchecked = report.danger && !isChecked;
  return (
    <GuardedButton
      action="open"
      variant={report.verdict === 'warn' ? 'secondary' : 'primary'}
      isResting={isUnchecked || isOpening || isSettled(status) || !ready}
      opensTab
      onPress={press}
    >
      {isSending ? text('action.sending') : (children ?? rich(acceptLabel.id, acceptLabel.values))}
    </GuardedButton>
  );
}
