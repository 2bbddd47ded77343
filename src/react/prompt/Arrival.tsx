'use client';

import { useEffect, useRef } from 'react';

/** Says once that a request has come. */
export function Arrival({ announce }: { announce: () => void }) {
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    announce();
  }, [announce]);
  return null;
}
