import type {
  AskOptions,
  Delivery,
  ElicitResult,
  Outcome,
  PendingElicitation,
} from '../wire/types.js';
import { tell } from '../wire/callHost.js';

/** For an audit log: kinds, ids and outcomes, never values. `at` is epoch milliseconds. */
export interface ElicitationEvent {
  /**
   * `asked` · `presented` · `refused` (accept or decline of a request that nobody saw, or what is no answer; nothing happened) · `settled` (exactly
   * once an answer) · `undelivered` (the answer did not arrive, and the request is presented again) · `replayed` (the server sent it once more, and gets the same answer) · and of a URL wait `continued` · `not-yet` · `stopped` · `ended`; `more-time` · `extended`.
   */
  type:
    | 'asked'
    | 'presented'
    | 'refused'
    | 'settled'
    | 'undelivered'
    | 'replayed'
    | 'continued'
    | 'not-yet'
    | 'stopped'
    | 'ended'
    | 'more-time'
    | 'extended';
  id: string;
  connectionId: string;
  outcome?: Outcome;
  at: number;
}

/** Of the options of `ask`; a request that is asked by itself may also know its fate at once, or never. */
export interface TicketOptions extends Omit<AskOptions, 'deliver'> {
  deliver?: (result: ElicitResult) => Fate | Promise<Fate>;
}

/** What became of an answer; `untold` where nobody can tell. */
export type Fate = Exclude<Delivery, 'sending'> | 'untold';

/** One request and what hangs on it. Only `life.ts` writes its phase. */
export interface Ticket {
  entry: PendingElicitation;
  readonly options: TicketOptions;
  promise: Promise<ElicitResult>;
  resolve: (result: ElicitResult) => void;
  draft?: unknown;
  /** How it ended while an answer was on its way; counts if that did not arrive. */
  endedAs?: Outcome;
  /** The completion notice came before the accept. */
  completedEarly: boolean;
  /** Undoes the deadline and the abort listeners. */
  readonly release: Map<'deadline' | AbortSignal, () => void>;
}

/** A promise of an answer. */
export function pending(): Pick<Ticket, 'promise' | 'resolve'> {
  let resolve: Ticket['resolve'] | undefined;
  const promise = new Promise<ElicitResult>((done) => {
    resolve = done;
  });
  return { promise, resolve: (result) => resolve?.(result) };
}

/** The requests in the order in which they came, and those who look at them. */
export interface Store {
  add: (ticket: Ticket) => void;
  get: (id: string) => Ticket | undefined;
  all: () => Ticket[];
  remove: (id: string) => void;
  /** Replaces the entry; `emit` or `notify` tells the world. */
  patch: (ticket: Ticket, patch: Partial<PendingElicitation>) => void;
  emit: (ticket: Ticket, type: ElicitationEvent['type'], outcome?: Outcome) => void;
  notify: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly PendingElicitation[];
}

export function createStore(onEvent?: (event: ElicitationEvent) => void): Store {
  const tickets = new Map<string, Ticket>();
  const listeners = new Set<{ call: () => void }>();
  let snapshot: readonly PendingElicitation[] | undefined;
  const stale = () => {
    snapshot = undefined;
  };
  return {
    add(ticket) {
      tickets.set(ticket.entry.id, ticket);
      stale();
    },
    get: (id) => tickets.get(id),
    all: () => [...tickets.values()],
    remove(id) {
      if (tickets.delete(id)) stale();
    },
    patch(ticket, patch) {
      ticket.entry = Object.freeze({ ...ticket.entry, ...patch });
      stale();
    },
    emit(ticket, type, outcome) {
      const { id, requester } = ticket.entry;
      const event: ElicitationEvent = {
        type,
        id,
        connectionId: requester.connectionId,
        at: Date.now(),
      };
      if (outcome !== undefined) event.outcome = outcome;
      tell(() => onEvent?.(event));
    },
    notify() {
      for (const { call } of Array.from(listeners)) tell(call);
    },
    subscribe(call) {
      if (typeof call !== 'function') return () => {};
      const listener = { call }; // the same function may subscribe twice
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    // The same array until something changes: useSyncExternalStore compares by identity.
    getSnapshot: () => (snapshot ??= Object.freeze([...tickets.values()].map((t) => t.entry))),
  };
}
