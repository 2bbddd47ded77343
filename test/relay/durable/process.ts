// One instance of a backend, in a process of its own, which the tests kill. Says its port, and who asks in a header.
import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { createClient } from 'redis';
import { createElicitationRelay, type RelayStore } from '../../../src/relay/index.js';
import { postgresStore } from '../../../src/relay/stores/postgres.js';
import { redisStore } from '../../../src/relay/stores/redis.js';

process.stdin.resume().once('end', () => process.exit()); // who started it is gone

const [url = '', tool = '', name = ''] = process.argv.slice(2);

async function openStore(): Promise<RelayStore> {
  if (url.startsWith('redis:')) return redisStore(await createClient({ url }).connect());
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  return postgresStore(pool);
}

const relay = createElicitationRelay({
  who: (request) => request.headers.get('x-who') ?? undefined,
  store: await openStore(),
  /** The tool that waits for the answer: it must run once. */
  async onSettled({ ref }, result, { willSend }) {
    await willSend();
    const body = JSON.stringify({ ref, result, name });
    const response = await fetch(tool, { method: 'POST', body });
    await response.text();
  },
});

const requester = { connectionId: 'acme', name: 'Acme' };
const elicitation = {
  mode: 'form',
  message: 'Name?',
  requestedSchema: { type: 'object' },
} as const;

const app = new Hono();
app.all('/elicitations', (c) => relay.fetch(c.req.raw));
app.post('/post', async (c) => {
  const { who, ref } = await c.req.json<{ who: string; ref: string }>();
  return c.json({ id: await relay.post({ who, ref, elicitation, requester }) });
});
app.post('/ask', async (c) => {
  const { who } = await c.req.json<{ who: string }>();
  return c.json(await relay.queueOf(who).ask(elicitation, { requester }));
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
