'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useEffect, useState } from 'react';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { OpenByHand } from './OpenByHand.js';
import { useConsentParts } from './context.js';
import { GuardedButton } from './GuardedButton.js';
import { siteWord } from '../words/site.js';

/**
 * After the accept. The flow may take minutes, and no notice of its end need ever come, so the person can go on,
 * open again, or stop (spec: SHOULD provide manual controls). Never goes on by itself. Nothing in any other stage.
 */
export function Waiting() {
  const { stage, waiting } = useConsentParts('Waiting');
  if (stage !== 'waiting') return null;
  return (
    <div data-elicit-part="waiting" data-wait={waiting.wait}>
      <WaitingStatus />
      <div data-elicit-part="actions">
        <WaitingActions />
      </div>
    </div>
  );
}

/** A person who is still on this page after this time may not have got a tab. */
const LATE_MS = 10_000;

/** Where the attempt cannot be told any more, as in a card that took the dialog's place, time tells. */
function useMayBeBlocked(): boolean {
  const { outcome, isHostOpener } = useConsentParts('Waiting');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return outcome === undefined ? isLate && !isHostOpener : outcome !== 'opened';
}

/** What is waited for; in text, the spinner is decoration. */
export function WaitingStatus() {
  const { text, rich } = useMessages();
  const { server } = useRequest('UrlConsent.Waiting');
  const { report, waiting } = useConsentParts('Waiting');
  const mayBeBlocked = useMayBeBlocked();
  const announce = useAnnounce();
  const isNotYet = waiting.wait === 'not-yet';
  useEffect(() => {
    if (isNotYet) announce(text('wait.notYet', { server }));
  }, [isNotYet, announce, text, server]);
  return (
    <>
      <p data-elicit-part="waiting-status">
        <span data-elicit-part="spinner" aria-hidden="true" />
        {rich('wait.body', { host: siteWord(report) })}
      </p>
      {isNotYet && <p data-elicit-part="waiting-status">{rich('wait.notYet', { server })}</p>}
      {mayBeBlocked && (
        <>
          <p data-elicit-part="waiting-hint">{text('wait.notOpened')}</p>
          <OpenByHand copies />
        </>
      )}
    </>
  );
}

/** The buttons that go with it. */
export function WaitingActions() {
  const { text } = useMessages();
  const { report, isOpening, press, waiting } = useConsentParts('Waiting');
  const isChecking = waiting.wait === 'checking';
  return (
    <>
      <ActionButton
        action="continue"
        variant="primary"
        isResting={isChecking}
        onPress={() => waiting.proceed()}
      >
        {text(isChecking ? 'wait.checking' : 'wait.retry')}
      </ActionButton>
      {report.verdict !== 'block' && (
        <GuardedButton
          action="reopen"
          variant="secondary"
          isResting={isOpening}
          opensTab
          onPress={press}
        >
          {text('wait.reopen')}
        </GuardedButton>
      )}
      <ActionButton action="stop" variant="quiet" onPress={() => waiting.stop()}>
        {text('wait.stop')}
      </ActionButton>
    </>
  );
}
