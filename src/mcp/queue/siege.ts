import type { Outcome } from '../wire/types.js';
import { atTime } from './deadline.js';
import { isOpen } from './lifecycle.js';
import type { Store, StoredRequest } from './store.js';

// A server must not keep the page behind its dialogs by asking again and again.

/** After the last request of a connection was not accepted, its next ones open no dialog by themselves for so long (milliseconds). */
const QUIET_MS = 30_000;

/** How the last request of a connection ended, and when (epoch milliseconds). */
export interface Last {
  outcome: Outcome;
  at: number;
}

/** The rule: may the next request of a connection open a dialog by itself? A person can open it at any time. */
export function mayOpenItself(last: Last | undefined, now: number): boolean {
  return last === undefined || isWelcome(last.outcome) || now - last.at >= QUIET_MS;
}

/** Only a person can accept; all other ends are within the reach of a server, or a no to it. */
function isWelcome(outcome: Outcome): boolean {
  switch (outcome) {
    case 'accept':
    case 'completed':
      return true;
    case 'decline':
    case 'cancel':
    case 'expired':
    case 'withdrawn':
    case 'disconnected':
    case 'left':
    case 'elsewhere':
      return false;
    default:
      return outcome satisfies never;
  }
}

/** Keeps `quiet` of the open entries as the rule says. */
export function createSiege(store: Store) {
  const lasts = new Map<string, Last>();
  const timers = new Map<string, () => void>();

  const isQuiet = (connectionId: string) => !mayOpenItself(lasts.get(connectionId), Date.now());

  const openOf = (connectionId: string) =>
    store.all().filter(({ entry }) => isOpenOf(entry, connectionId));

  function mark(requests: readonly StoredRequest[], quiet: true | undefined): void {
    const changed = requests.filter(({ entry }) => entry.quiet !== quiet);
    for (const request of changed) store.patch(request, { quiet });
    if (changed.length > 0) store.notify();
  }

  /** Looks again when the time is over. No timer runs for nothing. */
  function follow(connectionId: string): void {
    const last = lasts.get(connectionId);
    const isNeeded =
      last &&
      isQuiet(connectionId) &&
      store.all().some(({ entry }) => isOpenOf(entry, connectionId));
    if (isNeeded && timers.has(connectionId)) return;
    timers.get(connectionId)?.();
    timers.delete(connectionId);
    if (!isNeeded) return;
    const look = () => {
      timers.delete(connectionId);
      if (!isQuiet(connectionId)) mark(openOf(connectionId), undefined);
      follow(connectionId);
    };
    timers.set(connectionId, atTime(last.at + QUIET_MS, look));
  }

  return {
    /** A request came in. */
    asked: (request: StoredRequest): void => {
      const { connectionId } = request.entry.requester;
      if (!isQuiet(connectionId)) return;
      mark([request], true);
      follow(connectionId);
    },
    /** A request has ended, or its URL was opened. */
    ended: ({ entry }: StoredRequest, outcome: Outcome): void => {
      const { connectionId } = entry.requester;
      const wasQuiet = isQuiet(connectionId);
      const now = Date.now();
      for (const [id, last] of lasts) if (mayOpenItself(last, now)) lasts.delete(id);
      lasts.set(connectionId, { outcome, at: now });
      const quiet = isQuiet(connectionId);
      if (!quiet || !wasQuiet) mark(openOf(connectionId), quiet || undefined);
      follow(connectionId);
    },
  };
}

function isOpenOf(entry: StoredRequest['entry'], connectionId: string): boolean {
  return isOpen(entry) && entry.requester.connectionId === connectionId;
}
