'use client';

import { isOf } from './queueEntries.js';
import { cancel, decline } from '../../core/index.js';
import { isOpen } from '../../mcp/internal.js';
import { isTail } from '../page/pressGuard.js';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { Timer } from '../surface/Timer.js';

/** Fewer can be declined one by one. */
const MANY = 3;

interface AsideProps {
  entry: PendingElicitation;
  queue: PersonQueue;
}

/** How long a request still has, and how to get more. */
export function Deadline({ entry, queue }: AsideProps) {
  if (entry.expiresAt === undefined) return null;
  return (
    <Timer
      expiresAt={entry.expiresAt}
      onMoreTime={entry.moreTime ? () => queue.requestMoreTime(entry.id) : undefined}
    />
  );
}

/** Props of {@link DeclineAll}. */
export interface DeclineAllProps extends AsideProps {
  /** How many there are. */
  siblings: number;
  /** Those of other conversations are not declined: they are not on the screen. */
  scope: string | undefined;
}

/** A way out of many questions of one server. */
export function DeclineAll({ entry, queue, siblings, scope }: DeclineAllProps) {
  const { rich } = useMessages();
  const { server } = useRequest('DeclineAll');
  const { connectionId } = entry.requester;
  if (siblings < MANY) return null;
  function declineAll() {
    if (scope === undefined) {
      queue.declineAll(connectionId);
      return;
    }
    for (const other of queue.getSnapshot()) {
      const isOwn = other.requester.connectionId === connectionId && isOf(other, scope, true);
      if (isOwn && isOpen(other)) {
        queue.settle(other.id, other.phase === 'queued' ? cancel() : decline());
      }
    }
  }
  return (
    <button
      type="button"
      data-elicit-part="action"
      data-action="decline-all"
      data-variant="quiet"
      onClick={(event) => {
        if (!isTail(event.nativeEvent)) declineAll();
      }}
    >
      {rich('action.declineAll', { server, count: siblings })}
    </button>
  );
}
