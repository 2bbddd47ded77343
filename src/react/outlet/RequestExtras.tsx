'use client';

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

/** A way out of many questions of one server. */
export function DeclineAll({ entry, queue, siblings }: AsideProps & { siblings: number }) {
  const { rich } = useMessages();
  const { server } = useRequest('DeclineAll');
  const { connectionId } = entry.requester;
  if (siblings < MANY) return null;
  return (
    <button
      type="button"
      data-elicit-part="action"
      data-action="decline-all"
      data-variant="quiet"
      onClick={(event) => {
        if (!isTail(event.nativeEvent)) queue.declineAll(connectionId);
      }}
    >
      {rich('action.declineAll', { server, count: siblings })}
    </button>
  );
}
