import { useId, useState } from 'react';
import type { Protocol } from './connect.js';
import type { LiveState } from './liveClient.js';

/** Which server, and which protocol. */
export function ConnectForm(props: {
  url: string;
  state: LiveState;
  onConnect: (url: string, protocol: Protocol) => void;
  onDisconnect: () => void;
}) {
  const { state } = props;
  const id = useId();
  const [url, setUrl] = useState(props.url);
  const [protocol, setProtocol] = useState<Protocol>('auto');

  return (
    <form
      className="live-connect"
      onSubmit={(event) => {
        event.preventDefault();
        props.onConnect(url, protocol);
      }}
    >
      <div className="live-field live-grow">
        <label htmlFor={`${id}-url`}>Server</label>
        <input
          id={`${id}-url`}
          type="url"
          required
          spellCheck={false}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </div>
      <div className="live-field">
        <label htmlFor={`${id}-protocol`}>Protocol</label>
        <select
          id={`${id}-protocol`}
          value={protocol}
          onChange={(event) => setProtocol(event.target.value === 'auto' ? 'auto' : 'legacy')}
        >
          <option value="auto">Newest that it speaks</option>
          <option value="legacy">2025-11-25</option>
        </select>
      </div>
      <button type="submit" className="live-button live-primary">
        Connect
      </button>
      <button
        type="button"
        className="live-button"
        aria-disabled={state.status !== 'connected'}
        onClick={() => state.status === 'connected' && props.onDisconnect()}
      >
        Disconnect
      </button>
      <p className="live-status" role="status" data-status={state.status}>
        {statusOf(state)}
      </p>
    </form>
  );
}

function statusOf(state: LiveState): string {
  switch (state.status) {
    case 'off':
      return 'Not connected';
    case 'connecting':
      return 'Connecting…';
    case 'connected':
      return `Connected to ${state.serverName}, protocol ${state.protocolVersion}`;
    case 'failed':
      return `Could not connect: ${state.error}`;
    default:
      return state.status satisfies never;
  }
}
