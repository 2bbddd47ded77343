import { useSyncExternalStore } from 'react';
import { connectElicitations, ElicitationJump, ElicitationOutlet } from '../../../src/index.js';
import type { BackendState } from '../server/createLiveBackend.js';
import { ToolList } from './ToolList.js';
import './live.css';

const address = (path: string) => new URL(`backend/${path}`, document.baseURI).href;

/** Two lines are all that a page needs: this one, and the outlet. */
const queues = {
  now: connectElicitations(address('elicitations')),
  tomorrow: connectElicitations(address('tomorrow')),
};

const words = {
  now: {
    title: 'Live, on the server',
    what: 'The MCP client is not in this page. Reload while you type, open a second tab, restart the backend.',
  },
  tomorrow: {
    title: 'Live, answer tomorrow',
    what: 'No process waits for the answer. Call a tool, restart the backend, answer in another tab.',
  },
};

/** How often the event list is read (milliseconds). Only it is polled like this; requests arrive at once. */
const EVERY = 1000;

const backend = createBackendView();

function send(path: string, body: object): void {
  const headers = { 'Content-Type': 'application/json' };
  const sent = fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) });
  void sent.then(backend.refresh, backend.refresh);
}

/**
 * The MCP client is in the process of `npm start`; this page has a mirror of its queue, from when
 * the first answer of the backend has signed this browser in.
 */
export function LiveOnServer({ answered = 'now' }: { answered?: keyof typeof words }) {
  const queue = queues[answered];
  const { title, what } = words[answered];
  const state = useSyncExternalStore(backend.subscribe, backend.getSnapshot);
  return (
    <div className="live">
      <div className="live-page">
        <header className="live-head">
          <h1>{title}</h1>
          <p>
            {import.meta.env.PROD
              ? 'These files come without a backend. Run npm start to try it.'
              : what}
          </p>
          <div className="live-connect">
            <a className="live-button" href={document.baseURI} target="_blank" rel="noopener">
              Open a second tab
            </a>
            <button
              type="button"
              className="live-button"
              aria-disabled={!state}
              onClick={() => state && send('restart', {})}
            >
              Restart the backend
            </button>
            {answered === 'tomorrow' && (
              <button
                type="button"
                className="live-button"
                aria-disabled={!state}
                onClick={() => state && send('forget', {})}
              >
                Let the server forget
              </button>
            )}
            <p className="live-status" role="status" data-status={state ? 'connected' : 'off'}>
              {state
                ? `Connected to ${state.serverName}, protocol ${state.protocolVersion}`
                : 'Not connected'}
            </p>
          </div>
        </header>
        <ToolList
          tools={state?.tools ?? []}
          onCall={(name, args) => send(answered === 'now' ? 'call' : 'park', { name, args })}
        >
          {state && <ElicitationJump queue={queue} />}
        </ToolList>
        <section className="live-talk" aria-labelledby="live-talk">
          <h2 id="live-talk">Conversation</h2>
          {state && <ElicitationOutlet queue={queue} />}
          <h2 id="live-events">What happened on the backend</h2>
          {!state?.events.length && <p className="live-quiet">Call a tool, and answer it here.</p>}
          <ol className="live-events" aria-labelledby="live-events">
            {state?.events.map(({ id, at, text }) => (
              <li key={id}>
                <time className="live-quiet" dateTime={new Date(at).toISOString()}>
                  {new Date(at).toLocaleTimeString()}
                </time>{' '}
                {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

/** What the backend says, read at once and then every second while somebody looks. */
function createBackendView() {
  const listeners = new Set<() => void>();
  let state: BackendState | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function refresh(): Promise<void> {
    const response = await fetch(address('state')).catch(() => undefined);
    if (!response?.ok) return;
    state = (await response.json()) as BackendState;
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: () => state,
    refresh,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0 && !import.meta.env.PROD) {
        void refresh();
        timer = setInterval(() => {
          if (document.visibilityState === 'visible') void refresh();
        }, EVERY);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
