import { guarded, tell } from '../wire/callHost.js';
import type { Life } from './lifecycle.js';
import type { Store, Ticket } from './store.js';

/** What happens to a URL request after it was accepted: the flow goes on elsewhere, and ends here by notice or by hand. */
export function createWaiting(store: Store, life: Life) {
  const waiting = (id: string) => {
    const ticket = store.get(id);
    return ticket?.entry.phase === 'waiting' ? ticket : undefined;
  };

  function show(ticket: Ticket, wait: 'checking' | 'not-yet'): void {
    if (ticket.entry.phase !== 'waiting') return; // it ended meanwhile
    store.patch(ticket, { wait });
    store.emit(ticket, wait === 'checking' ? 'continued' : 'not-yet');
    store.notify();
  }

  function check(ticket: Ticket, asked: Promise<unknown>): void {
    show(ticket, 'checking');
    asked.then(
      (answer) => (answer === 'not-yet' ? show(ticket, answer) : life.endWait(ticket, 'completed')),
      () => show(ticket, 'not-yet'),
    );
  }

  return {
    continueWaiting(id: string): void {
      const ticket = waiting(id);
      if (!ticket || ticket.entry.wait === 'checking') return;
      const asked = guarded(() => ticket.options.onContinue?.());
      if (asked !== undefined) return check(ticket, Promise.resolve(asked));
      store.emit(ticket, 'continued');
      life.endWait(ticket, 'accept');
    },
    stopWaiting(id: string): void {
      const ticket = waiting(id);
      if (!ticket) return;
      store.emit(ticket, 'stopped');
      life.endWait(ticket, 'accept');
      tell(() => ticket.options.onStop?.());
    },
    finishWaiting(id: string): void {
      const ticket = waiting(id);
      if (ticket) life.endWait(ticket, 'completed');
    },
  };
}
