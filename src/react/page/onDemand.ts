'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What a page downloads only when a request needs it. */
export interface OnDemand<Part> {
  /** Fetches it; again, where that has failed. */
  fetch: () => Promise<void>;
  /** Fetches it before it is needed. A failure is not kept: the first `fetch` tries again. */
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
  let isNeeded = false;
  async function loadPart() {
    const loaded = await load().catch(() => 'failed' as const);
    if (loaded === 'failed') coming = undefined;
    part = loaded === 'failed' && !isNeeded ? undefined : loaded;
    for (const listener of listeners) listener();
  }
  const loadOnce = () => (coming ??= loadPart());
  return {
    fetch() {
      isNeeded = true;
      return loadOnce();
    },
    prefetch: loadOnce,
    get: () => part,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a part before a request needs it, once the caller is in the page: never at import, never on a server. */
export function usePrefetch(source: OnDemand<unknown>): void {
  useEffect(() => void source.prefetch(), [source]);
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
