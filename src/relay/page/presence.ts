/** Pauses and requests that can all be ended early with `wake`. */
export interface Waiter<T> {
  /** @param ms Infinity waits until `wake`. */
  wait: (ms: number) => Promise<unknown>;
  /** @returns The result of `ask`, `late` after `ms`, or undefined after `wake`. The signal is aborted in the last two cases. */
  during: (ms: number, ask: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>;
  wake: () => void;
}

export function createWaiter<T>(late: T): Waiter<T> {
  const wakers = new Set<() => void>();
  const during: Waiter<T>['during'] = (ms, ask) =>
    new Promise((resolve) => {
      const controller = new AbortController();
      const timer = ms === Infinity ? undefined : setTimeout(end, ms, late);
      const wake = () => end();
      // Do not wait for `ask`: a fetch of the host may ignore the signal.
      function end(result?: T): void {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve(result);
        controller.abort();
      }
      wakers.add(wake);
      void ask(controller.signal).then(end);
    });
  return {
    during,
    wait: (ms) => during(ms, () => new Promise(() => {})),
    wake: () => wakers.forEach((waker) => waker()),
  };
}

/** A hidden tab holds no request open: browsers allow only a few per origin. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** Listened to on the window, in the capture phase. `resume` comes for a frozen tab that stays visible. */
const events = ['visibilitychange', 'resume', 'online', 'pageshow'];

/**
 * Calls `onBack` when the page may be out of date: the tab is visible again, it was asleep or in the page cache, or the
 * network is back. Does nothing without a document.
 */
export function onReturn(onBack: () => void, onHidden: () => void): () => void {
  const listen = (event: Event) => {
    if (isHidden()) onHidden();
    else if (!('persisted' in event && !event.persisted)) onBack(); // a `pageshow` that is not `persisted` is a normal load
  };
  if (!globalThis.document) return () => {};
  for (const type of events) addEventListener(type, listen, true);
  return () => events.forEach((type) => removeEventListener(type, listen, true));
}
