'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadPublicSuffix } from '../../core/index.js';
import type { DomainResolver } from '../../core/index.js';
import { createSignal } from '../page/signal.js';

/** After this time the address is judged without the list. */
const LONGEST_WAIT_MS = 3_000;

type List = DomainResolver | 'failed' | undefined;

/** One list for the page, loaded when the first address is shown. */
let list: List;
let isLoading = false;
const changed = createSignal();

function set(next: List) {
  list = next;
  isLoading = false;
  changed.emit();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener);
  if (!isLoading && typeof list !== 'function') {
    isLoading = true;
    loadPublicSuffix().then(set, () => set('failed'));
  }
  return unsubscribe;
}

/** The resolver of registrable domains, if it came; `ready` once it came, failed, or let three seconds pass. */
export function usePublicSuffix(): { domain: DomainResolver | undefined; ready: boolean } {
  const state = useSyncExternalStore(
    subscribe,
    () => list,
    () => undefined,
  );
  const [isLate, setIsLate] = useState(false);
  const isPending = state === undefined;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return { domain: typeof state === 'function' ? state : undefined, ready: !isPending || isLate };
}
