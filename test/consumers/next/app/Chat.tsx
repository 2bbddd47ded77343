'use client';

import { useState } from 'react';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createElicitationQueue,
  createElicitHandler,
  elicitationCapability,
  ElicitationOutlet,
} from 'mcp-elicitation-react';

const queue = createElicitationQueue();

async function bookTable(): Promise<string> {
  const server = new URL(new URLSearchParams(location.search).get('server') ?? '');
  const requester = { connectionId: 'olive', name: 'Olive', origin: server.host };
  const client = new Client(
    { name: 'next', version: '1.0.0' },
    { capabilities: { elicitation: elicitationCapability() } },
  );
  client.setRequestHandler('elicitation/create', createElicitHandler(queue, { requester }));
  await client.connect(new StreamableHTTPClientTransport(server));
  const { structuredContent } = await client.callTool(
    { name: 'book_table', arguments: {} },
    { timeout: 600_000 },
  );
  return JSON.stringify(structuredContent);
}

export function Chat() {
  const [result, setResult] = useState('');
  return (
    <>
      <button type="button" onClick={() => void bookTable().then(setResult)}>
        book_table
      </button>
      <ElicitationOutlet queue={queue} />
      <output>{result}</output>
    </>
  );
}
