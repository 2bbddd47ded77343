'use client';

import { useRef, useState } from 'react';
import { accept } from '../../core/index.js';
import type { ElicitResult } from '../../core/index.js';
import { isSettled } from '../surface/answer.js';
import type { Answer } from '../surface/answer.js';
import type { Activation, Deliberate } from '../page/pressGuard.js';
import type { ConsentStage, Refusal, UrlConsentContextValue } from './context.js';
import { isCovered } from '../page/occlusion.js';
import type { OpenUrl } from './opener.js';
import type { Address } from './useAddress.js';
import { useOpening } from './useOpening.js';
import type { Attempts } from './useOpening.js';
import { useWaiting } from './useWaiting.js';
import type { Waiting, WaitOptions } from './useWaiting.js';

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
  deliberate: Deliberate,
  options: ConsentOptions & { acceptDelayMs?: number },
): Consent {
  const { report, subject } = address;
  const attempts = useOpening(address, options.openUrl);
  const waiting = useWaiting(options);
  const [checkedSubject, setCheckedSubject] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isConsented, setIsConsented] = useState(false);
  const consented = useRef(false); // state comes too late for a second press in the same task
  const isAccepted = options.wait !== undefined || (isConsented && answer.status === 'answered');
  const isChecked = checkedSubject === subject;
  const ready = address.ready || options.acceptDelayMs === 0;

  function mark(isNow: boolean) {
    consented.current = isNow;
    setIsConsented(isNow);
  }
  function consent() {
    if (consented.current) return;
    mark(true);
    answer.give(accept());
  }
  function leave(result: ElicitResult) {
    if (isSettled(answer.status)) return;
    attempts.abandon();
    mark(false);
    answer.give(result);
  }
  function refuse(button: Element): Refusal | undefined {
    if (!ready) return 'loading';
    if (report.danger && !isChecked && !isAccepted) return 'unchecked';
    return isCovered(button) ? 'covered' : undefined;
  }
  function press(event: Activation, button: Element) {
    const isAnswered = consented.current || isSettled(answer.status);
    if (report.verdict === 'block' || (isAnswered && !isAccepted)) return;
    if (!deliberate.allows(event)) return;
    const reason = refuse(button);
    setRefusal(reason);
    if (reason === undefined) attempts.open(isAccepted ? nothingMore : consent);
  }
  return {
    ...address,
    ready,
    stage: stageOf(isAccepted, waiting, attempts),
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

function stageOf(isAccepted: boolean, { isOver }: Waiting, { outcome }: Attempts): ConsentStage {
  if (isAccepted) return isOver ? 'over' : 'waiting';
  return outcome === 'blocked' ? 'fallback' : 'asking';
}
