'use client';

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTemporaryFocus } from '../page/FocusKeeper.js';
import { cancel, decline } from '../../core/index.js';
import type { PersonQueue, PendingElicitation } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { serverName } from '../words/serverName.js';
import { GuardedAction } from '../surface/GuardedAction.js';
import { Timer } from '../surface/Timer.js';

/** From this many on, they can be declined together. */
const MANY = 3;

interface DeadlineProps {
  entry: PendingElicitation;
  queue: PersonQueue;
}

/** The time left, and a button for more time. */
export function Deadline({ entry, queue }: DeadlineProps) {
  if (entry.expiresAt === undefined) return null;
  return (
    <Timer
      expiresAt={entry.expiresAt}
      onMoreTime={entry.moreTime ? () => queue.requestMoreTime(entry.id) : undefined}
    />
  );
}

/** Props of {@link DeclineAll}. */
export interface DeclineAllProps {
  queue: PersonQueue;
  /** The expanded request: its server is meant. */
  entry: PendingElicitation | undefined;
  open: readonly PendingElicitation[];
  acceptDelayMs: number;
}

/**
 * Declines all open requests of one server, after a second step. Below everything else, because it appears when requests
 * arrive and must not move a button that a person is about to press.
 */
export function DeclineAll({ queue, entry, open, acceptDelayMs }: DeclineAllProps) {
  const connectionId = entry?.requester.connectionId;
  const ofServer = open.filter(
    ({ requester, delivery }) => requester.connectionId === connectionId && delivery !== 'sending',
  );
  const [askedFor, setAskedFor] = useState<string>();
  const api = useMessages();
  if (!entry || connectionId === undefined || ofServer.length < MANY) return null;
  // Requests that were not presented are cancelled, not declined, and counted separately.
  const seen = ofServer.filter(({ phase }) => phase !== 'queued').length;
  const values = { server: serverName(entry.requester, api), count: seen };
  if (askedFor !== connectionId) {
    return (
      <GuardedAction
        key={connectionId}
        action="decline-all"
        delayMs={acceptDelayMs}
        onPress={() => setAskedFor(connectionId)}
      >
        {api.rich('action.declineAll', values)}
      </GuardedAction>
    );
  }
  return (
    <ConfirmDeclineAll
      title={api.rich('declineAll.title', values)}
      rest={ofServer.length - seen}
      delayMs={acceptDelayMs}
      onConfirm={() => {
        setAskedFor(undefined);
        for (const { id, phase } of ofServer) {
          queue.settle(id, phase === 'queued' ? cancel() : decline());
        }
      }}
      onKeep={() => setAskedFor(undefined)}
    />
  );
}

interface ConfirmDeclineAllProps {
  title: ReactNode;
  /** How many more requests were not presented. */
  rest: number;
  delayMs: number;
  onConfirm: () => void;
  onKeep: () => void;
}

function ConfirmDeclineAll({ title, rest, delayMs, onConfirm, onKeep }: ConfirmDeclineAllProps) {
  const { text } = useMessages();
  const titleId = useId();
  const keep = useTemporaryFocus();
  return (
    <div role="group" data-elicit-part="decline-all" aria-labelledby={titleId}>
      <p data-elicit-part="note-title" id={titleId}>
        {title}
      </p>
      {rest > 0 && <p data-elicit-part="reassurance">{text('declineAll.rest', { count: rest })}</p>}
      <div data-elicit-part="discard">
        <button
          type="button"
          ref={keep}
          data-elicit-part="action"
          data-action="keep"
          data-variant="secondary"
          onClick={onKeep}
        >
          {text('declineAll.keep')}
        </button>
        <GuardedAction action="decline-all-sure" delayMs={delayMs} onPress={onConfirm}>
          {text('declineAll.confirm')}
        </GuardedAction>
      </div>
    </div>
  );
}
