import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { attachElicitation } from '../../src/index.js';
import type { ElicitationQueue, Requester } from '../../src/index.js';

/** Up to 2025-11-25. The queue is one for all servers, and for the `<ElicitationOutlet queue={queue} />` in the page. */
export async function connect(queue: ElicitationQueue, url: URL, requester: Requester) {
  const client = new Client({ name: 'my-app', version: '1.0.0' });
  const methods = attachElicitation(client, { queue, requester }); // before connect
  await client.connect(new StreamableHTTPClientTransport(url));
  return { client, ...methods };
}
