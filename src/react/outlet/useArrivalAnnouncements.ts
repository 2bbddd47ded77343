'use client';

import { useEffect, useRef } from 'react';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { arrivalSentence } from '../words/arrivalSentence.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { serverName } from '../words/serverName.js';
import { isOpen } from '../../mcp/internal.js';
import { isInScope } from './useOutletView.js';
import type { OutletView } from './useOutletView.js';

/** Announces new requests: the first of several at once, and how many there are. Requests beyond MOST_DRAWN are not announced when they are drawn later. */
export function useArrivalAnnouncements(
  queue: PersonQueue,
  { open, drawn }: OutletView,
  scope: string | undefined,
): (entry: PendingElicitation) => void {
  const api = useMessages();
  const announce = useAnnounce();
  const first = useRef<PendingElicitation>(null);
  const old = useRef(new Set<string>());
  useEffect(() => {
    const inPage = new Set(drawn);
    const isOld = (entry: PendingElicitation) => !inPage.has(entry) || old.current.has(entry.id);
    old.current = new Set(open.filter(isOld).map(({ id }) => id));
  }, [open, drawn]);

  function say({ elicitation, requester }: PendingElicitation) {
    announce(arrivalSentence(elicitation, serverName(requester, api), api));
    const own = queue.getSnapshot().filter((one) => isInScope(one, scope, true));
    const count = own.filter(isOpen).length;
    if (count > 1) announce(api.text('request.arrivedMore', { count }));
  }
  return (entry) => {
    if (first.current || old.current.has(entry.id)) return;
    first.current = entry;
    queueMicrotask(() => {
      first.current = null;
      say(entry);
    });
  };
}
