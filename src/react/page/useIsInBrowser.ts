'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server, and for the moment in which a browser takes over what a server drew. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
