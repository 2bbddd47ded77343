import { createClock } from './clock.js';
import type { Attempt, RunOptions } from './types.js';

/** {@link Attempt}, for a caller that knows the server's progress. */
export interface Progress extends Attempt {
  progressed: () => void;
}

/** Options of a run that starts in this package. */
export interface InnerOptions extends RunOptions {
  /** As `timeout`, but progress does not begin it again. @default none */
  maxTotalTimeout?: number;
}

/** The longest time that timers take, in milliseconds; `Infinity` fires after 1 ms. */
const longestMs = 2 ** 31 - 1;

/**
 * Makes the attempts of one call, on one clock. Each has its own signal, which follows the call's signal only during the
 * attempt: SDK v1 would send a cancellation for a later abort.
 */
export function createAttempts(options: InnerOptions, signal: AbortSignal) {
  const clock = clockOf(options);
  return async <T>(send: (attempt: Progress) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    const follow = () => controller.abort(signal.reason);
    signal.addEventListener('abort', follow);
    try {
      const isLate = new Promise<never>((_, reject) => {
        clock?.start(() => {
          const reason = timedOut();
          controller.abort(reason);
          setTimeout(() => reject(reason)); // the SDK's own error comes first, and counts
        });
      });
      const progressed = () => clock?.restart();
      const attempt = { signal: controller.signal, timeout: longestMs, progressed };
      return await Promise.race([send(attempt), isLate]);
    } finally {
      clock?.stop();
      signal.removeEventListener('abort', follow);
    }
  };
}

function clockOf({ queue, requester, timeout, maxTotalTimeout }: InnerOptions) {
  const limits = { timeout: msOf(timeout), total: msOf(maxTotalTimeout) };
  if (limits.timeout === Infinity && limits.total === Infinity) return undefined;
  return createClock(queue, requester.connectionId, limits);
}

/** Infinity if it is missing or invalid. */
function msOf(time: number | undefined): number {
  return typeof time === 'number' && time >= 0 ? time : Infinity;
}

function timedOut(): DOMException {
  return new DOMException(
    'Request timed out: the server took too long. The time in which a person was asked does not count.',
    'TimeoutError',
  );
}
