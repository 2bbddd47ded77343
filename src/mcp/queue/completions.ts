import { notifyHost } from '../wire/callHost.js';
import { isOpen, type Lifecycle } from './lifecycle.js';
import type { Store, StoredRequest } from './store.js';

/** How many completed ids are remembered per connection. */
const remembered = 1000;

/**
 * `notifications/elicitation/complete`. Unknown and finished ids do nothing (spec, 2025-11-25: MUST ignore). Some servers
 * always use the same id: a notice ends the oldest wait with it. It is kept for a request that is still open only if the
 * id was never completed before.
 */
export function createCompletions(store: Store, lifecycle: Lifecycle) {
  const completed = new Map<string, Set<string>>();

  /** Returns false if the id was remembered already. */
  function remember(connectionId: string, elicitationId: string): boolean {
    const ids = completed.get(connectionId) ?? new Set();
    completed.set(connectionId, ids);
    if (ids.has(elicitationId)) return false;
    ids.add(elicitationId);
    for (const oldest of ids) {
      if (ids.size <= remembered) break;
      ids.delete(oldest);
    }
    return true;
  }

  return {
    complete(connectionId: string, elicitationId: string): void {
      const named = store.all().filter((request) => isNamed(request, connectionId, elicitationId));
      const waiting = named.find(({ entry }) => entry.phase === 'waiting');
      const open = named.find(({ entry }) => isOpen(entry));
      if (waiting) {
        remember(connectionId, elicitationId);
        lifecycle.endWait(waiting, 'completed');
        notifyHost(() => waiting.options.onComplete?.());
      } else if (open && remember(connectionId, elicitationId)) {
        open.isCompletedEarly = true;
      }
    },
    forget(connectionId: string): void {
      completed.delete(connectionId);
    },
  };
}

function isNamed({ entry }: StoredRequest, connectionId: string, elicitationId: string): boolean {
  const { elicitation, requester } = entry;
  return (
    requester.connectionId === connectionId &&
    elicitation.mode === 'url' &&
    elicitation.elicitationId === elicitationId
  );
}
