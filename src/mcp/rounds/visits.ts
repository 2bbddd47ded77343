import type { ElicitationQueue } from '../queue/index.js';
import type { Elicitation } from '../wire/types.js';
import { createUrlWait, type UrlWait, type WaitEnd } from '../wire/urlWait.js';
import { ElicitationRunError } from './errors.js';

/** A URL that the person has opened and that is not known to be finished. */
export interface Visit extends UrlWait {
  readonly url: string;
  /** Ours, in the queue. */
  id?: string;
}

/** The visits of one run. */
export function createVisits(queue: ElicitationQueue) {
  const visits = new Set<Visit>();

  function finish(visit: Visit): void {
    visits.delete(visit);
    if (visit.id !== undefined) queue.finishWaiting(visit.id);
  }

  return {
    begin(url: string): Visit {
      const visit: Visit = { url, ...createUrlWait() };
      visits.add(visit);
      return visit;
    },
    finish,
    /** Finds the visits that these elicitations repeat, each at most once. All other visits are finished. */
    match(elicitations: readonly Elicitation[]): Map<Elicitation, Visit> {
      const left = new Set(visits);
      const repeated = new Map<Elicitation, Visit>();
      for (const elicitation of elicitations) {
        const visit = [...left].find(
          ({ url }) => elicitation.mode === 'url' && elicitation.url === url,
        );
        if (!visit) continue;
        left.delete(visit);
        repeated.set(elicitation, visit);
      }
      left.forEach(finish);
      return repeated;
    },
    /** An attempt begins: the ends of all visits so far count as used. */
    markUsed(): void {
      for (const visit of visits) visit.markUsed();
    },
    /** The server asks for it again. Resolves when there is a reason for another attempt. */
    async waitAgain(visit: Visit): Promise<WaitEnd> {
      if (visit.reopen()) {
        throw new ElicitationRunError(
          'repeated-url',
          'The server said that a URL flow is completed, and asks for it again. Another attempt would not end that.',
        );
      }
      const end = await visit.untilEnd();
      if (end === 'stopped') visits.delete(visit);
      return end;
    },
  };
}
