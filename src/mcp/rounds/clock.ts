import { atTime } from '../queue/deadline.js';
import type { ElicitationQueue } from '../queue/index.js';
import type { PendingElicitation } from '../wire/types.js';

/** How long the server may take for a call, in milliseconds. */
export interface Limits {
  /** Begins again with each {@link Clock.restart}. */
  timeout: number;
  /** Never begins again. */
  total: number;
}

/** Measures how long the server takes. */
export interface Clock {
  /** Part of a call is under way. Calls when its time is up. */
  start: (onPassed: () => void) => void;
  stop: () => void;
  /** The server told its progress. */
  restart: () => void;
}

/** The clock of one call. It is paused while the connection waits for a person, for any call. */
export function createClock(queue: ElicitationQueue, connectionId: string, limits: Limits): Clock {
  const left = { ...limits };
  let since: number | undefined;
  let cancelTimer: (() => void) | undefined;
  let leave: (() => void) | undefined;
  let passed: (() => void) | undefined;

  const asks = () =>
    queue
      .getSnapshot()
      .some((entry) => entry.requester.connectionId === connectionId && isAsking(entry));

  function halt(): void {
    if (since === undefined) return;
    const spent = Date.now() - since;
    left.timeout -= spent;
    left.total -= spent;
    since = undefined;
    cancelTimer?.();
  }

  function look(): void {
    if (asks()) return halt();
    if (since !== undefined) return;
    since = Date.now();
    cancelTimer = atTime(since + Math.min(left.timeout, left.total), () => passed?.());
  }

  return {
    start(onPassed) {
      passed = onPassed;
      leave = queue.subscribe(look);
      look();
    },
    stop() {
      leave?.();
      leave = undefined;
      halt();
    },
    restart() {
      if (!leave) return;
      halt();
      left.timeout = limits.timeout;
      look();
    },
  };
}

/** Whether it waits for the person: to answer, or to finish at the URL that was opened. */
function isAsking({ phase, wait }: PendingElicitation): boolean {
  return phase !== 'done' && wait !== 'checking';
}
