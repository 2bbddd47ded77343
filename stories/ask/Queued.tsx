import { useEffect, useState } from 'react';
import { createElicitationQueue, ElicitationJump, ElicitationOutlet } from '../../src/index.js';
import type { AskOptions, ElicitationQueue, Elicitation } from '../../src/index.js';
import './ask.css';

/** Props of {@link Queued}. */
export interface QueuedProps {
  /** What servers ask, in this order. */
  asks: readonly (readonly [Elicitation, AskOptions])[];
  /** What happens then. */
  after?: (queue: ElicitationQueue) => void;
  /** The button that belongs beside a composer. */
  withJump?: boolean;
  /** 0 in scripted stories only. */
  acceptDelayMs?: number;
}

/** A queue as a host has one, with requests in it. */
export function Queued({ asks, after, withJump = false, acceptDelayMs }: QueuedProps) {
  const [queue] = useState(() => createElicitationQueue());
  useEffect(() => {
    for (const [elicitation, options] of asks) void queue.ask(elicitation, options);
    after?.(queue);
  }, [queue, asks, after]);
  return (
    <div className="ask">
      {withJump && <ElicitationJump queue={queue} />}
      <ElicitationOutlet queue={queue} acceptDelayMs={acceptDelayMs} />
    </div>
  );
}

/** Ends the first request as soon as it is on the screen. */
export function endsFirst(outcome: 'expired' | 'withdrawn' | 'disconnected') {
  return (queue: ElicitationQueue) => {
    const stop = queue.subscribe(() => {
      const [first] = queue.getSnapshot();
      if (first?.phase !== 'presented') return;
      stop();
      queue.withdraw(first.id, outcome);
    });
  };
}
