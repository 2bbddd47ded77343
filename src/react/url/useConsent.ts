'use client';

import { useEffect, useState } from 'react';
import { accept } from '../../core/index.js';
import type { ElicitResult, PendingElicitation, Wait } from '../../core/index.js';
import { isSettled } from '../surface/answer.js';
import type { Answer } from '../surface/answer.js';
import type { Activation, PressGuard } from '../page/pressGuard.js';
import type { ConsentStage, Refusal, UrlConsentContextValue } from './context.js';
import type { OpenUrl } from './opener.js';
import type { Address } from './useAddress.js';
import { useOpening } from './useOpening.js';
import type { Attempts } from './useOpening.js';
import { useQueuedRequest } from '../surface/queuedRequest.js';
import { useLatest } from '../page/useLatest.js';
import type { Waiting } from './context.js';

/** What a wait's surface tells its host; see `AskOptions`, whose meaning they share. */
export interface WaitOptions {
  /** From the queue's entry, in phase `waiting`: the address was accepted before. @default kept here */
  wait?: Wait | undefined;
  /**
   * The person says "I'm done". A returned promise is waited for: with `"not-yet"`, or a rejection, the wait goes on.
   * It ends with anything else.
   */
  onContinue?: (() => void | Promise<unknown>) | undefined;
  /** The person stops waiting. The accept that was sent stays sent. */
  onStop?: (() => void) | undefined;
  /** After either of them: the wait, as far as it is kept here, has ended. */
  onOver?: (() => void) | undefined;
}

/** What a host decides about one consent. */
export interface ConsentOptions extends WaitOptions {
  /** @default a new tab, without opener and referrer */
  openUrl?: OpenUrl;
  /** Registrable domains worth imitating. @default some 40 identity, payment and developer hosts */
  protectedDomains?: readonly string[];
}

interface Consent extends UrlConsentContextValue {
  /** Declines or cancels; an attempt that has not ended is abandoned. */
  leave: (result: ElicitResult) => void;
}

/** From the address on the screen to the accept. Nothing opens but by a deliberate press on what can be seen. */
export function useConsent(
  address: Address,
  answer: Answer,
  pressGuard: PressGuard,
  options: ConsentOptions & { acceptDelayMs?: number },
): Consent {
  const { report, subject } = address;
  const attempts = useOpening(address, options.openUrl);
  const { entry } = useQueuedRequest('UrlConsent.Root');
  const waiting = useWaiting(options);
  const [checkedSubject, setCheckedSubject] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isConsented = entry.consented === true;
  const isAccepted = options.wait !== undefined || (isConsented && answer.status === 'answered');
  const isChecked = checkedSubject === subject;
  const ready = address.ready || options.acceptDelayMs === 0;

  function consent() {
    answer.give(accept());
  }
  function leave(result: ElicitResult) {
    if (isSettled(answer.status)) return;
    attempts.abandon();
    answer.give(result);
  }
  function refuse(): Refusal | undefined {
    if (!ready) return 'loading';
    if (report.danger && !isChecked && !isAccepted) return 'unchecked';
    return undefined;
  }
  function press(event: Activation, button: Element) {
    const isAnswered = answer.isGiven() || isConsented;
    if (report.verdict === 'block' || (isAnswered && !isAccepted)) return;
    if (!pressGuard.allows(event, button)) return;
    const reason = refuse();
    setRefusal(reason);
    if (reason === undefined) attempts.open(isAccepted ? nothingMore : consent);
  }
  return {
    ...address,
    ready,
    stage: stageOf(isAccepted, entry, attempts, options.wait),
    isChecked,
    check(checked) {
      setCheckedSubject(checked ? subject : undefined);
      setRefusal(undefined);
    },
    refusal: attempts.outcome === 'refused' ? 'changed' : refusal,
    outcome: attempts.outcome,
    isOpening: attempts.isPending,
    isConsented,
    isHostOpener: options.openUrl !== undefined,
    press,
    claim: consent,
    leave,
    waiting,
  };
}

function nothingMore() {}

/** The wait goes on in the queue, or with a host that said so by `wait`. */
function useWaiting({ wait, onContinue, onStop, onOver }: WaitOptions): Waiting {
  const { queue, entry } = useQueuedRequest('UrlConsent.Root');
  const over = useLatest(onOver);
  const isOver = wait === undefined && entry.phase === 'done' && entry.consented === true;
  useEffect(() => {
    if (isOver) over()?.();
  }, [isOver, over]);
  if (wait === undefined) {
    return {
      wait: entry.wait ?? 'open',
      proceed: () => queue.continueWaiting(entry.id),
      stop: () => queue.stopWaiting(entry.id),
    };
  }
  return {
    wait,
    proceed() {
      if (wait !== 'checking') void onContinue?.();
    },
    stop: () => onStop?.(),
  };
}

function stageOf(
  isAccepted: boolean,
  { phase }: PendingElicitation,
  { outcome }: Attempts,
  wait: Wait | undefined,
): ConsentStage {
  if (isAccepted) return phase === 'done' && wait === undefined ? 'over' : 'waiting';
  return outcome === 'blocked' ? 'fallback' : 'asking';
}
