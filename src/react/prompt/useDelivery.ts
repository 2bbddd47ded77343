'use client';

import { useEffect, useRef, useState } from 'react';
import { cancel } from '../../core/index.js';
import type { RefObject } from 'react';
import type { ElicitResult } from '../../core/index.js';
import type { OnResult } from '../surface/answer.js';

/** The one answer of a request, across all the surfaces that it is shown on. */
export interface Delivery {
  /** What was delivered. */
  result: ElicitResult | null;
  /** An answer is on its way. */
  isSending: boolean;
  deliver: OnResult;
}

/**
 * @param onResult The host's.
 * @param onDelivered Called when the answer has arrived, before anything is drawn anew.
 */
export function useDelivery(
  onResult: OnResult,
  onDelivered: (result: ElicitResult) => void,
): Delivery {
  const [result, setResult] = useState<ElicitResult | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isGiven = useRef(false);
  const isMounted = useCancelOnUnmount(() => deliver(cancel()));

  function arrived(given: ElicitResult) {
    setResult(given);
    try {
      onDelivered(given);
    } catch (error) {
      // The answer has arrived all the same, and must not go out twice.
      reportError(error);
    }
  }
  async function finish(given: ElicitResult, delivery: Promise<void>) {
    setIsSending(true);
    try {
      await delivery;
      arrived(given);
    } catch (error) {
      isGiven.current = false;
      // The person left while it was on its way, and nobody can send it once more.
      if (!isMounted.current && given.action !== 'cancel') void attempt(() => deliver(cancel()));
      throw error;
    } finally {
      setIsSending(false);
    }
  }
  function deliver(given: ElicitResult): void | Promise<void> {
    if (isGiven.current) return undefined;
    isGiven.current = true;
    try {
      const delivery = onResult(given);
      return delivery === undefined ? arrived(given) : finish(given, delivery);
    } catch (error) {
      isGiven.current = false;
      throw error;
    }
  }
  return { result, isSending, deliver };
}

/**
 * A server must not wait for ever for a person who cannot see its question any more.
 *
 * @returns Whether the person can.
 */
function useCancelOnUnmount(leave: () => void | Promise<void>): RefObject<boolean> {
  const latest = useRef(leave);
  const isMounted = useRef(false);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        // Strict Mode mounts again at once.
        if (!isMounted.current) void attempt(latest.current);
      });
    };
  }, []);
  return isMounted;
}

/** Nobody is left to be told that it failed. */
async function attempt(leave: () => void | Promise<void>) {
  try {
    await leave();
  } catch {
    // The host knows: it threw.
  }
}
