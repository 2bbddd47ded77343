import type { AskOptions } from './types.js';

/** Why a URL wait woke: the person says done, the server's notice came, or the wait was stopped. */
export type WaitEnd = 'continued' | 'completed' | 'stopped';

/** A URL wait as the asker sees it: the callbacks for `ask`, and promises in place of them. */
export interface UrlWait {
  callbacks: Required<Pick<AskOptions, 'onContinue' | 'onComplete' | 'onStop'>>;
  /** When something happened that no attempt has used yet. */
  woken: () => Promise<WaitEnd>;
  /** The call is attempted: what happened so far is used up. */
  attempted: () => void;
  /** The server still wants the address. True when it had itself said that the flow was completed. */
  refused: () => boolean;
}

export function createUrlWait(): UrlWait {
  let state: 'open' | WaitEnd = 'open';
  let used = false;
  let wake: (() => void) | undefined;
  let answerPerson: ((answer: 'not-yet') => void) | undefined;
  const become = (end: WaitEnd) => {
    state = end;
    used = false;
    wake?.();
  };
  return {
    callbacks: {
      onContinue() {
        become('continued');
        return new Promise((resolve) => {
          answerPerson = resolve;
        });
      },
      onComplete: () => become('completed'),
      onStop: () => become('stopped'),
    },
    async woken() {
      if (state === 'open') {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return state === 'open' ? 'stopped' : state;
    },
    attempted() {
      used = true;
    },
    refused() {
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
