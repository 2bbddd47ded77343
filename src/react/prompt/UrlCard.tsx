'use client';

import { useRef } from 'react';
import { useAnswer } from '../actions/answer.js';
import { isTail } from '../actions/deliberate.js';
import { useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { FocusKeeper } from '../request/FocusKeeper.js';
import { Note } from '../request/Note.js';
import { useOnDemand } from '../request/onDemand.js';
import { ServerMessage } from '../request/ServerMessage.js';
import type { UrlConsentRootProps } from '../url/Root.js';
import { ExitSurface } from './ExitSurface.js';
import { urlPart } from './parts.js';

/** A request in URL mode. Until what judges its address has come, it can be left; no more. */
export function UrlCard(props: UrlConsentRootProps) {
  const part = useOnDemand(urlPart);
  const answer = useAnswer(props.onResult);
  const { headingRef } = useRequest('UrlCard');
  const section = useRef<HTMLElement>(null);
  // An answer that is on its way is not asked for again.
  const isHere = part !== undefined && part !== 'failed' && answer.status === 'asking';
  return (
    <FocusKeeper root={section} onLost={() => headingRef.current?.focus()}>
      {isHere ? (
        <part.Root {...props} />
      ) : (
        <ExitSurface
          part="url"
          title={props.wait ? 'wait.title' : 'request.title.url'}
          answer={answer}
          isBusy={part === undefined}
          isAnswered={props.wait !== undefined}
          sectionRef={section}
        >
          <ServerMessage />
          {part === undefined && <Loading />}
          {part === 'failed' && <Failed />}
        </ExitSurface>
      )}
    </FocusKeeper>
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
      <button
        type="button"
        data-elicit-part="action"
        data-action="retry"
        data-variant="secondary"
        onClick={(event) => {
          if (!isTail(event.nativeEvent)) void urlPart.fetch();
        }}
      >
        {text('action.retrySend')}
      </button>
    </Note>
  );
}
