'use client';

import { useEffect } from 'react';
import { useAnnounce } from '../page/LiveRegion.js';

/** Keys that follow each other faster pass over an option. */
const DELAY_MS = 100;

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
    const timer = setTimeout(() => announce(label), DELAY_MS);
    return () => clearTimeout(timer);
  }, [label, announce]);
}
