'use client';

import { useId } from 'react';
import { ActionButton } from '../page/ActionButton.js';
import { useActions } from './answer.js';
import { useMessages } from '../words/messages.js';
import { useTemporaryFocus } from '../page/FocusKeeper.js';
import { useDialog } from './dialogContext.js';

/** Asks before what was typed is discarded. Replaces the footer; a second dialog would be confusing. */
export function DiscardPrompt() {
  const { text } = useMessages();
  const dialog = useDialog();
  const { cancel } = useActions('DiscardPrompt');
  const titleId = useId();
  const keep = useTemporaryFocus();
  return (
    <div data-elicit-part="footer">
      <div role="group" aria-labelledby={titleId}>
        <p data-elicit-part="note-title" id={titleId}>
          {text('discard.title')}
        </p>
        <p data-elicit-part="reassurance">{text('discard.body')}</p>
        <div data-elicit-part="discard">
          <ActionButton
            buttonRef={keep}
            action="keep"
            variant="primary"
            onPress={() => dialog?.keepEditing()}
          >
            {text('discard.keep')}
          </ActionButton>
          <ActionButton action="discard" variant="secondary" onPress={cancel}>
            {text('discard.confirm')}
          </ActionButton>
        </div>
      </div>
    </div>
  );
}
