import { answerTo, cancel } from '../wire/result.js';
import type { ElicitResult, Outcome, PendingElicitation } from '../wire/types.js';
import { tell } from '../wire/callHost.js';
import type { Store, Ticket } from './store.js';

/** The phases of a request, and the only place that moves it from one to the next. */
export interface Life {
  present(ticket: Ticket): void;
  /** A person's answer. */
  answer(ticket: Ticket, result: unknown): void;
  /** The request leaves without an answer, or a wait without an end. */
  withdraw(ticket: Ticket, outcome: 'expired' | 'withdrawn' | 'disconnected'): void;
  endWait(ticket: Ticket, outcome: Outcome): void;
  /** Takes a finished request away. */
  forget(ticket: Ticket): void;
}

const outcomes: ReadonlySet<Outcome> = new Set(['expired', 'withdrawn', 'disconnected']);

/** Not answered yet. */
export const isOpen = ({ phase }: PendingElicitation) =>
  phase === 'queued' || phase === 'presented';

export function createLife(store: Store, keepDone: number): Life {
  const done = new Set<Ticket>(); // in the order in which they ended

  function finish(ticket: Ticket, outcome: Outcome): void {
    store.patch(ticket, { phase: 'done', outcome, wait: undefined });
    for (const undo of ticket.release.values()) undo();
    ticket.release.clear();
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

  function settle(ticket: Ticket, result: ElicitResult, outcome: Outcome): void {
    ticket.release.get('deadline')?.();
    ticket.release.delete('deadline');
    const consented = ticket.entry.elicitation.mode === 'url' && result.action === 'accept';
    store.patch(ticket, { settledAt: Date.now(), ...(consented && { consented }) });
    if (!consented) finish(ticket, outcome);
    else if (ticket.completedEarly) finish(ticket, 'completed');
    else store.patch(ticket, { phase: 'waiting', wait: 'open' });
    ticket.resolve(result);
    store.emit(ticket, 'settled', outcome);
    if (consented && ticket.completedEarly) completed(ticket);
    store.notify();
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
      else settle(ticket, answer, answer.action);
    },
    withdraw(ticket, given) {
      const outcome = outcomes.has(given) ? given : 'withdrawn'; // a caller without types
      if (isOpen(ticket.entry)) settle(ticket, cancel(), outcome);
      else if (ticket.entry.phase === 'waiting') {
        endWait(ticket, outcome);
        tell(() => ticket.options.onStop?.());
      }
    },
    forget(ticket) {
      if (ticket.entry.phase !== 'done') return;
      drop(ticket);
      store.notify();
    },
  };
}
