/** Waiting, and requests, that all end when they are woken. */
export interface Waiter<T> {
  /** @param ms Infinity: until it is woken. */
  wait: (ms: number) => Promise<unknown>;
  /** @returns What `ask` does, or `late` when the time is over, or undefined when it is woken; then the signal is aborted. */
  during: (ms: number, ask: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>;
  wake: () => void;
}

export function createWaiter<T>(late: T): Waiter<T> {
  const wakers = new Set<() => void>();
  const during: Waiter<T>['during'] = (ms, ask) =>
    new Promise((resolve) => {
      const controller = new AbortController();
      const timer = ms === Infinity ? undefined : setTimeout(end, ms, late);
      const woken = () => end();
      // Also where a host's fetch does not heed the signal.
      function end(result?: T): void {
        clearTimeout(timer);
        wakers.delete(woken);
        resolve(result);
        controller.abort();
      }
      wakers.add(woken);
      void ask(controller.signal).then(end);
    });
  return {
    during,
    wait: (ms) => during(ms, () => new Promise(() => {})),
    wake: () => wakers.forEach((waker) => waker()),
  };
}

/** A hidden tab needs no held request; browsers have few for each origin. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** On the window, and those of the document on their way down to it. `resume`: a frozen tab that is still visible. */
const events = ['visibilitychange', 'resume', 'online', 'pageshow'];

/**
 * Calls when what is on the screen may be old: the tab comes back to the front, from sleep or from the page cache, or the
 * network does. Does nothing where there is no page.
 */
export function onReturn(onBack: () => void, onHidden: () => void): () => void {
  const listen = (event: Event) => {
    if (isHidden()) onHidden();
    else if (!('persisted' in event && !event.persisted)) onBack(); // else it has just been loaded
  };
  if (!globalThis.document) return () => {};
  for (const type of events) addEventListener(type, listen, true);
  return () => events.forEach((type) => removeEventListener(type, listen, true));
}
