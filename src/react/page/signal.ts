/** Listeners that are called when something has changed. For `useSyncExternalStore`. */
export interface Signal {
  /** Returns what removes the listener. */
  subscribe: (listener: () => void) => () => void;
  emit: () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}
