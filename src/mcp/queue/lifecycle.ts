import { answerTo, cancel } from '../wire/result.js';
import type { ElicitResult, Outcome, PendingElicitation } from '../wire/types.js';
import type { EndOutcome } from '../wire/abortOutcome.js';
import { callHost, notifyHost } from '../wire/callHost.js';
import { createDeferred, withoutSecrets, type Store, type StoredRequest } from './store.js';

/** The phases of a request. Only this file changes the phase. */
export interface Lifecycle {
  present(request: StoredRequest): void;
  /** A person's answer. */
  answer(request: StoredRequest, result: unknown): void;
  /** No surface shows the request any more. */
  leave(request: StoredRequest): void;
  /** Ends a request without an answer, or a wait before its end. */
  withdraw(request: StoredRequest, outcome: EndOutcome): void;
  endWait(request: StoredRequest, outcome: Outcome): void;
  /** Takes a finished request away. */
  forget(request: StoredRequest): void;
}

const endOutcomes: ReadonlySet<Outcome> = new Set<EndOutcome>([
  'expired',
  'withdrawn',
  'disconnected',
  'cancel',
]);

/** Not answered yet. */
export const isOpen = ({ phase }: PendingElicitation) =>
  phase === 'queued' || phase === 'presented';

interface LifecycleOptions {
  keepDone: number;
  /** Whether a cancel that did not arrive reopens the request, as other answers do. Otherwise it stays done. */
  repeatsCancel: boolean;
  /** An answer did not arrive, and the request is presented again. */
  onReopen: (request: StoredRequest) => void;
  /** It was answered, or ended without an answer. */
  onSettled: (request: StoredRequest, outcome: Outcome) => void;
}

export function createLifecycle(
  store: Store,
  { keepDone, repeatsCancel, onReopen, onSettled }: LifecycleOptions,
): Lifecycle {
  const done = new Set<StoredRequest>(); // in the order in which they ended

  function finish(request: StoredRequest, outcome: Outcome): void {
    store.patch(request, { phase: 'done', outcome, wait: undefined });
    if (request.entry.delivery !== 'sending') retire(request);
  }

  /** Called when a request can no longer change. */
  function retire(request: StoredRequest): void {
    for (const undo of request.release.values()) undo();
    request.release.clear();
    request.draft = withoutSecrets(request.draft);
    if (store.get(request.entry.id) !== request) return;
    done.add(request);
    for (const oldest of done) {
      if (done.size <= keepDone) break;
      drop(oldest);
    }
  }

  function drop(request: StoredRequest): void {
    done.delete(request);
    store.remove(request.entry.id);
  }

  function settle(
    request: StoredRequest,
    result: ElicitResult,
    outcome: Outcome,
    delivery?: 'sending',
  ): void {
    if (!delivery) stopClock(request);
    const consented = request.entry.elicitation.mode === 'url' && result.action === 'accept';
    store.patch(request, {
      settledAt: Date.now(),
      ...(delivery && { delivery }),
      consented: consented || undefined,
    });
    if (!consented) finish(request, outcome);
    else if (request.isCompletedEarly) finish(request, 'completed');
    else store.patch(request, { phase: 'waiting', wait: 'open' });
    request.resolve(result);
    store.emit(request, 'settled', outcome);
    if (consented && request.isCompletedEarly) completed(request);
    onSettled(request, outcome);
    store.notify();
  }

  /** Delivers an answer, and updates the entry with the delivery. */
  function send(request: StoredRequest, result: ElicitResult, outcome: Outcome): void {
    const { deliver } = request.options;
    if (!deliver) return settle(request, result, outcome);
    settle(request, result, outcome, 'sending');
    const reported = callHost(() => deliver(result));
    if (reported === 'unreported' || reported === 'failed') delivered(request, outcome, reported);
    else
      Promise.resolve(reported).then(
        (later) => delivered(request, outcome, later),
        () => delivered(request, outcome, 'unknown'),
      );
  }

  function delivered(request: StoredRequest, outcome: Outcome, reported: unknown): void {
    if (store.get(request.entry.id) !== request) return retire(request); // it was forgotten
    const { endedWhileSending } = request;
    const normalised = reported === 'sent' || reported === 'failed' ? reported : 'unknown';
    const delivery = reported === 'unreported' ? undefined : normalised;
    store.patch(request, { delivery });
    const letsGo = outcome === 'left' || (outcome === 'cancel' && !repeatsCancel);
    if (delivery === 'failed' && !letsGo && !endedWhileSending) reopen(request);
    else if (delivery === 'failed' && endedWhileSending) finish(request, endedWhileSending);
    else if (request.entry.phase === 'done') retire(request);
    else {
      stopClock(request);
      if (endedWhileSending && endedWhileSending !== 'expired')
        stopWait(request, endedWhileSending);
    }
    store.notify();
  }

  function reopen(request: StoredRequest): void {
    const { outcome: _, settledAt: __, wait: ___, ...open } = request.entry;
    request.entry = Object.freeze({ ...open, phase: 'presented' });
    Object.assign(request, createDeferred());
    store.patch(request, {});
    store.emit(request, 'undelivered');
    onReopen(request);
  }

  function stopWait(request: StoredRequest, outcome: Outcome): void {
    endWait(request, outcome);
    notifyHost(() => request.options.onStop?.());
  }

  function completed(request: StoredRequest): void {
    store.emit(request, 'ended', 'completed');
    notifyHost(() => request.options.onComplete?.());
  }

  function endWait(request: StoredRequest, outcome: Outcome): void {
    if (request.entry.phase !== 'waiting') return;
    finish(request, outcome);
    store.emit(request, 'ended', outcome);
    store.notify();
  }

  return {
    endWait,
    present(request) {
      if (request.entry.phase !== 'queued') return;
      store.patch(request, { phase: 'presented', presentedAt: Date.now() });
      store.emit(request, 'presented');
      store.notify();
    },
    answer(request, result) {
      const { elicitation, phase } = request.entry;
      if (!isOpen(request.entry)) return;
      const answer = answerTo(elicitation, result);
      const isBlind = phase === 'queued' && answer?.action !== 'cancel';
      // A result must never claim that a person accepted or declined a request that was not presented.
      if (!answer || isBlind) store.emit(request, 'refused');
      else send(request, answer, answer.action);
    },
    leave(request) {
      if (request.entry.phase === 'presented') send(request, cancel(), 'left');
    },
    withdraw(request, given) {
      const outcome = endOutcomes.has(given) ? given : 'withdrawn'; // a caller without types
      if (isOpen(request.entry)) settle(request, cancel(), outcome);
      else if (request.entry.delivery === 'sending') request.endedWhileSending ??= outcome;
      else if (request.entry.phase === 'waiting') stopWait(request, outcome);
    },
    forget(request) {
      if (request.entry.phase !== 'done') return;
      drop(request);
      store.notify();
    },
  };
}

function stopClock(request: StoredRequest): void {
  request.release.get('deadline')?.();
  request.release.delete('deadline');
}
