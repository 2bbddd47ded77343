import { useEffect, useState, useSyncExternalStore } from 'react';
import { createElicitationQueue, ElicitationJump, ElicitationOutlet } from '../../../src/index.js';
import { CallList } from './CallList.js';
import { ConnectForm } from './ConnectForm.js';
import { fetchInPage } from './inPage.js';
import { createLiveClient } from './liveClient.js';
import { ToolList } from './ToolList.js';
import { WireLog } from './WireLog.js';
import './live.css';

/** The server that comes with this Storybook. */
const own = new URL('mcp', document.baseURI).href;

export interface LiveProps {
  /** Reach our own server without a network: its code runs in this page. @default where no server runs beside the files */
  inPage?: boolean;
  /** For tests; people get the default. */
  acceptDelayMs?: number;
}

/** A small MCP client: connect, call a tool, answer what the server asks, see what it got. */
export function Live({ inPage = import.meta.env.PROD, acceptDelayMs }: LiveProps) {
  const [queue] = useState(() => createElicitationQueue());
  const [live] = useState(() =>
    createLiveClient(queue, async ({ href }) =>
      inPage && href === own ? fetchInPage() : undefined,
    ),
  );
  const state = useSyncExternalStore(live.subscribe, live.getSnapshot);

  useEffect(() => {
    void live.connect(own, 'auto');
    return () => void live.disconnect();
  }, [live]);

  return (
    <div className="live">
      <div className="live-page">
        <header className="live-head">
          <h1>Live</h1>
          <p>A small MCP client, made with this kit and the official SDK.</p>
          <ConnectForm
            url={own}
            state={state}
            onConnect={(url, protocol) => void live.connect(url, protocol)}
            onDisconnect={() => void live.disconnect()}
          />
        </header>
        <ToolList
          key={state.protocolVersion}
          tools={state.tools}
          onCall={(tool, args) => void live.call(tool, args)}
        >
          <ElicitationJump queue={queue} />
        </ToolList>
        <section className="live-talk" aria-labelledby="live-talk">
          <h2 id="live-talk">Conversation</h2>
          {state.calls.length === 0 && (
            <p className="live-quiet">Call a tool, and answer it here.</p>
          )}
          <CallList calls={state.calls} onStop={live.stop} />
          <ElicitationOutlet queue={queue} acceptDelayMs={acceptDelayMs} />
          <WireLog entries={state.wire} />
        </section>
      </div>
    </div>
  );
}
