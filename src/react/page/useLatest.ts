'use client';

import { useEffect, useRef, useState } from 'react';

/** The value of the latest render, for what is called later than it was handed out. */
export function useLatest<T>(value: T): () => T {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return useState(() => () => ref.current)[0];
}
