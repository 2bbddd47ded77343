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

const clients = new Map<string, Promise<Client>>();

/** One client for each person: a client that several share cannot tell who is asked. */
async function connect(who: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await newServer().connect(theirs);
  const client = new Client(
    { name: 'backend', version: '1.0.0' },
    { capabilities: { elicitation: elicitationCapability() } },
  );
  const requester = { connectionId: `${who}-acme`, name: 'Acme' };
  client.setRequestHandler(
    'elicitation/create',
    createElicitHandler(relay.queueOf(who), { requester }),
  );
  await client.connect(ours);
  return client;
}

function clientOf(who: string): Promise<Client> {
  const client = clients.get(who) ?? connect(who);
  clients.set(who, client);
  return client;
}

const app = new Hono();
app.all('/api/elicitations', (c) => relay.fetch(c.req.raw));
app.post('/ask', async (c) => {
  const client = await clientOf(c.req.query('who') ?? '');
  const params = { name: 'ask', arguments: await c.req.json<Record<string, unknown>>() };
  const { content } = await client.callTool(params, { timeout: 600_000 });
  return c.json(content);
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
