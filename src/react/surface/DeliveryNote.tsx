'use client';

import { useEffect, useRef } from 'react';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';
import { hasFocus } from '../page/focus.js';
import { Icon } from '../page/Icon.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useActions } from './answer.js';
import { GuardedAction } from './GuardedAction.js';

/** Says that the answer did not arrive and that nothing is lost, and offers to send it again. */
export function DeliveryNote() {
  const { status } = useActions('DeliveryNote');
  return status === 'failed' ? <FailedNote /> : null;
}

/** Not the root element, because parts that a host puts together have none. */
const SURFACES =
  ':is([data-elicit-part="form"], [data-elicit-part="url"], [data-elicit-part="problem"])';

function FailedNote() {
  const { text } = useMessages();
  const { retry, pressGuard } = useActions('DeliveryNote');
  const { request } = useRequest('DeliveryNote');
  const sentence = text(
    request.elicitation?.mode === 'form' ? 'state.sendFailed' : 'state.notSent',
  );
  const announce = useAnnounce();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = ref.current;
    if (hasFocus(note?.closest(SURFACES) ?? null)) note?.focus();
    else announce(sentence);
  }, [announce, sentence]);
  return (
    <div
      data-elicit-part="delivery"
      data-tone="danger"
      role="group"
      aria-label={sentence}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name="danger" />
      <p data-elicit-part="note-text">{sentence}</p>
      <GuardedAction action="retry" delayMs={pressGuard.delayMs} onPress={retry}>
        {text('action.retrySend')}
      </GuardedAction>
    </div>
  );
}
