'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';
import { isSettled, useActions } from './answer.js';
import type { ActionProps } from '../page/ActionButton.js';

interface DeclineOrCancelProps extends Required<Pick<ActionProps, 'variant'>> {
  action: 'decline' | 'cancel';
  children: ReactNode;
}

/** The two ways out that always work; each says to assistive technology what it tells the server. */
function DeclineOrCancel({ action, variant, children }: DeclineOrCancelProps) {
  const { text } = useMessages();
  const { server } = useRequest('ElicitationActions');
  const actions = useActions('ElicitationActions');
  const helpId = useId();
  const done = isSettled(actions.status);
  return (
    <>
      <ActionButton
        action={action}
        variant={variant}
        isResting={done}
        aria-describedby={helpId}
        onPress={actions[action]}
      >
        {children}
      </ActionButton>
      {/* Hidden from the walk through the page too: it would be read a second time. */}
      <span hidden id={helpId}>
        {text(`action.${action}Help`, { server })}
      </span>
    </>
  );
}

/** An explicit no. */
export function Decline({ variant = 'secondary', children }: ActionProps) {
  const { text } = useMessages();
  return (
    <DeclineOrCancel action="decline" variant={variant}>
      {children ?? text('action.decline')}
    </DeclineOrCancel>
  );
}

/** CloseBehaviour without an answer. */
export function Cancel({ variant = 'quiet', children }: ActionProps) {
  const { text } = useMessages();
  return (
    <DeclineOrCancel action="cancel" variant={variant}>
      {children ?? text('action.cancel')}
    </DeclineOrCancel>
  );
}
