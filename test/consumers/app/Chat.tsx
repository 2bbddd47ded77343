import { StrictMode, useState } from 'react';
import {
  createElicitationQueue,
  createElicitHandler,
  elicitationCapability,
  ElicitationOutlet,
} from 'mcp-elicitation-react';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const server = new URL('/mcp', location.href);
const requester = {
  connectionId: 'olive',
  name: 'Olive',
  origin: server.host,
  serverUrl: server.href,
};
const queue = createElicitationQueue();

async function call(name: string): Promise<string> {
  const client = new Client(
    { name: 'consumer', version: '1.0.0' },
    {
      capabilities: { elicitation: elicitationCapability() },
      versionNegotiation: { mode: 'auto' },
    },
  );
  client.setRequestHandler(
    'elicitation/create',
    createElicitHandler(queue, {
      requester,
      protocolVersion: () => client.getNegotiatedProtocolVersion(),
    }),
  );
  await client.connect(new StreamableHTTPClientTransport(server));
  const result = await client.callTool({ name, arguments: {} }, { timeout: 600_000 });
  await client.close();
  return JSON.stringify(result.structuredContent);
}

/** @param container where dialogs go, in a shadow root */
export function Chat({ container }: { container?: HTMLElement }) {
  const [result, setResult] = useState('');
  return (
    <StrictMode>
      <h1>Chat</h1>
      {['book_table', 'delete_project', 'connect_account'].map((tool) => (
        <button key={tool} type="button" onClick={() => void call(tool).then(setResult)}>
          {tool}
        </button>
      ))}
      <ElicitationOutlet queue={queue} container={container} />
      <output>{result}</output>
    </StrictMode>
  );
}
