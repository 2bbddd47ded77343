import { callHost } from './callHost.js';

/** Who or what ended a request that got no answer. `cancel`: the person, by ending what needed the answer. */
export type EndOutcome = 'expired' | 'withdrawn' | 'disconnected' | 'cancel';

/** The reason of an abort that is made in this package: it knows how the request ends. */
export class EndReason {
  constructor(readonly outcome: EndOutcome) {}
}

/** How a request ends that its asker takes back: the person is told when it was a matter of time. */
export function abortOutcome(reason: unknown): EndOutcome {
  if (reason instanceof EndReason) return reason.outcome;
  return isTimeout(reason) ? 'expired' : 'withdrawn';
}

/** Servers and SDKs give what they have at hand: a text from the wire, an Error, a DOMException. */
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
