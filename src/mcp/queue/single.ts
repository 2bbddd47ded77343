import { createQueue, type PersonQueue } from './index.js';
import type { StoredRequestOptions } from './store.js';
import type { Elicitation, PendingElicitation } from '../wire/types.js';

/** A queue of one request, which is on the screen from the beginning. */
export interface SingleQueue extends PersonQueue {
  entry: () => PendingElicitation;
}

/**
 * The lifecycle of a request that is drawn by itself: the same as in a queue of many, but whoever draws it is told its
 * answer, and leaving it counts at once.
 */
export function createSingleQueue(
  elicitation: Elicitation,
  options: StoredRequestOptions,
): SingleQueue {
  const { queue, enter } = createQueue({ leaveMs: 0 }, true);
  const request = enter(elicitation, options);
  queue.present(request.entry.id);
  return { ...queue, entry: () => request.entry };
}
