import { createQueue, type PersonQueue } from './index.js';
import type { StoredRequestOptions } from './store.js';
import type { Elicitation, PendingElicitation } from '../wire/types.js';

/** A queue of one request, which is presented at once. */
export interface SingleQueue extends PersonQueue {
  entry: () => PendingElicitation;
}

/** The same lifecycle as in a queue of many, but an answer goes to `deliver`, and leaving the page counts at once. */
export function createSingleQueue(
  elicitation: Elicitation,
  options: StoredRequestOptions,
): SingleQueue {
  const { queue, enter } = createQueue({ leaveMs: 0 }, true);
  const request = enter(elicitation, options);
  queue.present(request.entry.id);
  return { ...queue, entry: () => request.entry };
}
