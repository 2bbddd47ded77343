import type { EndOutcome } from '../wire/abortOutcome.js';
import { isId } from '../wire/ids.js';
import { isTimeout } from '../wire/abortOutcome.js';
import type { Message } from './wire.js';

/** Requests during which a server may send elicitations. */
const methodsThatMayElicit: ReadonlySet<string> = new Set([
  'tools/call',
  'prompts/get',
  'resources/read',
]);

/** The calls in flight on a connection, including those that the host made itself. */
export function createCalls(onEnd: (id: string | number, end: EndOutcome) => void) {
  const inFlight = new Set<string | number>();

  function end(id: string | number, outcome: EndOutcome): void {
    if (inFlight.delete(id)) onEnd(id, outcome);
  }

  return {
    inFlight: () => new Set(inFlight),
    sent(message: Message, sending: Promise<unknown>): void {
      if (message.kind === 'request' && methodsThatMayElicit.has(message.method)) {
        const { id } = message;
        inFlight.add(id);
        sending.catch(() => end(id, 'disconnected'));
      }
      if (message.kind === 'notification' && message.method === 'notifications/cancelled') {
        const { requestId, reason } = message.params;
        // The SDKs send this when the caller's signal aborts and when their own time-out passes.
        if (isId(requestId)) end(requestId, isTimeout(reason) ? 'expired' : 'cancel');
      }
    },
    received(message: Message): void {
      if (message.kind === 'response') end(message.id, 'withdrawn');
    },
  };
}
