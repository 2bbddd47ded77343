'use client';

import { useEffect, useRef, useState } from 'react';

/** Returns a stable getter of the value of the latest render. */
export function useLatest<T>(value: T): () => T {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return useState(() => () => ref.current)[0];
}
