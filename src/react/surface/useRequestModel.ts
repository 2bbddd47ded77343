'use client';

import { useState } from 'react';
import { modelOfParams } from '../../core/internal.js';
import type { RequestModel, SensitivePolicy } from '../../core/internal.js';

/** What identifies a request. */
interface Identity {
  request: unknown;
  connectionId: string;
}

/** The request that a component is about, and a React `key` that changes with it. */
export interface HeldRequest extends Identity {
  model: RequestModel;
  key: number;
}

const contents = new WeakMap<object, string>();

/** The request as JSON. A request that cannot be written as JSON, such as one nested too deeply, is compared by identity. */
function contentOf(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request;
  try {
    const content = contents.get(request) ?? JSON.stringify(request) ?? '';
    contents.set(request, content);
    return content;
  } catch {
    return request;
  }
}

/** An equal request of another connection is another request: what was typed for one server must not go to the next. */
function isSame(a: Identity, b: Identity): boolean {
  if (a.connectionId !== b.connectionId) return false;
  return a.request === b.request || contentOf(a.request) === contentOf(b.request);
}

/**
 * Reads params once per request: a parent that renders again with an equal copy must not wipe what was typed.
 *
 * @param policy read when the request comes
 */
export function useRequestModel(
  request: unknown,
  connectionId: string,
  policy: SensitivePolicy = 'warn',
): HeldRequest {
  const now = { request, connectionId };
  const [held, setHeld] = useState<HeldRequest>(() => ({
    ...now,
    model: modelOfParams(request, policy),
    key: 0,
  }));
  if (isSame(held, now)) return held;
  const next = { ...now, model: modelOfParams(request, policy), key: held.key + 1 };
  setHeld(next);
  return next;
}
