'use client';

import { useEffect, useRef } from 'react';
import { isSettled, useActions } from '../surface/answer.js';
import { useMessages } from '../words/messages.js';
import { hasFocus } from '../page/focus.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { Note } from '../surface/Note.js';
import { OpenByHand } from './OpenByHand.js';
import { useConsentParts } from './context.js';
import { GuardedButton } from './GuardedButton.js';

/** No tab came, and nothing was sent: the person opens it by hand, or tries again. Nothing in any other case. */
export function Fallback() {
  const { stage } = useConsentParts('Fallback');
  if (stage !== 'fallback') return null;
  return (
    <div data-elicit-part="fallback">
      <FallbackNote copies />
      <div data-elicit-part="actions">
        <FallbackActions />
      </div>
    </div>
  );
}

/** What happened, and the way round it. Takes the focus that was on the button, and is read from there. */
export function FallbackNote({ copies = false }: { copies?: boolean }) {
  const { text } = useMessages();
  const announce = useAnnounce();
  const { isHostOpener, claim } = useConsentParts('Fallback');
  const ref = useRef<HTMLDivElement>(null);
  const sentence = text(isHostOpener ? 'url.notOpened' : 'wait.blocked');
  useEffect(() => {
    if (hasFocus(ref.current?.closest('[data-elicit-part="url"]') ?? null)) ref.current?.focus();
    else announce(sentence);
  }, [announce, sentence]);
  return (
    <div
      data-elicit-part="fallback-note"
      role="group"
      aria-label={sentence}
      tabIndex={-1}
      ref={ref}
    >
      <Note tone="warn" title={sentence}>
        <OpenByHand onOpened={claim} copies={copies} />
      </Note>
    </div>
  );
}

/** The buttons that go with it: once more, or done by hand. */
export function FallbackActions() {
  const { text } = useMessages();
  const actions = useActions('UrlConsent.Fallback');
  const { isOpening, press, claim } = useConsentParts('Fallback');
  const isResting = isOpening || isSettled(actions.status);
  return (
    <>
      <GuardedButton
        action="reopen"
        variant="primary"
        isResting={isResting}
        opensTab
        onPress={press}
      >
        {text('wait.reopen')}
      </GuardedButton>
      <GuardedButton
        action="opened"
        variant="secondary"
        isResting={isResting}
        onPress={(event, button) => {
          if (!isResting && actions.pressGuard.allows(event, button)) claim();
        }}
      >
        {text('wait.opened')}
      </GuardedButton>
    </>
  );
}
