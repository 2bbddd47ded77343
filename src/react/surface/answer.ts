'use client';

import { accept, cancel } from '../../core/index.js';
import type { ElicitResult, PendingElicitation } from '../../core/index.js';
import { withContent } from '../../core/internal.js';
import { isOpen } from '../../mcp/internal.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues } from '../words/messages.js';
import { createRequiredContext } from '../page/requiredContext.js';
import { useQueuedRequest } from './queuedRequest.js';
import type { Activation, PressGuard } from '../page/pressGuard.js';
import { useRequest } from './context.js';

/** asking → sending → answered; a delivery that fails goes back to a form with its answers. */
export type AnswerStatus = 'asking' | 'sending' | 'failed' | 'answered';

/** Answers a request. The first answer wins. */
export interface Answer {
  status: AnswerStatus;
  give: (result: ElicitResult) => void;
  /** Whether there is an answer already; correct also before the next render. */
  isGiven: () => boolean;
  /** The one that was given last. */
  last: () => ElicitResult | null;
  /** Sends the answer again after its delivery failed. */
  retry: () => void;
}

function statusOf(entry: PendingElicitation): AnswerStatus {
  if (entry.delivery === 'sending') return 'sending';
  if (!isOpen(entry)) return 'answered';
  return entry.delivery === 'failed' ? 'failed' : 'asking';
}

/** Answers the surrounding request, and reports the delivery. */
export function useAnswer(): Answer {
  const { queue, entry, answerKeeper, onAnswer } = useQueuedRequest('ElicitationActions');
  const { request } = useRequest('ElicitationActions');
  const { id } = entry;

  // Read now, not at render: the second click of a double click comes before the next render.
  const isGiven = () => !queue.getSnapshot().some((one) => one.id === id && isOpen(one));

  function give(result: ElicitResult) {
    if (isGiven()) return;
    answerKeeper.keep(result);
    // The receipt needs the values, and the queue keeps none.
    if (result.action === 'accept' && result.content)
      queue.keepDraft(id, withContent(queue.draft(id), result.content, request.form().model));
    onAnswer?.(result);
    queue.settle(id, result);
  }
  function retry() {
    give(answerKeeper.get() ?? (entry.consented ? accept() : cancel()));
  }
  return { status: statusOf(entry), give, isGiven, last: answerKeeper.get, retry };
}

/** The answer is being sent or has arrived: the actions do nothing. */
export function isSettled(status: AnswerStatus): boolean {
  return status === 'sending' || status === 'answered';
}

/** A way out without an answer to the questions. */
export type Exit = 'decline' | 'cancel';

/** What the action buttons of a surface do. */
export interface ActionsContextValue {
  status: AnswerStatus;
  pressGuard: PressGuard;
  /** Validates and sends, or opens: the surface's own way to accept. Absent where accepting is impossible. */
  accept?: () => void;
  /** What the accept button says, and the reassurance that quotes it. */
  acceptLabel: { id: MessageId; values?: MessageValues };
  decline: () => void;
  cancel: () => void;
  /** Sends the answer again after its delivery failed. */
  retry: () => void;
  /** Escape or ×. @default cancels */
  dismiss?: () => void;
  /** The way out that was pressed once, where it would throw away what was typed. @default it never asks */
  asking?: Exit | undefined;
  /** Takes that question back. */
  keep?: () => void;
}

/** The surrounding surface's actions. */
export const [ActionsContext, useActions] = createRequiredContext<ActionsContextValue>(
  'outside a request. It has nothing to answer. Wrap it in <ElicitationForm.Root> or <UrlConsent.Root>.',
);

/** Accepts for a click on this button or for a key, if the press guard allows it and no answer was given yet. */
export function pressAccept(
  actions: ActionsContextValue,
  event: Activation,
  button?: Element,
): void {
  if (!actions.accept || isSettled(actions.status)) return;
  if (actions.pressGuard.allows(event, button)) actions.accept();
}
