import type { AskOptions } from './types.js';

/** Why a URL wait woke: the person says done, the server's notice came, or the wait was stopped. */
export type WaitEnd = 'continued' | 'completed' | 'stopped';

/** A URL wait as the asker sees it: the callbacks for `ask`, and promises in place of them. */
export interface UrlWait {
  callbacks: Required<Pick<AskOptions, 'onContinue' | 'onComplete' | 'onStop'>>;
  /** When something happened that no attempt has used yet. */
  untilEnd: () => Promise<WaitEnd>;
  /** The call is markUsed: what happened so far is used up. */
  markUsed: () => void;
  /** The server still wants the address. True when it had itself said that the flow was completed. */
  reopen: () => boolean;
}

export function createUrlWait(): UrlWait {
  let state: 'open' | WaitEnd = 'open';
  let used = false;
  let wake: (() => void) | undefined;
  let answerPerson: ((answer: 'not-yet') => void) | undefined;
  const endWith = (end: WaitEnd) => {
    state = end;
    used = false;
    wake?.();
  };
  return {
    callbacks: {
      onContinue() {
        endWith('continued');
        return new Promise((resolve) => {
          answerPerson = resolve;
        });
      },
      onComplete: () => endWith('completed'),
      onStop: () => endWith('stopped'),
    },
    async untilEnd() {
      if (state === 'open') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return state === 'open' ? 'stopped' : state;
    },
    markUsed() {
      used = true;
    },
    reopen() {
      if (!used || state === 'open') return false;
      if (state === 'completed') return true;
      if (state === 'continued') {
        state = 'open';
        answerPerson?.('not-yet');
      }
      return false;
    },
  };
}
