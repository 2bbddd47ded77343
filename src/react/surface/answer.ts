'use client';

import { createContext, useContext, useRef, useState } from 'react';
import type { ElicitResult } from '../../core/index.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues } from '../words/messages.js';
import type { Deliberate } from '../page/pressGuard.js';

/** asking → sending → answered; a delivery that fails goes back to a form with its answers. */
export type AnswerStatus = 'asking' | 'sending' | 'failed' | 'answered';

/** Delivers an answer; a rejection keeps the request open with everything that was typed. */
export type OnResult = (result: ElicitResult) => void | Promise<void>;

/** The one way out of a request: the first answer wins. */
export interface Answer {
  status: AnswerStatus;
  give: (result: ElicitResult) => void;
  /** The one that was given last. */
  last: () => ElicitResult | null;
  /** Delivers the answer whose delivery failed once more. */
  retry: () => void;
}

/** Hands out one answer, and reports how its delivery goes. */
export function useAnswer(onResult: OnResult): Answer {
  const [status, setStatus] = useState<AnswerStatus>('asking');
  // State comes too late for the second half of a double click.
  const given = useRef(false);
  const last = useRef<ElicitResult>(null);

  async function deliver(result: ElicitResult) {
    try {
      const delivery = onResult(result);
      if (delivery !== undefined) {
        setStatus('sending');
        await delivery;
      }
      setStatus('answered');
    } catch {
      given.current = false;
      setStatus('failed');
    }
  }
  function give(result: ElicitResult) {
    if (given.current) return;
    given.current = true;
    last.current = result;
    void deliver(result);
  }
  function retry() {
    if (last.current) give(last.current);
  }
  return { status, give, last: () => last.current, retry };
}

/** The answer is on its way or has arrived: the actions rest. */
export function isSettled(status: AnswerStatus): boolean {
  return status === 'sending' || status === 'answered';
}

/** What the action buttons of a surface do. */
export interface ActionsContextValue {
  status: AnswerStatus;
  deliberate: Deliberate;
  /** Validates and sends, or opens: the surface's own way to accept. Absent where accepting is impossible. */
  accept?: () => void;
  /** What the accept button says, and the reassurance that quotes it. */
  acceptLabel: { id: MessageId; values?: MessageValues };
  decline: () => void;
  cancel: () => void;
  /** Answers once more as in the delivery that failed. */
  retry: () => void;
  /** Whether closing would lose something that was typed. @default never */
  isDirty?: () => boolean;
}

export const ActionsContext = createContext<ActionsContextValue | null>(null);

/** The surrounding surface's actions. */
export function useActions(part: string): ActionsContextValue {
  const actions = useContext(ActionsContext);
  if (!actions) {
    throw new Error(
      `mcp-elicitation-react: <${part}> was rendered outside a request. It has nothing to answer. Wrap it in <ElicitationForm.Root> or <UrlConsent.Root>.`,
    );
  }
  return actions;
}
