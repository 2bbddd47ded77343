import { guarded } from './callHost.js';

/** How a request ends that its asker takes back: the person is told when it was a matter of time. */
export function abortOutcome(reason: unknown): 'expired' | 'withdrawn' {
  const words = guarded(() => wordsOf(reason)) ?? [];
  return words.some((word) => TIMEOUT.test(word)) ? 'expired' : 'withdrawn';
}

/** Servers and SDKs give what they have at hand: a text from the wire, an Error, a DOMException. */
function wordsOf(reason: unknown): readonly string[] {
  if (typeof reason === 'string') return [reason];
  if (typeof reason !== 'object' || reason === null) return [];
  const words: unknown[] = ['name' in reason && reason.name, 'message' in reason && reason.message];
  return words.filter((word) => typeof word === 'string');
}

const TIMEOUT = /timed?[ -]?out|deadline exceeded/i;
