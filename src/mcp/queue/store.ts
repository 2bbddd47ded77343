import type {
  AskOptions,
  Delivery,
  ElicitResult,
  Outcome,
  PendingElicitation,
} from '../wire/types.js';
import { notifyHost } from '../wire/callHost.js';

/** For an audit log: kinds, ids and outcomes, never values. `at` is epoch milliseconds. */
export interface ElicitationEvent {
  /**
   * `asked` · `presented` · `refused` (accept or decline of a request that nobody saw, or what is no answer; nothing happened) · `settled` (exactly
   * once an answer) · `undelivered` (the answer did not arrive, and the request is presented again) · `replayed` (the server sent it once more, and gets the same answer) · `too-many` (nobody was asked, see `maxOpen` and `maxQuestions`; its `id` is of no entry) · and of a URL wait `continued` · `not-yet` · `stopped` · `ended`; `more-time` · `extended`.
   */
  type:
    | 'asked'
    | 'presented'
    | 'refused'
    | 'settled'
    | 'undelivered'
    | 'replayed'
    | 'too-many'
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

/** As the options of `ask`, but `deliver` may also answer synchronously, or report that nobody can tell. */
export interface StoredRequestOptions extends Omit<AskOptions, 'deliver'> {
  deliver?: (result: ElicitResult) => DeliveryReport | Promise<DeliveryReport>;
}

/** The delivery of an answer, as the host reports it; `unreported` if it does not. */
export type DeliveryReport = Exclude<Delivery, 'sending'> | 'unreported';

/** One request with its state. Only `lifecycle.ts` writes its phase. */
export interface StoredRequest {
  entry: PendingElicitation;
  readonly options: StoredRequestOptions;
  promise: Promise<ElicitResult>;
  resolve: (result: ElicitResult) => void;
  draft?: unknown;
  /** How it ended while an answer was on its way; counts if that did not arrive. */
  endedWhileSending?: Outcome;
  /** The completion notice came before the accept. */
  isCompletedEarly: boolean;
  /** Removes the deadline timer and the abort listeners. */
  readonly release: Map<'deadline' | AbortSignal, () => void>;
}

/** A draft of a request that has ended: what looks like a secret is of no use any more. One that cannot be read is dropped. */
export function withoutSecrets(draft: unknown): unknown {
  if (typeof draft !== 'object' || draft === null) return draft;
  try {
    return 'flagged' in draft ? { ...draft, flagged: {} } : draft;
  } catch {
    return undefined;
  }
}

/** A promise of an answer. */
export function createDeferred(): Pick<StoredRequest, 'promise' | 'resolve'> {
  let resolve: StoredRequest['resolve'] | undefined;
  const promise = new Promise<ElicitResult>((done) => {
    resolve = done;
  });
  return { promise, resolve: (result) => resolve?.(result) };
}

/** The requests in order of arrival, and the subscribers. */
export interface Store {
  add: (request: StoredRequest) => void;
  get: (id: string) => StoredRequest | undefined;
  all: () => StoredRequest[];
  remove: (id: string) => void;
  /** Replaces the entry. Call `emit` and `notify` afterwards. */
  patch: (request: StoredRequest, patch: Partial<PendingElicitation>) => void;
  emit: (
    request: Pick<StoredRequest, 'entry'>,
    type: ElicitationEvent['type'],
    outcome?: Outcome,
  ) => void;
  notify: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly PendingElicitation[];
}

export function createStore(onEvent?: (event: ElicitationEvent) => void): Store {
  const requests = new Map<string, StoredRequest>();
  const listeners = new Set<{ call: () => void }>();
  let snapshot: readonly PendingElicitation[] | undefined;
  const invalidate = () => {
    snapshot = undefined;
  };
  return {
    add(request) {
      requests.set(request.entry.id, request);
      invalidate();
    },
    get: (id) => requests.get(id),
    all: () => [...requests.values()],
    remove(id) {
      if (requests.delete(id)) invalidate();
    },
    patch(request, patch) {
      request.entry = Object.freeze({ ...request.entry, ...patch });
      invalidate();
    },
    emit(request, type, outcome) {
      const { id, requester } = request.entry;
      const event: ElicitationEvent = {
        type,
        id,
        connectionId: requester.connectionId,
        at: Date.now(),
      };
      if (outcome !== undefined) event.outcome = outcome;
      notifyHost(() => onEvent?.(event));
    },
    notify() {
      for (const { call } of Array.from(listeners)) notifyHost(call);
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
    getSnapshot: () =>
      (snapshot ??= Object.freeze([...requests.values()].map(({ entry }) => entry))),
  };
}
