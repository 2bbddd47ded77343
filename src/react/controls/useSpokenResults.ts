'use client';

import { useEffect } from 'react';
import type { MessagesApi } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';

/** After the last key: a count for each letter would be talk. */
const DELAY_MS = 500;

/** Says how many options a search has found; nothing while there is no search. */
export function useSpokenResults(count: number | undefined, { text }: MessagesApi): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined) return undefined;
    const timer = setTimeout(() => announce(text('search.results', { count })), DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, announce, text]);
}
