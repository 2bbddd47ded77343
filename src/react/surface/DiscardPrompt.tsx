'use client';

import { useId } from 'react';
import { isTail } from '../page/pressGuard.js';
import { useActions } from './answer.js';
import { useMessages } from '../words/messages.js';
import { useKeepFocus } from '../page/useKeepFocus.js';
import { useDialog } from './dialogContext.js';

/** Asks, in place of the footer and not in a second dialog, before what was typed is thrown away. */
export function DiscardPrompt() {
  const { text } = useMessages();
  const dialog = useDialog();
  const { cancel } = useActions('DiscardPrompt');
  const titleId = useId();
  const keep = useKeepFocus();
  return (
    <div data-elicit-part="footer">
      <div role="group" aria-labelledby={titleId}>
        <p data-elicit-part="note-title" id={titleId}>
          {text('discard.title')}
        </p>
        <p data-elicit-part="reassurance">{text('discard.body')}</p>
        <div data-elicit-part="discard">
          <button
            type="button"
            ref={keep}
            data-elicit-part="action"
            data-action="keep"
            data-variant="primary"
            onClick={() => dialog?.keepEditing()}
          >
            {text('discard.keep')}
          </button>
          <button
            type="button"
            data-elicit-part="action"
            data-action="discard"
            data-variant="secondary"
            onClick={(event) => {
              if (!isTail(event.nativeEvent)) cancel();
            }}
          >
            {text('discard.confirm')}
          </button>
        </div>
      </div>
    </div>
  );
}
