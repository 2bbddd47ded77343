'use client';

import { useMemo } from 'react';
import { readElicitRequest } from '../../core/index.js';

/** What {@link useElicitation} returns: the request, or why it cannot be used. */
export type ReadRequest = ReturnType<typeof readElicitRequest> & {
  /** Equal for equal requests: a `key` that starts afresh when another request comes. */
  contentKey: string;
};

let unprintable = 0;

/** Deeper or larger than JSON can be written, or not JSON at all: then only the object itself is its identity. */
function contentKey(request: unknown): string {
  try {
    return JSON.stringify(request) ?? 'undefined';
  } catch {
    unprintable += 1;
    return `#${unprintable}`;
  }
}

/**
 * Reads params once per *content*: a parent that renders again with an equal copy of the request must not wipe
 * what was typed.
 */
export function useElicitation(request: unknown): ReadRequest {
  const key = useMemo(() => contentKey(request), [request]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the request
  return useMemo(() => ({ ...readElicitRequest(request), contentKey: key }), [key]);
}
