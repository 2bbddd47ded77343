// A backend as hosts have it: a real MCP server and one MCP client for each person in this process, pages and the relay
// over HTTP. Runs in a process of its own, which the tests kill. The session is a cookie with the person's name.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { serve } from '@hono/node-server';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { createElicitHandler, elicitationCapability } from '../../../src/core/index.js';
import { createElicitationRelay } from '../../../src/relay/index.js';

const [port = '0', page = '', origins = '', holdMs = '25000'] = process.argv.slice(2);

process.stdin.resume().once('end', () => process.exit()); // who started it is gone

const relay = createElicitationRelay({
  who: (request) => /who=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1],
  origins: origins.split(',').filter(Boolean),
  holdMs: Number(holdMs),
  onEvent: ({ type, who, outcome }) => console.log(JSON.stringify({ type, who, outcome })),
});

/** A server whose only tool asks what it is told to ask. */
function newServer(): McpServer {
  const server = new McpServer({ name: 'acme', version: '1.0.0' });
  const inputSchema = fromJsonSchema<Record<string, unknown>>({ type: 'object' });
  server.registerTool('ask', { inputSchema }, async (params, ctx) => {
    const answer = await ctx.mcpReq.elicitInput(params as never, { timeout: 600_000 });
    return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
  });
  return server;
}

/** A client, and its server, which can say that the flow at an address is complete. */
interface Connection {
  client: Client;
  complete: (elicitationId: string) => Promise<void>;
}

const connections = new Map<string, Promise<Connection>>();

/** One client for each person: a client that several share cannot tell who is asked. */
async function connect(who: string): Promise<Connection> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = newServer();
  await server.connect(theirs);
  const client = new Client(
    { name: 'backend', version: '1.0.0' },
    { capabilities: { elicitation: elicitationCapability() } },
  );
  const requester = { connectionId: `${who}-acme`, name: 'Acme' };
  const queue = relay.queueOf(who);
  client.setRequestHandler('elicitation/create', createElicitHandler(queue, { requester }));
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) =>
    queue.complete(requester.connectionId, params.elicitationId),
  );
  await client.connect(ours);
  const method = 'notifications/elicitation/complete';
  return {
    client,
    complete: (elicitationId) => server.server.notification({ method, params: { elicitationId } }),
  };
}

function connectionOf(who: string): Promise<Connection> {
  const connection = connections.get(who) ?? connect(who);
  connections.set(who, connection);
  return connection;
}

const app = new Hono();
app.all('/api/elicitations', (c) => relay.fetch(c.req.raw));
app.post('/ask', async (c) => {
  const { client } = await connectionOf(c.req.query('who') ?? '');
  const params = { name: 'ask', arguments: await c.req.json<Record<string, unknown>>() };
  const { content } = await client.callTool(params, { timeout: 600_000 });
  return c.json(content);
});
app.post('/complete', async (c) => {
  const { complete } = await connectionOf(c.req.query('who') ?? '');
  await complete(await c.req.text());
  return c.json({});
});
app.get('/page.js', (c) =>
  c.body(readFileSync(`${page}/page.js`, 'utf8'), 200, { 'Content-Type': 'text/javascript' }),
);
app.get('/', (c) =>
  c.html(
    '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/page.js"></script>',
  ),
);

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, (address) =>
  console.log(`listening ${JSON.stringify(address)}`),
);
