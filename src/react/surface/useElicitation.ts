'use client';

import { useMemo, useState } from 'react';
import { readElicitRequest } from '../../core/index.js';
import type { ReadRequest } from '../../core/index.js';

/** The request, or why it cannot be used. */
export type KeyedRequest = ReadRequest & {
  /** Equal for equal requests: a `key` that starts afresh when another request comes. */
  contentKey: string;
};

let unprintable = 0;

/** Of what cannot be written as JSON, too deep for one, the object itself is the identity. */
function contentKeyOf(request: unknown): string {
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
export function useElicitation(request: unknown): KeyedRequest {
  const contentKey = useMemo(() => contentKeyOf(request), [request]);
  const [held, setHeld] = useState({ request, contentKey });
  if (held.contentKey !== contentKey) setHeld({ request, contentKey });
  return useMemo(
    () => ({ ...readElicitRequest(held.request), contentKey: held.contentKey }),
    [held],
  );
}
