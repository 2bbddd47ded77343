import type { RunOptions } from './types.js';
import type { ElicitResult, Elicitation } from '../wire/types.js';
import { ElicitationRunError } from './errors.js';
import { createVisits, type Visit } from './visits.js';

/** One call under way. All that it has asked ends with it. */
export interface Run {
  readonly options: RunOptions;
  readonly visits: ReturnType<typeof createVisits>;
  /** What `start` comes to, or the abort's reason as soon as there is one. */
  orAbort<T>(start: () => Promise<T>): Promise<T>;
  /** Asks one of several; an accepted URL is visited from then on. */
  ask(
    question: Elicitation,
    among: readonly Elicitation[],
  ): Promise<{ result: ElicitResult; visit?: Visit }>;
  pause(ms: number): Promise<void>;
  /** Counts a round in which the server wants something new. @throws over the cap */
  spend(cause: unknown): void;
  close(): void;
}

export function openRun(options: RunOptions): Run {
  const { queue, requester, maxRounds = 10 } = options;
  const { signal, close, aborted } = openSignal(options.signal);
  const visits = createVisits(queue);
  let rounds = 0;
  return {
    options,
    visits,
    close,
    async orAbort(start) {
      signal.throwIfAborted();
      return Promise.race([aborted, start()]);
    },
    async ask(question, among) {
      const position = { index: among.indexOf(question) + 1, of: among.length };
      const asking = { requester, signal, ...(among.length > 1 && { position }) };
      if (question.mode === 'form') return { result: await queue.ask(question, asking) };
      const visit = visits.begin(question.url);
      const onAsked = (id: string) => void (visit.id = id);
      const result = await queue.ask(question, { ...asking, ...visit.callbacks, onAsked });
      if (result.action !== 'accept') visits.finish(visit);
      return { result, visit };
    },
    pause: (ms) => pause(ms, signal),
    spend(cause) {
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

/** A signal of the run's own, which also aborts when the run is over. */
function openSignal(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {}); // it may never be waited for
  const abort = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  const close = () => {
    outer?.removeEventListener('abort', abort);
    controller.abort();
  };
  return { signal, aborted, close };
}

/** Resolves after a while, or at once with the signal; then there is no timer and no listener left. */
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
