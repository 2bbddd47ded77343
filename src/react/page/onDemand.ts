'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What a page downloads only when a request needs it. */
export interface OnDemand<Part> {
  /** Fetches it; again, where that has failed. */
  fetch: () => Promise<void>;
  /** Fetches it before it is needed; where that fails, nobody has missed it yet. */
  prefetch: () => Promise<void>;
  /** Undefined until it has come. */
  get: () => Part | 'failed' | undefined;
  watch: (listener: () => void) => () => void;
}

/** @param load an `import()`, so that bundlers make it a file of its own */
export function createOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const listeners = new Set<() => void>();
  let part: Part | 'failed' | undefined;
  let coming: Promise<void> | undefined;
  async function fetch() {
    part = await load().catch(() => 'failed' as const);
    if (part === 'failed') coming = undefined;
    for (const listener of listeners) listener();
  }
  const fetchOnce = () => (coming ??= fetch());
  async function prefetch() {
    await fetchOnce();
    if (part === 'failed') part = undefined;
  }
  return {
    fetch: fetchOnce,
    prefetch,
    get: () => part,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Not through Suspense, which waits a moment even for what is there, and keeps what it hides in the page. A server
 * never waits, and the page must begin as the server drew it.
 */
export function useOnDemand<Part>(
  source: OnDemand<Part>,
  isNeeded = true,
): Part | 'failed' | undefined {
  useEffect(() => {
    if (isNeeded) void source.fetch();
  }, [source, isNeeded]);
  return useSyncExternalStore(source.watch, source.get, nothing);
}

const nothing = () => undefined;
