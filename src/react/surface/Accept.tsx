'use client';

import { useMessages } from '../words/messages.js';
import { isSettled, pressAccept, useActions } from './answer.js';
import type { ActionProps } from '../page/ActionButton.js';
import { useGuardedPress } from '../page/usePressGuard.js';
import { PressNote } from './PressNote.js';

/**
 * Sends the form or opens the URL. No submit button: a form around it is the host's, and is not sent with this one.
 * Draws nothing if accepting is impossible. Never `disabled`, because a disabled button loses the focus.
 */
export function Accept({ variant = 'primary', children }: ActionProps) {
  const { rich, text } = useMessages();
  const actions = useActions('ElicitationActions.Accept');
  const press = useGuardedPress(actions.pressGuard, (event, button) =>
    pressAccept(actions, event, button),
  );
  if (!actions.accept) return null;
  const { id, values } = actions.acceptLabel;
  const sending = actions.status === 'sending';
  return (
    <>
      <button
        type="button"
        data-elicit-part="action"
        data-action="accept"
        data-variant={variant}
        aria-disabled={isSettled(actions.status) || !press.isArmed || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...press.handlers}
      >
        {sending ? text('action.sending') : (children ?? rich(id, values))}
      </button>
      <PressNote refusal={press.refusal} />
    </>
  );
}
