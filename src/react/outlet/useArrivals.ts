'use client';

import { useRef } from 'react';
import type { ElicitationQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../messages.js';
import { arrivalSentence } from '../prompt/arrivalSentence.js';
import { useAnnounce } from '../request/LiveRegion.js';
import { serverName } from '../request/serverName.js';
import { isOpen } from './entries.js';

/** Says that a request has come; of several at once, the first and how many there are. */
export function useArrivals(queue: ElicitationQueue): (entry: PendingElicitation) => void {
  const api = useMessages();
  const announce = useAnnounce();
  const first = useRef<PendingElicitation>(null);

  function say({ elicitation, requester }: PendingElicitation) {
    announce(arrivalSentence(elicitation, serverName(requester, api), api));
    const count = queue.getSnapshot().filter(isOpen).length;
    if (count > 1) announce(api.text('request.arrivedMore', { count }));
  }
  return (entry) => {
    if (first.current) return;
    first.current = entry;
    queueMicrotask(() => {
      first.current = null;
      say(entry);
    });
  };
}
