import { createAsking } from './ask.js';
import { createCompletions } from './completions.js';
import { notifyHost } from '../wire/callHost.js';
import { createLifecycle, isOpen } from './lifecycle.js';
import { createReplays } from './replays.js';
import { createSiege } from './siege.js';
import { createStore, type ElicitationEvent } from './store.js';
import { createSurfaces } from './surfaces.js';
import { createWaiting } from './waiting.js';
import { cancel, decline } from '../wire/result.js';
import type { AskOptions, ElicitResult, Elicitation, PendingElicitation } from '../wire/types.js';

export type { ElicitationEvent };

/** See {@link createElicitationQueue}. */
export interface QueueOptions {
  /** For an audit log: kinds, ids and outcomes, never values. */
  onEvent?: (event: ElicitationEvent) => void;
  /** How many finished entries, with their drafts, stay in the snapshot for receipts; the oldest leave first. @default 20 */
  keepDone?: number;
  /**
   * How long after the last surface went a request that it showed ends as cancel, with the outcome `left`, so that no
   * server waits for a person who cannot see its request. `Infinity` keeps it until a surface comes back, for tabs and
   * pages that unmount; a deadline still ends it. In milliseconds. @default 1000
   */
  leaveMs?: number;
  /**
   * How many requests of one connection may be open at once. Beyond it nobody is asked: `ask` resolves to cancel and calls
   * `onTooMany`, a handler answers with -32603, a run ends with `too-many-questions`, and the event is `too-many`. @default 50
   */
  maxOpen?: number;
  /** How many questions one round may have (`position.of`); beyond it nobody is asked, likewise. @default 20 */
  maxQuestions?: number;
  /** Makes the ids of entries; a backend needs ids that nobody guesses and no restart repeats. @default "e1", "e2", … */
  newId?: () => string;
}

/**
 * All requests of all connections that want a person, in the order in which they came. Methods need no `this`, throw
 * nothing, and do nothing for an id that is unknown or past the phase that they are about.
 */
export interface ElicitationQueue {
  /** Settles once: with the person's answer, or as cancel when the request expires, is aborted, withdrawn or left, or cannot be asked. Never rejects. */
  ask: (elicitation: Elicitation, options: AskOptions) => Promise<ElicitResult>;
  /** A new deadline in epoch milliseconds, or none: the answer to `onRequestMoreTime`. */
  extend: (id: string, expiresAt: number | undefined) => void;
  /** Ends a request from outside, as cancel; a URL wait just ends. */
  withdraw: (id: string, outcome: 'expired' | 'withdrawn' | 'disconnected') => void;

  /** A surface says that a person can see it (a visible stub that names its server counts). Only then can it be accepted or declined. */
  present: (id: string) => void;
  /** The person's answer. The first one wins; what is no answer is refused, and the request stays open. */
  settle: (id: string, result: ElicitResult) => void;
  /** "Decline all from this server": presented requests are declined, others are cancelled, URL waits continue. */
  declineAll: (connectionId: string) => void;
  /** The person wants more time: calls `onRequestMoreTime`. */
  requestMoreTime: (id: string) => void;
  /** URL wait: "I'm done, continue". Calls `onContinue`, and does nothing while its answer is outstanding. */
  continueWaiting: (id: string) => void;
  /** URL wait: "Stop waiting". Calls `onStop`; the answer that was sent stays sent. */
  stopWaiting: (id: string) => void;
  /** URL wait: the asker knows by itself that the flow is completed. */
  finishWaiting: (id: string) => void;

  /** `notifications/elicitation/complete` from a server: ends the wait, or the coming wait if it overtakes the accept. */
  complete: (connectionId: string, elicitationId: string) => void;
  /** The connection is gone: its requests settle as cancel, its waits end, its request ids may come again with another meaning. */
  closeConnection: (connectionId: string) => void;

  /** Keeps what the person has typed, across remounts and surfaces, for as long as the entry is in the snapshot. Opaque to the queue. */
  keepDraft: (id: string, draft: unknown) => void;
  draft: (id: string) => unknown;
  /** Removes a finished entry, its draft included: the receipt was dismissed. */
  forget: (id: string) => void;

  /**
   * A surface is mounted; the returned function takes it away. Of several, the oldest is `activeSurface`; the next one
   * takes over when it goes. After the last one went, what it had presented settles as cancel, see {@link QueueOptions.leaveMs}; what nobody saw stays queued.
   */
  attach: (surface: object) => () => void;
  /** Which surface shows the requests; subscribers are called when it changes. */
  activeSurface: () => object | undefined;

  /** Calls on every change. */
  subscribe: (listener: () => void) => () => void;
  /** Frozen and serialisable; the same array until something changes, as `useSyncExternalStore` wants it. */
  getSnapshot: () => readonly PendingElicitation[];
}

/** How things are between page and backend. `signed-out`: it does not know who is here · `outdated`: one of the two is of another version, so that the page must be loaded again. */
export type ConnectionState = 'connecting' | 'live' | 'offline' | 'signed-out' | 'outdated';

/** The person's half of a queue: all that the components need. A queue on a backend gives it to the page as a mirror. */
export type PersonQueue = Pick<
  ElicitationQueue,
  | 'subscribe'
  | 'getSnapshot'
  | 'attach'
  | 'activeSurface'
  | 'present'
  | 'settle'
  | 'declineAll'
  | 'requestMoreTime'
  | 'continueWaiting'
  | 'stopWaiting'
  | 'keepDraft'
  | 'draft'
  | 'forget'
> & {
  /** Only of a mirror: how things are between it and its backend. Subscribers are called when it changes. */
  connection?: () => ConnectionState;
};

/** Makes a queue; a web client needs one, for all of its connections. No React, no DOM. */
export function createElicitationQueue(options: QueueOptions = {}): ElicitationQueue {
  return createQueue(options, false).queue;
}

/** The given number, or the default if it is no number or negative. */
function nonNegativeOr(given: unknown, otherwise: number): number {
  return typeof given === 'number' && given >= 0 ? given : otherwise;
}

/** @param repeatsCancel see `createLifecycle` */
export function createQueue(options: QueueOptions, repeatsCancel: boolean) {
  const given = Object(options) as QueueOptions;
  const { onEvent, keepDone, leaveMs, newId } = given;
  const store = createStore(onEvent);
  const siege = createSiege(store);
  const lifecycle = createLifecycle(store, {
    keepDone: nonNegativeOr(keepDone, 20),
    repeatsCancel,
    onReopen: (request) => {
      if (hasLeft()) lifecycle.leave(request);
    },
    onSettled: siege.ended,
  });
  const replays = createReplays();
  const completions = createCompletions(store, lifecycle);
  const { hasLeft, ...surfaces } = createSurfaces(
    nonNegativeOr(leaveMs, 1000),
    store.notify,
    () => {
      for (const request of store.all()) lifecycle.leave(request);
    },
  );
  const { enter, ...asking } = createAsking(store, lifecycle, replays, {
    newId,
    onEnter: siege.asked,
    maxOpen: nonNegativeOr(given.maxOpen, 50),
    maxQuestions: nonNegativeOr(given.maxQuestions, 20),
  });
  const from = (connectionId: string) =>
    store.all().filter(({ entry }) => entry.requester.connectionId === connectionId);

  const queue: ElicitationQueue = {
    ...asking,
    ...createWaiting(store, lifecycle),
    ...surfaces,
    complete: (connectionId, elicitationId) => completions.complete(connectionId, elicitationId),
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    present(id) {
      const request = store.get(id);
      if (request) lifecycle.present(request);
    },
    settle(id, result) {
      const request = store.get(id);
      if (request) lifecycle.answer(request, result);
    },
    withdraw(id, outcome) {
      const request = store.get(id);
      if (request) lifecycle.withdraw(request, outcome);
    },
    declineAll(connectionId) {
      for (const request of from(connectionId)) {
        lifecycle.answer(request, request.entry.phase === 'queued' ? cancel() : decline());
      }
    },
    closeConnection(connectionId) {
      for (const request of from(connectionId)) lifecycle.withdraw(request, 'disconnected');
      replays.forget(connectionId);
      completions.forget(connectionId);
    },
    requestMoreTime(id) {
      const request = store.get(id);
      if (!request || !isOpen(request.entry)) return;
      store.emit(request, 'more-time');
      notifyHost(() => request.options.onRequestMoreTime?.());
    },
    keepDraft(id, draft) {
      const request = store.get(id);
      if (request) request.draft = draft;
    },
    draft: (id) => store.get(id)?.draft,
    forget(id) {
      const request = store.get(id);
      if (request) lifecycle.forget(request);
    },
  };
  return { queue, enter };
}
