import { cancel } from '../wire/result.js';
import type { AskOptions, ElicitResult, Elicitation, PendingElicitation } from '../wire/types.js';
import { abortOutcome } from '../wire/abortOutcome.js';
import { atTime } from './deadline.js';
import { callHost, report, notifyHost } from '../wire/callHost.js';
import { readAsk } from './input.js';
import { isOpen, type Lifecycle } from './lifecycle.js';
import type { Replays } from './replays.js';
import {
  createDeferred,
  type Store,
  type StoredRequest,
  type StoredRequestOptions,
} from './store.js';

let count = 0;

/** Unique in this page, or in this process. */
function countedId(): string {
  count += 1;
  return `e${count}`;
}

interface AskingOptions {
  newId: (() => string) | undefined;
  /** A request is in the queue now. */
  onEnter: (request: StoredRequest) => void;
  maxOpen: number;
  maxQuestions: number;
}

/** Adds requests to the queue, each once, with an abort signal and a deadline, and not too many. */
export function createAsking(
  store: Store,
  lifecycle: Lifecycle,
  replays: Replays,
  { newId = countedId, onEnter, maxOpen, maxQuestions }: AskingOptions,
) {
  const signals = createSignals();

  function isTooMany({ requester, position }: AskOptions): boolean {
    if (position && position.of > maxQuestions) return true;
    const { connectionId } = requester;
    const open = store
      .all()
      .filter(({ entry }) => entry.requester.connectionId === connectionId && isOpen(entry));
    return open.length >= maxOpen;
  }

  function followSignal(request: StoredRequest, signal: AbortSignal | undefined): void {
    if (!signal || request.release.has(signal)) return;
    const abort = () => lifecycle.withdraw(request, abortOutcome(signal.reason));
    if (signal.aborted) return abort();
    request.release.set(signal, signals.listen(signal, abort));
  }

  function followClock(request: StoredRequest, at: number | undefined): void {
    request.release.get('deadline')?.();
    request.release.delete('deadline');
    if (at === undefined) return;
    if (at <= Date.now()) return lifecycle.withdraw(request, 'expired');
    request.release.set(
      'deadline',
      atTime(at, () => lifecycle.withdraw(request, 'expired')),
    );
  }

  function enter(elicitation: Elicitation, options: StoredRequestOptions): StoredRequest {
    const request = newStoredRequest(newId(), elicitation, options);
    store.add(request);
    replays.remember(request);
    store.emit(request, 'asked'); // first, because the host may end it in a callback
    notifyHost(() => options.onAsked?.(request.entry.id));
    onEnter(request);
    store.notify();
    if (isOpen(request.entry)) followClock(request, options.expiresAt);
    return request;
  }

  return {
    enter,
    ask(elicitation: Elicitation, options: AskOptions): Promise<ElicitResult> {
      const asked = readAsk(elicitation, options);
      if ('problem' in asked) {
        report(asked.problem);
        return Promise.resolve(cancel());
      }
      const known = replays.find(asked.elicitation, asked.options);
      if (known) store.emit(known, 'replayed');
      else if (isTooMany(asked.options)) {
        store.emit({ entry: newEntry(newId(), asked.elicitation, asked.options) }, 'too-many');
        notifyHost(() => asked.options.onTooMany?.());
        return Promise.resolve(cancel());
      }
      const request = known ?? enter(asked.elicitation, asked.options);
      const { signal } = asked.options;
      if (isOpen(request.entry)) callHost(() => followSignal(request, signal));
      return request.promise;
    },
    extend(id: string, expiresAt: number | undefined): void {
      const request = store.get(id);
      if (!request || !isOpen(request.entry)) return;
      if (expiresAt !== undefined && !Number.isFinite(expiresAt)) return; // a caller without types
      store.patch(request, { expiresAt });
      store.emit(request, 'extended');
      store.notify();
      followClock(request, expiresAt);
    },
  };
}

/** One listener on each signal, however many requests hang on it: Node warns of many. */
function createSignals() {
  const listening = new WeakMap<AbortSignal, { calls: Set<() => void>; abort: () => void }>();

  function listen(signal: AbortSignal) {
    const calls = new Set<() => void>();
    const abort = () => {
      for (const call of Array.from(calls)) call();
    };
    signal.addEventListener('abort', abort);
    const listener = { calls, abort };
    listening.set(signal, listener);
    return listener;
  }

  return {
    listen(signal: AbortSignal, call: () => void): () => void {
      const { calls, abort } = listening.get(signal) ?? listen(signal);
      calls.add(call);
      return () => {
        calls.delete(call);
        if (calls.size > 0) return;
        listening.delete(signal);
        signal.removeEventListener('abort', abort);
      };
    },
  };
}

function newStoredRequest(
  id: string,
  elicitation: Elicitation,
  options: StoredRequestOptions,
): StoredRequest {
  return {
    ...createDeferred(),
    entry: newEntry(id, elicitation, options),
    options,
    release: new Map(),
    isCompletedEarly: false,
  };
}

function newEntry(
  id: string,
  elicitation: Elicitation,
  options: StoredRequestOptions,
): PendingElicitation {
  const { requester, expiresAt, position, scope, corrects, onRequestMoreTime } = options;
  return Object.freeze({
    id,
    elicitation: Object.freeze({ ...elicitation }),
    requester: Object.freeze({ ...requester }),
    phase: 'queued' as const,
    askedAt: Date.now(),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(position && { position: Object.freeze({ ...position }) }),
    ...(scope !== undefined && { scope }),
    ...(corrects !== undefined && { corrects }),
    ...(onRequestMoreTime && { moreTime: true }),
  });
}
