// The page "Backend", used as it tells a reader to: a backend, a real MCP server, and pages of two people.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import samples from 'virtual:samples';
import {
  accept,
  cancel,
  createElicitationQueue,
  type ElicitationQueue,
} from '../../../src/index.js';
import { createElicitationRelay, type ElicitationRelay } from '../../../src/relay/index.js';
import { createLiveServer } from '../../../stories/live/server/createLiveServer.js';
import { press } from './person.js';

type Fetch = (request: Request) => Response | Promise<Response>;

const relays: ElicitationRelay[] = [];
afterEach(() => {
  for (const relay of relays) relay.close();
  vi.unstubAllGlobals();
});

async function load<T>(name: string): Promise<T & { relay: ElicitationRelay }> {
  const sample = (await samples.get(name)?.()) as (T & { relay: ElicitationRelay }) | undefined;
  if (!sample) throw new Error(`There is no sample ${name}`);
  if (sample.relay) relays.push(sample.relay);
  return sample;
}

const address = 'http://localhost:3000/api/elicitations';

async function codeOf(answer: Response | Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const { error } = await response.json();
  return [response.status, error.code];
}

test('a tool that the backend calls is answered in the page', async () => {
  const { sessions, default: app } = await load<{
    sessions: Map<string, object>;
    default: { fetch: Fetch };
  }>('Backend-1.ts');
  sessions.set('a1', { userId: 'ann' });
  sessions.set('b1', { userId: 'bob' });
  const mcp = createLiveServer();
  const as = (session: string) => (input: RequestInfo, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, address);
    const request = new Request(url, { ...init, signal: null });
    if (url.pathname === '/mcp') return mcp.fetch(request);
    request.headers.set('cookie', `session=${session}`);
    return app.fetch(request);
  };
  vi.stubGlobal('fetch', as('a1'));
  const { Requests } = await load<{ Requests: ComponentType }>('Backend-2.tsx');
  render(<Requests />);

  const called = fetch('/api/tools/book_table', { method: 'POST' });
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Ann');
  expect((await (await as('b1')(address)).json()).entries).toEqual([]);
  await press(/^Decline/);
  await press(/^Discard and decline/);
  expect(JSON.stringify(await (await called).json())).toContain('decline');
  await screen.findByText(/You declined/);

  expect(await codeOf(as('nobody')(address))).toEqual([401, 'signed-out']);
  expect((await as('nobody')('/api/tools/book_table', { method: 'POST' })).status).toBe(401);
});

test('a conversation shows its own requests', async () => {
  const { attachChat, Chat } = await load<{
    attachChat: (
      client: Client,
      queue: ElicitationQueue,
      scope: string,
    ) => Pick<Client, 'callTool'>;
    Chat: ComponentType<{ id: string }>;
  }>('Backend-3.tsx');
  render(<Chat id="trip" />);
  const queue = createElicitationQueue();
  const mcp = createLiveServer();
  const client = new Client(
    { name: 'app', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const { callTool } = attachChat(client, queue, 'trip');
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    mcp.fetch(new Request(input, { ...init, signal: null }));
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }),
  );
  const called = callTool({ name: 'delete_project' });
  await waitFor(() => expect(queue.getSnapshot()[0]?.scope).toBe('trip'));
  const [entry] = queue.getSnapshot();
  queue.settle(entry?.id ?? '', cancel());
  await called;
  await client.close();
});

test('Express passes requests and answers on', async () => {
  const { app, sessions, relay } = await load<{
    app: Parameters<typeof createServer>[1];
    sessions: Map<string, string>;
  }>('Backend-4.ts');
  sessions.set('session=a1', 'ann');
  const server = createServer(app as never);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/api/elicitations`;
  const headers = { cookie: 'session=a1', 'Content-Type': 'application/json' };
  const requester = { connectionId: 'acme', name: 'Acme' };
  const answer = relay
    .queueOf('ann')
    .ask({ mode: 'form', message: '?', requestedSchema: {} }, { requester });
  try {
    expect(await codeOf(fetch(url))).toEqual([401, 'signed-out']);
    const id = await waitFor(async () => {
      const { entries } = await (await fetch(url, { headers })).json();
      return entries[0].id as string;
    });
    const commands = [
      { type: 'present', id },
      { type: 'settle', id, key: 'k', result: accept({}) },
    ];
    const body = JSON.stringify({ v: 1, commands });
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    expect((await answer).action).toBe('accept');
    const large = JSON.stringify({ v: 1, commands: [], more: 'x'.repeat(70_000) });
    expect(await codeOf(fetch(url, { method: 'POST', headers, body: large }))).toEqual([
      413,
      'too-large',
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the AI SDK’s MCP client asks the person whose client it is', async () => {
  const { connectFor } = await load<{
    connectFor: (
      userId: string,
      relay: ElicitationRelay,
      url: string,
    ) => Promise<{
      tools: Record<string, { execute: (args: object, options: object) => Promise<unknown> }>;
      close: () => Promise<void>;
    }>;
  }>('Backend-7.ts');
  const relay = createElicitationRelay({ who: () => 'ann' });
  relays.push(relay);
  const mcp = createLiveServer();
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    mcp.fetch(new Request(input, { ...init, signal: null })),
  );
  const { tools, close } = await connectFor('ann', relay, 'http://localhost/mcp');
  const called = tools['delete_project']?.execute({}, { toolCallId: '1', messages: [] });
  const queue = relay.queueOf('ann');
  await waitFor(() => expect(queue.getSnapshot()).toHaveLength(1));
  expect(relay.queueOf('bob').getSnapshot()).toEqual([]);
  const { id } = queue.getSnapshot()[0] ?? { id: '' };
  queue.present(id);
  queue.settle(id, { action: 'decline' });
  expect(JSON.stringify(await called)).toContain('the person declined');
  await close();
});

test('Next.js: the relay is the same after its file is loaded again, and its routes answer', async () => {
  const first = await load<object>('Backend-5.ts');
  vi.resetModules();
  expect((await load<object>('Backend-5.ts')).relay).toBe(first.relay);
  const { GET, POST } = await load<{ GET: Fetch; POST: Fetch }>('Backend-6.ts');
  expect(await codeOf(GET(new Request(address)))).toEqual([401, 'signed-out']);
  const cookie = { cookie: 'ann' };
  expect((await GET(new Request(address, { headers: cookie }))).status).toBe(200);
  const post = new Request(address, { method: 'POST', headers: cookie, body: '{}' });
  expect(await codeOf(POST(post))).toEqual([415, 'type']);
});
