import type { AskOptions, Elicitation } from '../wire/types.js';
import type { Ticket } from './store.js';

interface Asked {
  ticket: Ticket;
  elicitation: Elicitation;
}

/** Answers are remembered for this many requests of a connection. */
const remembered = 32;

/**
 * Finds a request that was delivered twice: a transport that resumes a stream may replay what was already answered.
 * Ids alone do not prove it, for servers count from 0 again, so the content must be the same too.
 */
export function createReplays() {
  const connections = new Map<string, Map<string, Asked>>();
  return {
    find(elicitation: Elicitation, { requester, requestId }: AskOptions): Ticket | undefined {
      const asked = connections.get(requester.connectionId)?.get(JSON.stringify(requestId));
      return asked && same(asked.elicitation, elicitation) ? asked.ticket : undefined;
    },
    remember(ticket: Ticket): void {
      const { requester, requestId } = ticket.options;
      if (requestId === undefined) return;
      const asked = connections.get(requester.connectionId) ?? new Map<string, Asked>();
      connections.set(requester.connectionId, asked);
      const key = JSON.stringify(requestId); // 1 and "1" are two ids
      asked.delete(key); // the newest goes last
      asked.set(key, { ticket, elicitation: ticket.entry.elicitation });
      for (const oldest of asked.keys()) {
        if (asked.size <= remembered) break;
        asked.delete(oldest);
      }
    },
    /** The ids of a connection mean nothing once it is closed. */
    forget(connectionId: string): void {
      connections.delete(connectionId);
    },
  };
}

export type Replays = ReturnType<typeof createReplays>;

function same(a: Elicitation, b: Elicitation): boolean {
  try {
    return JSON.stringify(a) === JSON.stringify(b);
  } catch {
    return false; // nested too deeply to be written
  }
}
