import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createElicitHandler, elicitationCapability, runWithElicitation } from '../../src/index.js';
import type { ElicitationQueue, Requester } from '../../src/index.js';

/** All three revisions. The queue is one for all servers, and for the `<ElicitationOutlet queue={queue} />` in the page. */
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

  // Up to 2025-11-25 the call waits while the person thinks, so it needs more than the 60 s of the SDK. Never `Infinity`.
  const timeout = 30 * 60_000;
  // With `allowInputRequired` the kit drives the rounds of 2026-07-28: a person at a page burns none of them.
  // `client.callTool` would check an unfinished result against the tool's output schema, and fail.
  const callTool = (name: string, args: Record<string, unknown>, signal?: AbortSignal) =>
    runWithElicitation(
      (more) =>
        client.request(
          { method: 'tools/call', params: { name, arguments: args, ...more } },
          { allowInputRequired: true, timeout, signal },
        ),
      { queue, requester, signal },
    );
  return { client, callTool };
}
