import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/client';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { attachElicitation } from '../../../src/core/index.js';
import { createElicitationRelay, type RelayEvent } from '../../../src/relay/index.js';
import { memoryStore } from '../../../src/relay/memoryStore.js';
import { createCalls, type Options, type Waiting } from '../../recipes/plainTable.js';

/** One line of the event list. */
interface BackendEvent {
  id: number;
  /** Epoch milliseconds, on the backend's clock. */
  at: number;
  text: string;
}

/** What the page shows beside the requests. */
export interface BackendState {
  serverName: string;
  protocolVersion: string;
  tools: readonly Tool[];
  /** Those of this person, oldest first. */
  events: readonly BackendEvent[];
}

/** How a request to the MCP server is answered: in this process, without a network. */
type Serve = (request: Request) => Promise<Response>;

const COOKIE = 'live-person';
const isPerson = (value: string) => /^[\da-f-]{36}$/.test(value);

/** What may be kept: this backend runs as long as a developer works. */
const MOST = { people: 100, events: 200, calls: 200 };

/**
 * A host's backend: it holds the MCP clients, one for each person, and the relay. Who asks is a cookie that nobody can
 * guess. It can be restarted without ending the process: all that is in memory is lost, but for the event list and what
 * a host keeps in a database.
 *
 * @param forget makes the MCP server forget the calls that wait
 */
export function createLiveBackend(serve: Serve, forget: () => void): { fetch: Serve } {
  const logs = new Map<string, BackendEvent[]>();
  let lastId = 0;

  function log(who: string, text: string): void {
    const events = logs.get(who) ?? [];
    logs.set(who, [...events, { id: ++lastId, at: Date.now(), text }].slice(-MOST.events));
    const [oldest] = logs.keys();
    if (logs.size > MOST.people && oldest !== undefined) logs.delete(oldest);
  }

  const kept: Kept = {
    url: '',
    store: memoryStore(),
    table: newTable((key, waiting) => {
      const [who = '', name = ''] = key.split(' ');
      log(who, `${name} ${sentenceOf(waiting)}`);
    }),
  };
  const start = () => createRun(serve, kept, ({ who, ...event }) => log(who, textOf(event)));
  let run = start();

  const app = new Hono().basePath('/backend');
  app.use(async (c, next) => {
    kept.url = new URL('/mcp', c.req.url).href;
    await next();
  });
  app.all('/elicitations', (c) => run.relay.fetch(c.req.raw));
  app.all('/tomorrow', (c) => run.calls.relay.fetch(c.req.raw));
  app.get('/state', async (c) => {
    const who = signIn(c);
    const { facts } = await run.clientOf(who);
    return c.json({ ...facts, events: logs.get(who) ?? [] } satisfies BackendState);
  });
  app.post('/call', async (c) => {
    const who = whoOf(c.req.raw);
    const { name, args } = await c.req.json<{ name: string; args: Record<string, unknown> }>();
    if (who === undefined) return c.json({ error: 'Nobody is signed in.' }, 401);
    log(who, `${name} was called`);
    // Nobody waits for it here: the page may be gone before it ends.
    void run.clientOf(who).then(({ call }) =>
      call(name, args).then(
        (result) => log(who, `${name} returned: ${firstText(result)}`),
        (error: unknown) => log(who, `${name} failed: ${String(error)}`),
      ),
    );
    return c.json({});
  });
  app.post('/park', async (c) => {
    const who = whoOf(c.req.raw);
    const { name, args } = await c.req.json<{ name: string; args: Record<string, unknown> }>();
    if (who === undefined) return c.json({ error: 'Nobody is signed in.' }, 401);
    log(who, `${name} was called`);
    const key = `${who} ${name} ${crypto.randomUUID()}`;
    await run.calls
      .callTool(key, who, { name, arguments: args })
      .catch((error: unknown) => log(who, `${name} failed: ${String(error)}`));
    return c.json({});
  });
  app.post('/forget', (c) => {
    const who = whoOf(c.req.raw);
    forget();
    if (who !== undefined) log(who, 'The server has a new key');
    return c.json({});
  });
  app.post('/restart', async (c) => {
    const ended = run;
    run = start();
    await ended.close();
    for (const who of logs.keys()) log(who, 'The backend was restarted');
    return c.json({});
  });
  return { fetch: async (request) => app.fetch(request) };
}

/** What outlives a restart: a host has it in a database. */
interface Kept extends Required<Pick<Options, 'store' | 'table'>> {
  /** Of the MCP server, as seen from here. */
  url: string;
}

/** Gives copies, as a table on a disk does. The oldest calls go first. */
function newTable(onChange: (key: string, waiting: Waiting) => void): Options['table'] {
  const rows = new Map<string, string>();
  const get = (key: string) => JSON.parse(rows.get(key) ?? 'null') as Waiting | undefined;
  function set(key: string, waiting: Waiting): Waiting {
    rows.set(key, JSON.stringify(waiting));
    const [oldest] = rows.keys();
    if (rows.size > MOST.calls && oldest !== undefined) rows.delete(oldest);
    onChange(key, waiting);
    return waiting;
  }
  return {
    get: async (key) => get(key),
    set: async (key, waiting) => set(key, waiting),
    async update(key, change) {
      const now = get(key);
      if (!now) throw new Error('The call is too old.');
      return set(key, change(now));
    },
  };
}

function sentenceOf({ call, forgotten, ...waiting }: Waiting): string {
  if (waiting.result) return `returned: ${firstText(waiting.result as CallToolResult)}`;
  if (forgotten)
    return 'is not known to the server any more. Sending the answer again begins again';
  return Object.keys(call.answers).length > 0 ? 'has an answer' : 'is parked';
}

/** All that a restart loses. */
function createRun(serve: Serve, kept: Kept, onEvent: (event: RelayEvent) => void) {
  const relay = createElicitationRelay({ who: whoOf, onEvent });
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    serve(new Request(input, init));

  async function connect(who: string, url: string) {
    const requester = { connectionId: `${who} live`, name: 'Olive & Thyme', serverUrl: url };
    const client = new Client(
      { name: 'live-backend', version: '1.0.0' },
      { versionNegotiation: { mode: 'auto' } },
    );
    const { callTool } = attachElicitation(client, { queue: relay.queueOf(who), requester });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch }));
    return {
      client,
      facts: {
        serverName: client.getServerVersion()?.title ?? requester.name,
        protocolVersion: client.getNegotiatedProtocolVersion() ?? 'unknown',
        tools: (await client.listTools()).tools,
      },
      call: (name: string, args: Record<string, unknown>): Promise<CallToolResult> =>
        callTool({ name, arguments: args }),
      close: () => client.close(),
    };
  }

  const clients = new Map<string, ReturnType<typeof connect>>();
  function clientOf(who: string) {
    const client = clients.get(who) ?? connect(who, kept.url);
    clients.set(who, client);
    client.catch(() => clients.delete(who));
    return client;
  }

  const calls = createCalls({
    who: whoOf,
    onEvent,
    store: kept.store,
    table: kept.table,
    async connect(who) {
      const { client } = await clientOf(who);
      return { client, endpoint: kept.url, principal: who };
    },
  });

  return {
    relay,
    calls,
    clientOf,
    async close() {
      relay.close();
      calls.relay.close();
      await Promise.all([...clients.values()].map((client) => client.then(({ close }) => close())));
    },
  };
}

function whoOf(request: Request): string | undefined {
  const [, who = ''] = /live-person=([^;]*)/.exec(request.headers.get('cookie') ?? '') ?? [];
  return isPerson(who) ? who : undefined;
}

/** A visitor without a cookie is a new person. */
function signIn(c: Context): string {
  const known = getCookie(c, COOKIE) ?? '';
  if (isPerson(known)) return known;
  const who = crypto.randomUUID();
  setCookie(c, COOKIE, who, { httpOnly: true, sameSite: 'Lax', path: '/' });
  return who;
}

/** As an audit log has it: kinds and outcomes, never values. */
function textOf({ type, outcome }: Omit<RelayEvent, 'who'>): string {
  return outcome === undefined ? `Request: ${type}` : `Request: ${type}, ${outcome}`;
}

function firstText({ content }: CallToolResult): string {
  const part = content.find(({ type }) => type === 'text');
  return part?.type === 'text' ? part.text : '(no text)';
}
