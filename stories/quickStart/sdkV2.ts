import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { attachElicitation } from '../../src/index.js';
import type { ElicitationQueue, Requester } from '../../src/index.js';

/** All three revisions. The queue is one for all servers, and for the `<ElicitationOutlet queue={queue} />` in the page. */
export async function connect(queue: ElicitationQueue, url: URL, requester: Requester) {
  const client = new Client(
    { name: 'my-app', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } }, // without it this SDK never speaks 2026-07-28
  );
  const methods = attachElicitation(client, { queue, requester }); // before connect
  await client.connect(new StreamableHTTPClientTransport(url));
  return { client, ...methods };
}
