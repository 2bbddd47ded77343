'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useRef, useState } from 'react';
import { useMessages } from '../words/messages.js';
import { useQueuedRequest } from '../surface/queuedRequest.js';
import { useRequest } from '../surface/context.js';
import { FocusKeeper } from '../page/FocusKeeper.js';
import { Note } from '../surface/Note.js';
import { useOnDemand } from '../page/onDemand.js';
import { ServerMessage } from '../surface/ServerMessage.js';
import type { ConsentSectionProps } from '../url/Root.js';
import { DeclineCancelSurface } from '../surface/DeclineCancelSurface.js';
import { urlChunk } from './chunks.js';

/** A request in URL mode. Until the code that checks the address is loaded, it can only be declined or cancelled. */
export function UrlCard(props: ConsentSectionProps) {
  const part = useOnDemand(urlChunk);
  const { headingRef } = useRequest('UrlCard');
  const section = useRef<HTMLElement>(null);
  const { entry } = useQueuedRequest('UrlCard');
  const isWaiting = entry.phase === 'waiting';
  const hasCome = part !== undefined && part !== 'failed';
  // Do not switch surfaces while an answer is being sent or has failed. A wait is always shown: it begins in a new card
  // outside the dialog, when the answer was already sent.
  const [isHere, setIsHere] = useState(false);
  if (hasCome && !isHere && (isWaiting || entry.delivery === undefined)) setIsHere(true);
  return (
    <>
      {hasCome && isHere ? (
        <part.ConsentSection {...props} />
      ) : (
        <DeclineCancelSurface
          part="url"
          title={isWaiting ? 'wait.title' : 'request.title.url'}
          isBusy={part === undefined}
          acceptDelayMs={props.acceptDelayMs}
          isAnswered={isWaiting}
          sectionRef={section}
        >
          <ServerMessage />
          {part === undefined && <Loading />}
          {part === 'failed' && <Failed />}
        </DeclineCancelSurface>
      )}
      <FocusKeeper root={section} onLost={() => headingRef.current?.focus()} />
    </>
  );
}

function Loading() {
  const { text } = useMessages();
  return <p data-elicit-part="reassurance">{text('url.loading')}</p>;
}

function Failed() {
  const { text } = useMessages();
  return (
    <Note tone="danger">
      <p data-elicit-part="note-text">{text('state.unsupportedRequest')}</p>
      <ActionButton action="retry" variant="secondary" onPress={() => void urlChunk.fetch()}>
        {text('action.retrySend')}
      </ActionButton>
    </Note>
  );
}
