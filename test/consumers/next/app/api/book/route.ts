import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { attachElicitation } from 'mcp-elicitation-react/core';
import { relay, whoOf } from '../../../lib/relay';

/** Calls the tool of a real server for the person who asks. */
export async function POST(request: Request): Promise<Response> {
  const who = whoOf(request);
  if (who === undefined) return Response.json({ error: 'Sign in.' }, { status: 401 });
  const server = new URL(new URL(request.url).searchParams.get('server') ?? '');
  const client = new Client(
    { name: 'next', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const requester = { connectionId: `${who} olive`, name: 'Olive', origin: server.host };
  const { callTool } = attachElicitation(client, { queue: relay.queueOf(who), requester });
  await client.connect(new StreamableHTTPClientTransport(server));
  const { structuredContent } = await callTool({ name: 'book_table', arguments: {} });
  await client.close();
  return Response.json(structuredContent);
}
