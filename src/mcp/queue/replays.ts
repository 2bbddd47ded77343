import type { AskOptions, Elicitation, Requester } from '../wire/types.js';
import { isOpen } from './lifecycle.js';
import type { StoredRequest } from './store.js';

interface Asked {
  request: StoredRequest;
  elicitation: Elicitation;
  requester: Requester;
}

/** How many requests are remembered per connection; open ones are never removed. */
const remembered = 32;

/** How long an answer can be repeated. A resumed stream repeats requests soon. */
const repeatMs = 60_000;

/**
 * Finds a request that was delivered twice: a transport that resumes a stream may repeat what was already answered.
 * Ids alone do not prove it, because servers count from 0 again, so content and requester must be the same too. Without
 * a session id nothing shows that an answered id is not a new request, and no answer may leave without a person.
 */
export function createReplays() {
  const connections = new Map<string, Map<string, Asked>>();
  return {
    find(elicitation: Elicitation, options: AskOptions): StoredRequest | undefined {
      const asked = connections.get(options.requester.connectionId)?.get(keyOf(options));
      if (!asked || !canRepeat(asked.request)) return undefined;
      const isSame =
        same(asked.elicitation, elicitation) && same(asked.requester, options.requester);
      return isSame ? asked.request : undefined;
    },
    remember(request: StoredRequest): void {
      const { requester, requestId } = request.options;
      if (requestId === undefined) return;
      const asked = connections.get(requester.connectionId) ?? new Map<string, Asked>();
      connections.set(requester.connectionId, asked);
      const key = keyOf(request.options);
      asked.delete(key); // the newest goes last
      const { elicitation } = request.entry;
      asked.set(key, { request, elicitation, requester: request.entry.requester });
      for (const [oldest, { request: old }] of asked) {
        if (asked.size <= remembered) break;
        if (!isOpen(old.entry)) asked.delete(oldest);
      }
    },
    /** Ids of a closed connection may be used again for other requests. */
    forget(connectionId: string): void {
      connections.delete(connectionId);
    },
  };
}

export type Replays = ReturnType<typeof createReplays>;

/** A server counts its ids from 0 again in each session; 1 and "1" are two ids. */
function keyOf({ sessionId, requestId }: Pick<AskOptions, 'sessionId' | 'requestId'>): string {
  return JSON.stringify([sessionId, requestId]);
}

function canRepeat({ entry, options }: StoredRequest): boolean {
  if (isOpen(entry) || entry.delivery === 'sending') return true;
  const { settledAt = 0 } = entry;
  return options.sessionId !== undefined && Date.now() - settledAt < repeatMs;
}

/** Whether two values would be the same JSON. */
export function same(a: unknown, b: unknown): boolean {
  try {
    return JSON.stringify(a) === JSON.stringify(b);
  } catch {
    return false; // nested too deeply to be written
  }
}
