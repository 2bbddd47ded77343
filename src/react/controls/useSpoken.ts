'use client';

import { useEffect } from 'react';
import type { MessagesApi } from '../words/messages.js';
import { useAnnounce } from '../page/LiveRegion.js';

/** Debounced: announcing on each keystroke is noisy. */
const RESULTS_AFTER_MS = 500;

/** Says how many options a search has found; nothing while there is no search. */
export function useSpokenResults(count: number | undefined, { text }: MessagesApi): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined) return undefined;
    const timer = setTimeout(() => announce(text('search.results', { count })), RESULTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count, announce, text]);
}

/** Options that are passed faster than this are not announced. */
const OPTION_AFTER_MS = 100;

/** iPads say that they are Macs. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/**
 * Says which option the keys have reached, where the screen reader does not: VoiceOver misses
 * `aria-activedescendant`. Elsewhere it would be heard twice.
 */
export function useSpokenOption(label: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (label === undefined || !isApple()) return undefined;
    const timer = setTimeout(() => announce(label), OPTION_AFTER_MS);
    return () => clearTimeout(timer);
  }, [label, announce]);
}
