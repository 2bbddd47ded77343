import { cancel } from '../wire/result.js';
import type { AskOptions, ElicitResult, Elicitation, PendingElicitation } from '../wire/types.js';
import { abortOutcome } from '../wire/abortOutcome.js';
import { atTime } from './deadline.js';
import { guarded, report, tell } from '../wire/callHost.js';
import { readAsk } from './input.js';
import { isOpen, type Life } from './lifecycle.js';
import type { Replays } from './replays.js';
import { pending, type Store, type Ticket, type TicketOptions } from './store.js';

let count = 0;

/** Unique in this page, or in this process. */
function countedId(): string {
  count += 1;
  return `e${count}`;
}

/** How requests come in: once each, with an abort signal and a deadline. */
export function createAsking(store: Store, life: Life, replays: Replays, newId = countedId) {
  function followSignal(ticket: Ticket, signal: AbortSignal | undefined): void {
    if (!signal || ticket.release.has(signal)) return;
    const abort = () => life.withdraw(ticket, abortOutcome(signal.reason));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    ticket.release.set(signal, () => signal.removeEventListener('abort', abort));
  }

  function followClock(ticket: Ticket, at: number | undefined): void {
    ticket.release.get('deadline')?.();
    ticket.release.delete('deadline');
    if (at === undefined) return;
    if (at <= Date.now()) return life.withdraw(ticket, 'expired');
    ticket.release.set(
      'deadline',
      atTime(at, () => life.withdraw(ticket, 'expired')),
    );
  }

  function enter(elicitation: Elicitation, options: TicketOptions): Ticket {
    const ticket = newTicket(newId(), elicitation, options);
    store.add(ticket);
    replays.remember(ticket);
    store.emit(ticket, 'asked'); // before anything that the host may do to it
    tell(() => options.onAsked?.(ticket.entry.id));
    store.notify();
    if (isOpen(ticket.entry)) followClock(ticket, options.expiresAt);
    return ticket;
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
      const ticket = known ?? enter(asked.elicitation, asked.options);
      const { signal } = asked.options;
      if (isOpen(ticket.entry)) guarded(() => followSignal(ticket, signal));
      return ticket.promise;
    },
    extend(id: string, expiresAt: number | undefined): void {
      const ticket = store.get(id);
      if (!ticket || !isOpen(ticket.entry)) return;
      if (expiresAt !== undefined && !Number.isFinite(expiresAt)) return; // a caller without types
      store.patch(ticket, { expiresAt });
      store.emit(ticket, 'extended');
      store.notify();
      followClock(ticket, expiresAt);
    },
  };
}

function newTicket(id: string, elicitation: Elicitation, options: TicketOptions): Ticket {
  return {
    ...pending(),
    entry: newEntry(id, elicitation, options),
    options,
    release: new Map(),
    completedEarly: false,
  };
}

function newEntry(
  id: string,
  elicitation: Elicitation,
  options: TicketOptions,
): PendingElicitation {
  const { requester, expiresAt, position, scope, onRequestMoreTime } = options;
  return Object.freeze({
    id,
    elicitation: Object.freeze({ ...elicitation }),
    requester: Object.freeze({ ...requester }),
    phase: 'queued' as const,
    askedAt: Date.now(),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(position && { position: Object.freeze({ ...position }) }),
    ...(scope !== undefined && { scope }),
    ...(onRequestMoreTime && { moreTime: true }),
  });
}
