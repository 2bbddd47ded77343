'use client';

import { ActionButton } from '../page/ActionButton.js';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../page/LiveRegion.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from './context.js';
import { isSettled, useActions } from './answer.js';
import type { ActionProps } from '../page/ActionButton.js';

interface DeclineOrCancelProps extends Required<Pick<ActionProps, 'variant'>> {
  action: 'decline' | 'cancel';
  children: ReactNode;
}

/** Decline and Cancel always work. Each has a description for assistive technology: what the server gets. */
function DeclineOrCancel({ action, variant, children }: DeclineOrCancelProps) {
  const { rich } = useMessages();
  const { server } = useRequest('ElicitationActions');
  const actions = useActions('ElicitationActions');
  const helpId = useId();
  const done = isSettled(actions.status);
  const isAsking = actions.asking === action;
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
      {/* Hidden also from browsing with a screen reader, which would read it twice. */}
      <span hidden id={helpId}>
        {rich(`action.${action}Help`, { server })}
      </span>
      {isAsking && <AskedNote />}
    </>
  );
}

/** Beside buttons that a host draws without a footer, which would ask in their place. Below them, so that they stay where they are. */
function AskedNote() {
  const { text } = useMessages();
  const announce = useAnnounce();
  const sentence = text('discard.again');
  useEffect(() => announce(sentence), [announce, sentence]);
  return <p data-elicit-part="refusal">{sentence}</p>;
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

/** Leaves without an answer. */
export function Cancel({ variant = 'quiet', children }: ActionProps) {
  const { text } = useMessages();
  return (
    <DeclineOrCancel action="cancel" variant={variant}>
      {children ?? text('action.cancel')}
    </DeclineOrCancel>
  );
}
