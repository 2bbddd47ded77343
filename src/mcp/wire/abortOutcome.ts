import { callHost } from './callHost.js';

/** Why a request ended without an answer. `cancel`: the person ended the call that needed the answer. */
export type EndOutcome = 'expired' | 'withdrawn' | 'disconnected' | 'cancel';

/** The abort reason that this package uses: it contains the outcome. */
export class EndReason {
  constructor(readonly outcome: EndOutcome) {}
}

/** The outcome of an aborted request: 'expired' if the abort reason looks like a timeout, else 'withdrawn'. */
export function abortOutcome(reason: unknown): EndOutcome {
  if (reason instanceof EndReason) return reason.outcome;
  return isTimeout(reason) ? 'expired' : 'withdrawn';
}

/** Abort reasons can be a string, an Error or a DOMException. */
export function isTimeout(reason: unknown): boolean {
  return (callHost(() => wordsOf(reason)) ?? []).some((word) => TIMEOUT.test(word));
}

function wordsOf(reason: unknown): readonly string[] {
  if (typeof reason === 'string') return [reason];
  if (typeof reason !== 'object' || reason === null) return [];
  const words: unknown[] = ['name' in reason && reason.name, 'message' in reason && reason.message];
  return words.filter((word) => typeof word === 'string');
}

const TIMEOUT = /timed?[ -]?out|deadline exceeded/i;
