import { callHost, notifyHost } from '../wire/callHost.js';
import type { Lifecycle } from './lifecycle.js';
import type { Store, StoredRequest } from './store.js';

/** The wait of a URL request after it was accepted. It ends with the server's notice, or by the person. */
export function createWaiting(store: Store, lifecycle: Lifecycle) {
  const waiting = (id: string) => {
    const request = store.get(id);
    return request?.entry.phase === 'waiting' ? request : undefined;
  };

  function show(request: StoredRequest, wait: 'checking' | 'not-yet'): void {
    if (request.entry.phase !== 'waiting') return; // it ended meanwhile
    store.patch(request, { wait });
    store.emit(request, wait === 'checking' ? 'continued' : 'not-yet');
    store.notify();
  }

  function check(request: StoredRequest, asked: Promise<unknown>): void {
    show(request, 'checking');
    asked.then(
      (answer) =>
        answer === 'not-yet' ? show(request, answer) : lifecycle.endWait(request, 'completed'),
      () => show(request, 'not-yet'),
    );
  }

  return {
    continueWaiting(id: string): void {
      const request = waiting(id);
      if (!request || request.entry.wait === 'checking') return;
      const asked = callHost(() => request.options.onContinue?.());
      if (asked !== undefined) return check(request, Promise.resolve(asked));
      store.emit(request, 'continued');
      lifecycle.endWait(request, 'accept');
    },
    stopWaiting(id: string): void {
      const request = waiting(id);
      if (!request) return;
      store.emit(request, 'stopped');
      lifecycle.endWait(request, 'accept');
      notifyHost(() => request.options.onStop?.());
    },
    finishWaiting(id: string): void {
      const request = waiting(id);
      if (request) lifecycle.endWait(request, 'completed');
    },
  };
}
