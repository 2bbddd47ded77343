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

/** Adds requests to the queue, each once, with an abort signal and a deadline. */
export function createAsking(
  store: Store,
  lifecycle: Lifecycle,
  replays: Replays,
  newId = countedId,
) {
  function followSignal(request: StoredRequest, signal: AbortSignal | undefined): void {
    if (!signal || request.release.has(signal)) return;
    const abort = () => lifecycle.withdraw(request, abortOutcome(signal.reason));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    request.release.set(signal, () => signal.removeEventListener('abort', abort));
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
