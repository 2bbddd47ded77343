import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/client';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { attachElicitation } from '../../../src/core/index.js';
import { createElicitationRelay, type RelayEvent } from '../../../src/relay/index.js';

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
const MOST = { people: 100, events: 200 };

/**
 * A host's backend: it holds the MCP clients, one for each person, and the relay. Who asks is a cookie that nobody can
 * guess. It can be restarted without ending the process: all that is in memory is lost, but for the event list.
 */
export function createLiveBackend(serve: Serve): { fetch: Serve } {
  const logs = new Map<string, BackendEvent[]>();
  let lastId = 0;

  function log(who: string, text: string): void {
    const events = logs.get(who) ?? [];
    logs.set(who, [...events, { id: ++lastId, at: Date.now(), text }].slice(-MOST.events));
    const [oldest] = logs.keys();
    if (logs.size > MOST.people && oldest !== undefined) logs.delete(oldest);
  }

  const start = () => createRun(serve, ({ who, ...event }) => log(who, textOf(event)));
  let run = start();

  const app = new Hono().basePath('/backend');
  app.all('/elicitations', (c) => run.relay.fetch(c.req.raw));
  app.get('/state', async (c) => {
    const who = signIn(c);
    const { facts } = await run.clientOf(who, c.req.url);
    return c.json({ ...facts, events: logs.get(who) ?? [] } satisfies BackendState);
  });
  app.post('/call', async (c) => {
    const who = whoOf(c.req.raw);
    const { name, args } = await c.req.json<{ name: string; args: Record<string, unknown> }>();
    if (who === undefined) return c.json({ error: 'Nobody is signed in.' }, 401);
    log(who, `${name} was called`);
    // Nobody waits for it here: the page may be gone before it ends.
    void run.clientOf(who, c.req.url).then(({ call }) =>
      call(name, args).then(
        (result) => log(who, `${name} returned: ${firstText(result)}`),
        (error: unknown) => log(who, `${name} failed: ${String(error)}`),
      ),
    );
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

/** All that a restart loses. */
function createRun(serve: Serve, onEvent: (event: RelayEvent) => void) {
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
  return {
    relay,
    clientOf(who: string, from: string) {
      const client = clients.get(who) ?? connect(who, new URL('/mcp', from).href);
      clients.set(who, client);
      client.catch(() => clients.delete(who));
      return client;
    },
    async close() {
      relay.close();
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
