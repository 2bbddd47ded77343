'use client';

import { useEffect, useRef, useState } from 'react';
import type { Address } from './useAddress.js';
import { openAddress } from './opener.js';
import type { Opening, OpenUrl } from './opener.js';

/** One attempt after the other to open the address that is shown. */
export interface Attempts {
  /** How the latest one ended. */
  outcome: Opening | undefined;
  /** The host's `openUrl` has not answered yet. */
  isPending: boolean;
  /** Opens, within the caller's click. */
  open: (onOpened: () => void) => void;
  /** The person left: what is still to come does not count. */
  abandon: () => void;
}

export function useOpening({ report, context }: Address, openUrl: OpenUrl | undefined): Attempts {
  const [outcome, setOutcome] = useState<Opening>();
  const [isPending, setIsPending] = useState(false);
  const pending = useRef<AbortController>(null);

  function abandon() {
    pending.current?.abort();
    pending.current = null;
    setIsPending(false);
  }
  useEffect(() => () => pending.current?.abort(), []);

  function open(onOpened: () => void) {
    if (pending.current || report.href === undefined) return;
    const controller = new AbortController();
    function settle(result: Opening) {
      if (controller.signal.aborted) return;
      pending.current = null;
      setIsPending(false);
      setOutcome(result);
      if (result === 'opened' || result === 'unknown') onOpened();
    }
    const result = openAddress(report.href, { context, openUrl, signal: controller.signal });
    if (typeof result === 'string') return settle(result);
    pending.current = controller;
    setIsPending(true);
    void result.then(settle);
  }
  return { outcome, isPending, open, abandon };
}
