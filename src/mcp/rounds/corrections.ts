import { same } from '../queue/replays.js';
import type { Elicitation } from '../wire/types.js';

interface Answered {
  question: Elicitation;
  /** Ours, in the queue. */
  id: string;
}

/**
 * The forms of the round before that were accepted, by their keys. A server that asks the same schema under the same
 * key once more wants a correction, whatever its message says now.
 */
export function createCorrections() {
  let before = new Map<string, Answered>();
  let now = new Map<string, Answered>();
  return {
    /** Which earlier entry of the queue this question repeats. */
    of(key: string, question: Elicitation): string | undefined {
      const answered = before.get(key);
      if (answered?.question.mode !== 'form' || question.mode !== 'form') return undefined;
      return same(answered.question.requestedSchema, question.requestedSchema)
        ? answered.id
        : undefined;
    },
    accepted(key: string, answered: Answered): void {
      now.set(key, answered);
    },
    /** A round begins. */
    begin(): void {
      before = now;
      now = new Map();
    },
  };
}
