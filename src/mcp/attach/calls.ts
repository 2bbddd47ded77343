import type { End } from '../wire/abortOutcome.js';
import { isId } from '../wire/ids.js';
import { isTimeout } from '../wire/abortOutcome.js';
import type { Message } from './wire.js';

/** Requests during which a server may ask. A list or a ping is none: a form must not end with it. */
const asking: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** The calls that a connection has in flight, as the wire shows them, the host's own ones too. */
export function createCalls(onEnd: (id: string | number, end: End) => void) {
  const flying = new Set<string | number>();

  function end(id: string | number, how: End): void {
    if (flying.delete(id)) onEnd(id, how);
  }

  return {
    flying: () => new Set(flying),
    sent(message: Message, leaving: Promise<unknown>): void {
      if (message.kind === 'request' && asking.has(message.method)) {
        const { id } = message;
        flying.add(id);
        leaving.catch(() => end(id, 'disconnected'));
      }
      if (message.kind === 'notification' && message.method === 'notifications/cancelled') {
        const { requestId, reason } = message.params;
        // The SDKs send this for the caller's signal, and when their own time is up.
        if (isId(requestId)) end(requestId, isTimeout(reason) ? 'expired' : 'cancel');
      }
    },
    received(message: Message): void {
      if (message.kind === 'response') end(message.id, 'withdrawn');
    },
  };
}
