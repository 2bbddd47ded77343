// The person's half of a queue that is on a backend: a mirror, React-free. The front door exports it.
import { isOpen, tell } from '../../mcp/internal.js';
import type {
  ConnectionState,
  ElicitResult,
  PendingElicitation,
  PersonQueue,
} from '../../mcp/index.js';
import type { Call } from '../wire.js';
import { createDrafts } from './drafts.js';
import { createLine } from './line.js';
import { createMirror } from './mirror.js';

/** See {@link connectElicitations}. */
export interface ConnectElicitationsOptions {
  /** For headers, credentials and tests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Where what was typed survives a reload: `sessionStorage`, for this tab; never what looks like a secret, never the backend. @default "tab" */
  drafts?: 'tab' | 'none';
  /** A host with a stream of its own calls `refresh` when something has changed; then nothing is polled. Returns what ends it. */
  listen?: (refresh: () => void) => () => void;
}

/** A mirror of the person's queue on the backend. */
export interface ConnectedQueue extends PersonQueue {
  /** Asks the backend now. */
  refresh: () => void;
  /** Ends the mirror; the backend hears nothing of it. */
  close: () => void;
  /** Subscribers are called when it changes. */
  connection: () => ConnectionState;
}

const none: readonly PendingElicitation[] = Object.freeze([]);

/**
 * The page half where the MCP client is on a backend: the queue of `createElicitationRelay`, for `<ElicitationOutlet>`. It
 * asks the backend only while somebody subscribes, so it may be made in a module that a server loads as well.
 *
 * @example
 * const queue = connectElicitations('/api/elicitations');
 * export const Requests = () => <ElicitationOutlet queue={queue} />;
 * @param url Of the relay's endpoint.
 */
export function connectElicitations(
  url: string,
  options: ConnectElicitationsOptions = {},
): ConnectedQueue {
  const { fetch: given, drafts: kept = 'tab', listen } = options;
  const mirror = createMirror();
  const drafts = createDrafts(kept === 'tab' ? `elicitations ${url}` : '');
  const listeners = new Set<{ call: () => void }>();
  const surfaces = new Set<object>();
  /** Keys begin with it: so this page knows its own answers. Other pages of the same person have another one. */
  const page = `${Math.random()}`;
  let keys = 0;
  const failed = new Set<string>();
  let view = none;
  let shownState: ConnectionState = 'connecting';
  let isClosed = false;

  const line = createLine({
    url,
    fetch: given ?? ((...args) => fetch(...args)),
    listen,
    onPerson() {
      mirror.clear();
      drafts.clear();
    },
    onSnapshot(snapshot) {
      mirror.apply(snapshot);
      drafts.persist(snapshot.you, mirror.openIds());
    },
    onRefused(command) {
      if (command.type === 'settle') failed.add(command.id);
    },
    onChange: draw,
  });

  function draw(): void {
    const state = line.state();
    if (state === 'signed-out') drafts.persist();
    const isHidden = state === 'signed-out' || state === 'outdated';
    const next = isHidden ? none : mirror.entries(page, line.pending(), failed);
    if (next === view && state === shownState) return;
    view = next;
    shownState = state;
    notify();
  }

  function notify(): void {
    listeners.forEach(({ call }) => tell(call));
  }

  const newKey = () => `${page} ${keys++}`;
  const find = (id: string) => view.find((entry) => entry.id === id);

  function settle(id: string, result: ElicitResult): void {
    const entry = find(id);
    if (!entry || !isOpen(entry)) return;
    failed.delete(id);
    line.send({ type: 'settle', id, key: newKey(), result });
  }

  const wish = (type: Call['type']) => (id: string) => {
    const isDue = find(id) && !line.pending().some((one) => one.id === id && one.type === type);
    if (isDue) line.send({ type, id, key: newKey() });
  };

  return {
    subscribe(call) {
      const listener = { call }; // the same function may subscribe twice
      if (listeners.size === 0 && !isClosed) line.start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) line.stop();
      };
    },
    getSnapshot: () => view,
    attach(surface) {
      surfaces.add(surface);
      notify();
      return () => {
        if (surfaces.delete(surface)) notify();
      };
    },
    activeSurface: () => surfaces.values().next().value,
    present(id) {
      if (find(id)?.phase === 'queued') line.send({ type: 'present', id });
    },
    settle,
    declineAll(connectionId) {
      for (const { id, phase, requester } of view) {
        if (requester.connectionId !== connectionId) continue;
        settle(id, { action: phase === 'queued' ? 'cancel' : 'decline' });
      }
    },
    requestMoreTime: wish('requestMoreTime'),
    continueWaiting: wish('continueWaiting'),
    stopWaiting: wish('stopWaiting'),
    keepDraft: drafts.keep,
    draft: drafts.get,
    forget(id) {
      if (find(id)?.phase !== 'done') return;
      mirror.forget(id);
      line.send({ type: 'forget', id });
    },
    refresh: line.refresh,
    close() {
      isClosed = true;
      line.stop();
    },
    connection: line.state,
  };
}
