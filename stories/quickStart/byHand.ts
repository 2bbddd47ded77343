import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitHandler, elicitationCapability, runWithElicitation } from '../../src/index.js';
import type { ElicitationQueue, Requester } from '../../src/index.js';

/** What `attachElicitation` does, from its parts, but for what only the transport can tell: what became of an answer. */
export async function connect(queue: ElicitationQueue, url: URL, requester: Requester) {
  const client = new Client(
    { name: 'my-app', version: '1.0.0' },
    {
      capabilities: { elicitation: elicitationCapability() },
      versionNegotiation: { mode: 'auto' }, // without it this SDK never speaks 2026-07-28
    },
  );
  const protocolVersion = () => client.getNegotiatedProtocolVersion();
  client.setRequestHandler(
    'elicitation/create',
    createElicitHandler(queue, { requester, protocolVersion }),
  );
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) =>
    queue.complete(requester.connectionId, params.elicitationId),
  );
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = () => queue.closeConnection(requester.connectionId);
  await client.connect(new StreamableHTTPClientTransport(url));

  // With `allowInputRequired` the kit drives the rounds of 2026-07-28: a person at a page burns none of them.
  // `client.callTool` would check an unfinished result against the tool's output schema, and fail.
  const callTool = (name: string, args: Record<string, unknown>, signal?: AbortSignal) =>
    runWithElicitation(
      (more, attempt) =>
        client.request(
          { method: 'tools/call', params: { name, arguments: args, ...more } },
          { allowInputRequired: true, ...attempt },
        ),
      { queue, requester, signal, timeout: 60_000 }, // the time in which a person is asked does not count
    );
  return { client, callTool };
}
