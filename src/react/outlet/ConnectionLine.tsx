'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConnectionState, PersonQueue } from '../../core/index.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useMessages } from '../words/messages.js';

/** "Connecting" is shown only if it takes longer than this (milliseconds). */
const GRACE_MS = 1000;

/** The state of the connection between a mirror and its backend. Nothing while it is live, or if the queue is in the page. */
export function ConnectionLine({ queue }: { queue: PersonQueue }) {
  const state = useSyncExternalStore<ConnectionState>(
    queue.subscribe,
    () => queue.connection?.() ?? 'live',
    () => 'live',
  );
  const isLate = useIsLate(state === 'connecting');
  if (state === 'live' || (state === 'connecting' && !isLate)) return null;
  return <Line state={state} />;
}

function Line({ state }: { state: Exclude<ConnectionState, 'live'> }) {
  const { text } = useMessages();
  const announce = useAnnounce();
  const said = useRef<ConnectionState>('connecting');
  const sentence = text(`connection.${state}`);
  useEffect(() => {
    if (said.current !== state) announce(sentence);
    said.current = state;
  }, [announce, sentence, state]);
  return (
    <p data-elicit-part="info" data-connection={state}>
      {sentence}
    </p>
  );
}

/** True when something has lasted for {@link GRACE_MS}. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), GRACE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
