'use client';

import { useId } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { activate } from './activate.js';
import { isSettled, useActions } from './answer.js';
import { checkLooks } from './checkLooks.js';
import { isTail } from './deliberate.js';
import { useIsArmed } from './useDeliberate.js';

/** How much a button stands out. */
export type ActionVariant = 'primary' | 'secondary' | 'quiet';

/** Props of the three actions. */
export interface ActionProps {
  variant?: ActionVariant;
  /** @default the words of the surface */
  children?: ReactNode;
}

/** A held Enter clicks again and again; Space clicks once, when it is let go. */
function stopHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/**
 * Sends or opens. The only submit button: an implicit submission clicks the first one that a form has. Draws
 * nothing where accepting is impossible. Never `disabled`, which would drop the focus.
 */
function Accept({ variant = 'primary', children }: ActionProps) {
  const { rich, text } = useMessages();
  const actions = useActions('ElicitationActions.Accept');
  const armed = useIsArmed(actions.deliberate);
  if (!actions.accept) return null;
  const { id, values } = actions.acceptLabel;
  const sending = actions.status === 'sending';
  return (
    <button
      type="submit"
      ref={checkLooks}
      data-elicit-part="action"
      data-action="accept"
      data-variant={variant}
      aria-disabled={isSettled(actions.status) || !armed || undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onPointerDown={(event) => actions.deliberate.press(event.nativeEvent)}
      onKeyDown={(event) => {
        stopHeldKey(event);
        if (!event.repeat && isPressKey(event)) actions.deliberate.press(event.nativeEvent);
      }}
      onClick={(event) => {
        event.preventDefault();
        activate(actions, event.nativeEvent);
      }}
    >
      {sending ? text('action.sending') : (children ?? rich(id, values))}
    </button>
  );
}

function isPressKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

interface ExitProps extends Required<Pick<ActionProps, 'variant'>> {
  action: 'decline' | 'cancel';
  children: ReactNode;
}

/** The two ways out that always work; each says to assistive technology what it tells the server. */
function Exit({ action, variant, children }: ExitProps) {
  const { text } = useMessages();
  const { server } = useRequest('ElicitationActions');
  const actions = useActions('ElicitationActions');
  const helpId = useId();
  const done = isSettled(actions.status);
  function onClick(event: MouseEvent) {
    if (!done && !isTail(event)) actions[action]();
  }
  return (
    <>
      <button
        type="button"
        data-elicit-part="action"
        data-action={action}
        data-variant={variant}
        aria-disabled={done || undefined}
        aria-describedby={helpId}
        onKeyDown={stopHeldKey}
        onClick={onClick}
      >
        {children}
      </button>
      {/* Hidden from the walk through the page too: it would be read a second time. */}
      <span hidden id={helpId}>
        {text(`action.${action}Help`, { server })}
      </span>
    </>
  );
}

/** An explicit no. */
function Decline({ variant = 'secondary', children }: ActionProps) {
  const { text } = useMessages();
  return (
    <Exit action="decline" variant={variant}>
      {children ?? text('action.decline')}
    </Exit>
  );
}

/** Leaving without an answer. */
function Cancel({ variant = 'quiet', children }: ActionProps) {
  const { text } = useMessages();
  return (
    <Exit action="cancel" variant={variant}>
      {children ?? text('action.cancel')}
    </Exit>
  );
}

/** The three answers (spec: clients MUST provide clear decline and cancel options). Order: accept, decline, cancel. */
export const ElicitationActions = { Accept, Decline, Cancel };
