import type { AskOptions } from './types.js';

/** How a URL wait ended: the person said "done", the server's notice came, or the wait was stopped. */
export type WaitEnd = 'continued' | 'completed' | 'stopped';

/** Turns the callbacks of a URL wait into a promise. */
export interface UrlWait {
  callbacks: Required<Pick<AskOptions, 'onContinue' | 'onComplete' | 'onStop'>>;
  /** Resolves when the wait has ended and no attempt has used that end yet. */
  untilEnd: () => Promise<WaitEnd>;
  /** An attempt of the call begins: the end so far counts as used. */
  markUsed: () => void;
  /** The server asks for the URL again. Returns true if it had said before that the flow was completed. */
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
