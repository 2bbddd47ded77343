import { answerTo, cancel } from '../wire/result.js';
import type { ElicitResult, Outcome, PendingElicitation } from '../wire/types.js';
import type { End } from '../wire/abortOutcome.js';
import { guarded, tell } from '../wire/callHost.js';
import { pending, type Store, type Ticket } from './store.js';

/** The phases of a request, and the only place that moves it from one to the next. */
export interface Life {
  present(ticket: Ticket): void;
  /** A person's answer. */
  answer(ticket: Ticket, result: unknown): void;
  /** The person has gone away from what showed the request. */
  leave(ticket: Ticket): void;
  /** The request leaves without an answer, or a wait without an end. */
  withdraw(ticket: Ticket, outcome: End): void;
  endWait(ticket: Ticket, outcome: Outcome): void;
  /** Takes a finished request away. */
  forget(ticket: Ticket): void;
}

const ends: ReadonlySet<Outcome> = new Set<End>(['expired', 'withdrawn', 'disconnected', 'cancel']);

/** Not answered yet. */
export const isOpen = ({ phase }: PendingElicitation) =>
  phase === 'queued' || phase === 'presented';

interface LifeOptions {
  keepDone: number;
  /** A cancel that did not arrive is given again, like any answer. Otherwise it lets the person go. */
  repeatsCancel: boolean;
  /** An answer did not arrive, and the request is presented again. */
  onReopen: (ticket: Ticket) => void;
}

export function createLife(store: Store, { keepDone, repeatsCancel, onReopen }: LifeOptions): Life {
  const done = new Set<Ticket>(); // in the order in which they ended

  function finish(ticket: Ticket, outcome: Outcome): void {
    store.patch(ticket, { phase: 'done', outcome, wait: undefined });
    if (ticket.entry.delivery !== 'sending') retire(ticket);
  }

  /** Nothing can happen to it any more. */
  function retire(ticket: Ticket): void {
    for (const undo of ticket.release.values()) undo();
    ticket.release.clear();
    if (store.get(ticket.entry.id) !== ticket) return;
    done.add(ticket);
    for (const oldest of done) {
      if (done.size <= keepDone) break;
      drop(oldest);
    }
  }

  function drop(ticket: Ticket): void {
    done.delete(ticket);
    store.remove(ticket.entry.id);
  }

  function settle(
    ticket: Ticket,
    result: ElicitResult,
    outcome: Outcome,
    delivery?: 'sending',
  ): void {
    if (!delivery) stopClock(ticket);
    const consented = ticket.entry.elicitation.mode === 'url' && result.action === 'accept';
    store.patch(ticket, {
      settledAt: Date.now(),
      ...(delivery && { delivery }),
      consented: consented || undefined,
    });
    if (!consented) finish(ticket, outcome);
    else if (ticket.completedEarly) finish(ticket, 'completed');
    else store.patch(ticket, { phase: 'waiting', wait: 'open' });
    ticket.resolve(result);
    store.emit(ticket, 'settled', outcome);
    if (consented && ticket.completedEarly) completed(ticket);
    store.notify();
  }

  /** Gives an answer to be delivered, and follows what becomes of it. */
  function send(ticket: Ticket, result: ElicitResult, outcome: Outcome): void {
    const { deliver } = ticket.options;
    if (!deliver) return settle(ticket, result, outcome);
    settle(ticket, result, outcome, 'sending');
    const fate = guarded(() => deliver(result));
    if (fate === 'untold' || fate === 'failed') delivered(ticket, outcome, fate);
    else
      Promise.resolve(fate).then(
        (later) => delivered(ticket, outcome, later),
        () => delivered(ticket, outcome, 'unknown'),
      );
  }

  function delivered(ticket: Ticket, outcome: Outcome, fate: unknown): void {
    if (store.get(ticket.entry.id) !== ticket) return retire(ticket); // it was forgotten
    const { endedAs } = ticket;
    const known = fate === 'sent' || fate === 'failed' ? fate : 'unknown';
    const delivery = fate === 'untold' ? undefined : known;
    store.patch(ticket, { delivery });
    const letsGo = outcome === 'left' || (outcome === 'cancel' && !repeatsCancel);
    if (delivery === 'failed' && !letsGo && !endedAs) reopen(ticket);
    else if (delivery === 'failed' && endedAs) finish(ticket, endedAs);
    else if (ticket.entry.phase === 'done') retire(ticket);
    else {
      stopClock(ticket);
      if (endedAs && endedAs !== 'expired') stopWait(ticket, endedAs);
    }
    store.notify();
  }

  function reopen(ticket: Ticket): void {
    const { outcome: _, settledAt: __, wait: ___, ...open } = ticket.entry;
    ticket.entry = Object.freeze({ ...open, phase: 'presented' });
    Object.assign(ticket, pending());
    store.patch(ticket, {});
    store.emit(ticket, 'undelivered');
    onReopen(ticket);
  }

  function stopWait(ticket: Ticket, outcome: Outcome): void {
    endWait(ticket, outcome);
    tell(() => ticket.options.onStop?.());
  }

  function completed(ticket: Ticket): void {
    store.emit(ticket, 'ended', 'completed');
    tell(() => ticket.options.onComplete?.());
  }

  function endWait(ticket: Ticket, outcome: Outcome): void {
    if (ticket.entry.phase !== 'waiting') return;
    finish(ticket, outcome);
    store.emit(ticket, 'ended', outcome);
    store.notify();
  }

  return {
    endWait,
    present(ticket) {
      if (ticket.entry.phase !== 'queued') return;
      store.patch(ticket, { phase: 'presented', presentedAt: Date.now() });
      store.emit(ticket, 'presented');
      store.notify();
    },
    answer(ticket, result) {
      const { elicitation, phase } = ticket.entry;
      if (!isOpen(ticket.entry)) return;
      const answer = answerTo(elicitation, result);
      const isBlind = phase === 'queued' && answer?.action !== 'cancel';
      // A result must never claim that a person chose what no person saw.
      if (!answer || isBlind) store.emit(ticket, 'refused');
      else send(ticket, answer, answer.action);
    },
    leave(ticket) {
      if (ticket.entry.phase === 'presented') send(ticket, cancel(), 'left');
    },
    withdraw(ticket, given) {
      const outcome = ends.has(given) ? given : 'withdrawn'; // a caller without types
      if (isOpen(ticket.entry)) settle(ticket, cancel(), outcome);
      else if (ticket.entry.delivery === 'sending') ticket.endedAs ??= outcome;
      else if (ticket.entry.phase === 'waiting') stopWait(ticket, outcome);
    },
    forget(ticket) {
      if (ticket.entry.phase !== 'done') return;
      drop(ticket);
      store.notify();
    },
  };
}

function stopClock(ticket: Ticket): void {
  ticket.release.get('deadline')?.();
  ticket.release.delete('deadline');
}
