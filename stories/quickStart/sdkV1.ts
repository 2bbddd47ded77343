import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CallToolResultSchema,
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { createElicitHandler, elicitationCapability, runWithElicitation } from '../../src/index.js';
import type { ElicitationQueue, Requester } from '../../src/index.js';

/** Up to 2025-11-25. The queue is one for all servers, and for the `<ElicitationOutlet queue={queue} />` in the page. */
export async function connect(queue: ElicitationQueue, url: URL, requester: Requester) {
  const client = new Client(
    { name: 'my-app', version: '1.0.0' },
    { capabilities: { elicitation: elicitationCapability() } },
  );
  const transport = new StreamableHTTPClientTransport(url);
  const protocolVersion = () => transport.protocolVersion;
  client.setRequestHandler(
    ElicitRequestSchema,
    createElicitHandler(queue, { requester, protocolVersion }),
  );
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, ({ params }) =>
    queue.complete(requester.connectionId, params.elicitationId),
  );
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = () => queue.closeConnection(requester.connectionId);
  await client.connect(transport);

  // The call waits while the person thinks, so it needs more than the 60 s of the SDK. Never `Infinity`.
  const timeout = 30 * 60_000;
  const callTool = (name: string, args: Record<string, unknown>, signal?: AbortSignal) =>
    runWithElicitation(
      () =>
        client.request(
          { method: 'tools/call', params: { name, arguments: args } },
          CallToolResultSchema,
          { timeout, ...(signal && { signal }) },
        ),
      { queue, requester, ...(signal && { signal }) },
    );
  return { client, callTool };
}
