/** Things that are finished outside the protocol, on a page of their own. */
export interface Tickets {
  open(): string;
  /** Whether there ever was such a ticket. */
  has(ticket: string): boolean;
  isFinished(ticket: string): boolean;
  /** False when there is no such ticket. */
  finish(ticket: string): boolean;
  /** Resolves when the ticket is finished; rejects when the signal aborts. */
  whenFinished(ticket: string, signal: AbortSignal): Promise<void>;
}

/** Keeps tickets in memory; the oldest is forgotten when there are more than `limit`. */
export function createTickets(limit = 100): Tickets {
  const finished = new Map<string, boolean>();
  const events = new EventTarget();

  return {
    open() {
      const ticket = crypto.randomUUID();
      finished.set(ticket, false);
      const [oldest] = finished.keys();
      if (finished.size > limit && oldest !== undefined) finished.delete(oldest);
      return ticket;
    },
    has: (ticket) => finished.has(ticket),
    isFinished: (ticket) => finished.get(ticket) === true,
    finish(ticket) {
      if (!finished.has(ticket)) return false;
      finished.set(ticket, true);
      events.dispatchEvent(new Event(ticket));
      return true;
    },
    whenFinished(ticket, signal) {
      if (finished.get(ticket) === true) return Promise.resolve();
      return new Promise((resolve, reject) => {
        events.addEventListener(ticket, () => resolve(), { once: true, signal });
        signal.addEventListener('abort', () => reject(new Error('Nobody waits any more.')), {
          once: true,
        });
      });
    },
  };
}
