'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from './signal.js';

/** A chunk that is loaded only when a request needs it. */
export interface OnDemand<Chunk> {
  /** Fetches it, also again after a failure. */
  fetch: () => Promise<void>;
  /** Fetches it before it is needed. A failure is ignored: the first `fetch` tries again. */
  prefetch: () => Promise<void>;
  /** Undefined until it is loaded. */
  get: () => Chunk | 'failed' | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** @param load an `import()`, so that bundlers make it a file of its own */
export function createOnDemand<Chunk>(load: () => Promise<Chunk>): OnDemand<Chunk> {
  const changed = createSignal();
  let chunk: Chunk | 'failed' | undefined;
  let coming: Promise<void> | undefined;
  let isNeeded = false;
  async function loadChunk() {
    const loaded = await load().catch(() => 'failed' as const);
    if (loaded === 'failed') coming = undefined;
    chunk = loaded === 'failed' && !isNeeded ? undefined : loaded;
    changed.emit();
  }
  const loadOnce = () => (coming ??= loadChunk());
  return {
    fetch() {
      isNeeded = true;
      return loadOnce();
    },
    prefetch: loadOnce,
    get: () => chunk,
    subscribe: changed.subscribe,
  };
}

/** Fetches a chunk before a request needs it, once the caller is in the page: never at import, never on a server. */
export function usePrefetch(source: OnDemand<unknown>): void {
  useEffect(() => void source.prefetch(), [source]);
}

/**
 * The chunk, if it is loaded. Not with Suspense, which waits even for a loaded chunk and keeps hidden content in the page.
 * The first render is as on a server, without the chunk.
 */
export function useOnDemand<Chunk>(
  source: OnDemand<Chunk>,
  isNeeded = true,
): Chunk | 'failed' | undefined {
  useEffect(() => {
    if (isNeeded) void source.fetch();
  }, [source, isNeeded]);
  return useSyncExternalStore(source.subscribe, source.get, nothing);
}

const nothing = () => undefined;
