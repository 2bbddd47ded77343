'use client';

import { useId, useState } from 'react';
import { ActionButton } from '../page/ActionButton.js';
import { isCovered } from '../page/occlusion.js';
import { useActions } from './answer.js';
import type { Exit } from './answer.js';
import { useMessages } from '../words/messages.js';
import { PressNote } from './PressNote.js';
import { useTemporaryFocus } from '../page/FocusKeeper.js';

const CONFIRM = {
  decline: 'discard.confirmDecline',
  cancel: 'discard.confirm',
} as const satisfies Record<Exit, string>;

/** Asks, in place of the footer and not in a dialog, before what was typed is thrown away. */
export function DiscardPrompt({ exit }: { exit: Exit }) {
  const { text } = useMessages();
  const actions = useActions('DiscardPrompt');
  const titleId = useId();
  const keep = useTemporaryFocus(exit);
  const [isHidden, setHidden] = useState(false);
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
            onPress={() => actions.keep?.()}
          >
            {text('discard.keep')}
          </ActionButton>
          <ActionButton
            action="discard"
            variant="secondary"
            onPress={({ currentTarget }) => {
              if (isCovered(currentTarget)) setHidden(true);
              else actions[exit]();
            }}
          >
            {text(CONFIRM[exit])}
          </ActionButton>
        </div>
        <PressNote refusal={isHidden ? 'covered' : undefined} />
      </div>
    </div>
  );
}
