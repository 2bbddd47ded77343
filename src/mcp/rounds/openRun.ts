import { EndReason, isTimeout, type EndOutcome } from '../wire/abortOutcome.js';
import { deliveryFromError, type FinalDelivery } from '../wire/deliveryFromError.js';
import type { AskOptions, ElicitResult, Elicitation } from '../wire/types.js';
import { createAttempts, type InnerOptions, type Progress } from './attempt.js';
import { ElicitationRunError } from './errors.js';
import { createCorrections } from './corrections.js';
import { createVisits, type Visit } from './visits.js';

/** One call in progress. Its open elicitations end with it. */
export interface Run {
  readonly options: InnerOptions;
  readonly visits: ReturnType<typeof createVisits>;
  readonly corrections: ReturnType<typeof createCorrections>;
  /** The result of `start`, or a rejection with the abort reason. */
  orAbort<T>(start: () => Promise<T>): Promise<T>;
  /** Asks one of several elicitations. An accepted URL begins a visit. */
  ask(
    elicitation: Elicitation,
    among: readonly Elicitation[],
    /** In `inputRequests`, where the next attempt carries the answer to the server. */
    key?: string,
  ): Promise<{ result: ElicitResult; visit?: Visit }>;
  /** Makes an attempt, within the time that the call has. */
  attempt<T>(send: (attempt: Progress) => Promise<T>): Promise<T>;
  /** Reports the delivery of the answers in the last attempt. */
  delivered(delivery: FinalDelivery): void;
  pause(ms: number): Promise<void>;
  /** Counts a round in which the server wants something new. @throws over the cap */
  countRound(cause: unknown): void;
  /** Ends what it still asks, in a way that fits the error, and tells what became of the last answers. */
  close(error?: unknown): void;
}

export function openRun(options: InnerOptions): Run {
  const { queue, requester, scope, maxRounds = 10 } = options;
  const { signal, abort, aborted } = openSignal(options.signal);
  const asked = new AbortController(); // separate, because elicitations may end with another reason than the caller's signal
  const attempt = createAttempts(options, signal);
  const visits = createVisits(queue);
  const corrections = createCorrections();
  const awaitingDelivery = new Set<(delivery: FinalDelivery) => void>();
  const failed = new Set<unknown>(); // errors of failed attempts
  let isCarried = false; // an attempt with the answers was started
  let rounds = 0;

  function endOf(error: unknown): EndOutcome {
    if (options.signal?.aborted) return isTimeout(options.signal.reason) ? 'expired' : 'cancel';
    if (error instanceof ElicitationRunError) return 'cancel'; // the person declined or left what the call needs
    if (!failed.has(error)) return 'withdrawn';
    if (isTimeout(error)) return 'expired';
    return deliveryFromError(error) === 'sent' ? 'withdrawn' : 'disconnected';
  }

  const deliver = () =>
    new Promise<FinalDelivery>((resolve) => {
      awaitingDelivery.add(resolve);
    });

  function delivered(delivery: FinalDelivery): void {
    for (const resolve of awaitingDelivery) resolve(delivery);
    awaitingDelivery.clear();
    isCarried = false;
  }

  return {
    options,
    visits,
    corrections,
    delivered,
    close(error) {
      // First, so that a failed answer does not reopen its request: no call waits for it any more.
      asked.abort(new EndReason(endOf(error)));
      abort();
      delivered(isCarried ? deliveryFromError(error) : 'failed');
    },
    async orAbort(start) {
      signal.throwIfAborted();
      return Promise.race([aborted, start()]);
    },
    async attempt(send) {
      isCarried = true;
      try {
        return await attempt(send);
      } catch (error) {
        failed.add(error);
        throw error;
      }
    },
    async ask(elicitation, among, key) {
      const position = { index: among.indexOf(elicitation) + 1, of: among.length };
      const asking = {
        requester,
        ...(scope !== undefined && { scope }),
        signal: asked.signal,
        ...(among.length > 1 && { position }),
        ...(key !== undefined && { deliver }),
      };
      const ask = async (more: Partial<AskOptions>) => {
        let isTooMany = false;
        const onTooMany = () => void (isTooMany = true);
        const answer = queue.ask(elicitation, { ...asking, ...more, onTooMany });
        if (isTooMany) throw tooMany();
        return answer;
      };
      if (elicitation.mode === 'form') {
        const corrects = key === undefined ? undefined : corrections.of(key, elicitation);
        let id = '';
        const onAsked = (ours: string) => void (id = ours);
        const result = await ask({ onAsked, ...(corrects !== undefined && { corrects }) });
        if (key !== undefined && result.action === 'accept')
          corrections.accepted(key, { question: elicitation, id });
        return { result };
      }
      const visit = visits.begin(elicitation.url);
      const onAsked = (id: string) => void (visit.id = id);
      const result = await ask({ ...visit.callbacks, onAsked });
      if (result.action !== 'accept') visits.finish(visit);
      return { result, visit };
    },
    pause: (ms) => pause(ms, signal),
    countRound(cause) {
      rounds += 1;
      if (rounds <= maxRounds) return;
      throw new ElicitationRunError(
        'too-many-rounds',
        `The server asked ${rounds} times for more in one call. It might never stop. Raise maxRounds (${maxRounds}) if this server needs more.`,
        { cause },
      );
    },
  };
}

function tooMany(): ElicitationRunError {
  return new ElicitationRunError(
    'too-many-questions',
    'The server asks more at once than a person can answer. Raise maxQuestions or maxOpen of the queue if this server needs more.',
  );
}

/** A signal of the run's own, which also aborts when the run is over. */
function openSignal(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {}); // it may have no other handler
  const abort = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  const close = () => {
    outer?.removeEventListener('abort', abort);
    controller.abort();
  };
  return { signal, aborted, abort: close };
}

/** Resolves after this time, or when the signal aborts. Leaves no timer and no listener. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
