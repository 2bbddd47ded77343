// The page half of a queue that lives on a backend. React-free; exported from src/index.ts.
import { isOpen, notifyHost } from '../../mcp/internal.js';
import type {
  ConnectionState,
  ElicitResult,
  PendingElicitation,
  PersonQueue,
} from '../../mcp/index.js';
import type { Call } from '../wire.js';
import { createDrafts } from './drafts.js';
import { createBackend } from './connection.js';
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
  /** Stops the mirror. The backend is not informed. */
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
  /** Prefix of this page's command keys, so that it recognises its own answers. */
  const page = `${Math.random()}`;
  let keys = 0;
  const failed = new Set<string>();
  let view = none;
  let shownState: ConnectionState = 'connecting';
  let isClosed = false;

  const backend = createBackend({
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
    const state = backend.state();
    if (state === 'signed-out') drafts.persist();
    const isHidden = state === 'signed-out' || state === 'outdated';
    const next = isHidden ? none : mirror.entries(page, backend.pending(), failed);
    if (next === view && state === shownState) return;
    view = next;
    shownState = state;
    notify();
  }

  function notify(): void {
    listeners.forEach(({ call }) => notifyHost(call));
  }

  const newKey = () => `${page} ${keys++}`;
  const find = (id: string) => view.find((entry) => entry.id === id);

  function settle(id: string, result: ElicitResult): void {
    const entry = find(id);
    if (!entry || !isOpen(entry)) return;
    failed.delete(id);
    backend.send({ type: 'settle', id, key: newKey(), result });
  }

  const sendCall = (type: Call['type']) => (id: string) => {
    const isDue = find(id) && !backend.pending().some((one) => one.id === id && one.type === type);
    if (isDue) backend.send({ type, id, key: newKey() });
  };

  return {
    subscribe(call) {
      const listener = { call }; // the same function may subscribe twice
      if (listeners.size === 0 && !isClosed) backend.start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) backend.stop();
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
      if (find(id)?.phase === 'queued') backend.send({ type: 'present', id });
    },
    settle,
    declineAll(connectionId) {
      for (const { id, phase, requester } of view) {
        if (requester.connectionId !== connectionId) continue;
        settle(id, { action: phase === 'queued' ? 'cancel' : 'decline' });
      }
    },
    requestMoreTime: sendCall('requestMoreTime'),
    continueWaiting: sendCall('continueWaiting'),
    stopWaiting: sendCall('stopWaiting'),
    keepDraft: drafts.keep,
    draft: drafts.get,
    forget(id) {
      if (find(id)?.phase !== 'done') return;
      mirror.forget(id);
      backend.send({ type: 'forget', id });
    },
    refresh: backend.refresh,
    close() {
      isClosed = true;
      backend.stop();
    },
    connection: backend.state,
  };
}
