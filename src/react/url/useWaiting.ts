'use client';

import { useRef, useState } from 'react';
import type { Wait } from '../../core/index.js';

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

/** After the accept: the flow goes on elsewhere, and ends here by hand or by the server's notice (spec: SHOULD offer manual controls). */
export interface Waiting {
  wait: Wait;
  isOver: boolean;
  proceed: () => void;
  stop: () => void;
}

export function useWaiting({ wait: given, onContinue, onStop, onOver }: WaitOptions): Waiting {
  const [own, setOwn] = useState<Wait | 'over'>('open');
  const isEnded = useRef(false); // a check may come back after the person stopped
  function end() {
    if (isEnded.current) return;
    isEnded.current = true;
    setOwn('over');
    onOver?.();
  }
  const wait = given ?? (own === 'over' ? 'open' : own);
  async function check(asked: Promise<unknown>) {
    setOwn('checking');
    const isOver = await asked.then(
      (answer) => answer !== 'not-yet',
      () => false,
    );
    if (isOver) end();
    else if (!isEnded.current) setOwn('not-yet');
  }
  return {
    wait,
    isOver: given === undefined && own === 'over',
    proceed() {
      if (wait === 'checking') return;
      const asked = onContinue?.();
      if (asked) void check(asked);
      else end();
    },
    stop() {
      try {
        onStop?.();
      } finally {
        end();
      }
    },
  };
}
