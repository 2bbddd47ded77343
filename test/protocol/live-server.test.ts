import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLiveServer, liveTools } from '../../stories/live/server/createLiveServer.js';

const url = new URL('http://localhost/mcp');
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type Answer = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string> };

/** A client without a screen: every request is answered by `answer`. */
async function connect(
  mode: 'auto' | 'legacy',
  answer: (params: Record<string, unknown>) => Answer | Promise<Answer>,
) {
  const server = createLiveServer();
  closers.push(() => server.close());
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: { elicitation: { form: {}, url: {} } }, versionNegotiation: { mode } },
  );
  client.setRequestHandler('elicitation/create', ({ params }) => answer(params));
  const completed = vi.fn();
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) =>
    completed(params.elicitationId),
  );
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      fetch: (input, init) => server.fetch(new Request(input, init)),
    }),
  );
  closers.push(() => client.close());
  return { client, server, completed };
}

/** What the page of connect_account does when its button is pressed. */
function finish(server: ReturnType<typeof createLiveServer>, page: unknown): Promise<Response> {
  const ticket = new URL(String(page)).searchParams.get('ticket');
  return server.fetch(new Request(`${url.href}/tickets/${ticket}`, { method: 'POST' }));
}

describe.each([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('a client that negotiates %s', (mode, version) => {
  test(`speaks ${version} and sees every tool`, async () => {
    const { client } = await connect(mode, () => ({ action: 'cancel' }));
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(liveTools.map(({ name }) => name));
  });

  test.each(['decline', 'cancel'] as const)('answers %s to each tool', async (action) => {
    const { client } = await connect(mode, () => ({ action }));
    for (const { name } of liveTools) {
      const { structuredContent } = await client.callTool({
        name,
        arguments: { message: 'A question', requestedSchema: { type: 'object', properties: {} } },
      });
      const { received } = structuredContent as { received: Record<string, unknown> };
      expect([name, ...Object.values(received)]).toEqual(
        name === 'plan_trip' ? [name, { action }, { action }] : [name, { action }],
      );
    }
  });

  test('is told what the server received, for two questions of one round', async () => {
    const { client } = await connect(mode, (params) => ({
      action: 'accept',
      content: { to: String(params['message']) },
    }));
    const { structuredContent } = await client.callTool({ name: 'plan_trip' });
    expect(structuredContent).toEqual({
      received: {
        where: { action: 'accept', content: { to: 'Where would you like to go?' } },
        when: { action: 'accept', content: { to: 'When can you travel?' } },
      },
    });
  });

  test('gets its own request back from ask_anything, and the answer', async () => {
    const asked = vi.fn();
    const { client } = await connect(mode, (params) => {
      asked(params);
      return { action: 'accept', content: { colour: 'green' } };
    });
    const question = {
      message: 'Which?',
      requestedSchema: { type: 'object', properties: { colour: { type: 'string' } } },
    };
    const { structuredContent } = await client.callTool({
      name: 'ask_anything',
      arguments: question,
    });
    expect(asked).toHaveBeenCalledWith(expect.objectContaining(question));
    expect(structuredContent).toEqual({
      received: { question: { action: 'accept', content: { colour: 'green' } } },
    });
  });
});

test('up to 2025-11-25 the account is connected when the page says so, and the client is told', async () => {
  const seen: Record<string, unknown>[] = [];
  const { client, server, completed } = await connect('legacy', (params) => {
    seen.push(params);
    return { action: 'accept' };
  });
  const call = client.callTool({ name: 'connect_account' });
  await expect.poll(() => seen).toHaveLength(1);
  expect(completed).not.toHaveBeenCalled();

  expect((await finish(server, seen[0]?.['url'])).status).toBe(204);
  const { structuredContent } = await call;
  expect(structuredContent).toEqual({ received: { page: { action: 'accept' } } });
  expect(completed).toHaveBeenCalledExactlyOnceWith(seen[0]?.['elicitationId']);
});

test('from 2026-07-28 on the same page is asked for again until it is finished', async () => {
  const seen: Record<string, unknown>[] = [];
  const { client, server } = await connect('auto', async (params) => {
    seen.push(params);
    if (seen.length === 2) await finish(server, params['url']);
    return { action: 'accept' };
  });
  const { structuredContent } = await client.callTool({ name: 'connect_account' });
  expect(structuredContent).toEqual({ received: { page: { action: 'accept' } } });
  expect(seen).toHaveLength(2);
  expect(seen[1]?.['url']).toBe(seen[0]?.['url']);
  expect(seen[0]).not.toHaveProperty('elicitationId');
});

test('a ticket that nobody opened cannot be finished', async () => {
  const server = createLiveServer();
  expect((await finish(server, 'http://localhost/?ticket=made-up')).status).toBe(404);
  await server.close();
});

test('up to 2025-11-25 a limited offer is taken back', async () => {
  const withdrawn = vi.fn();
  const { client } = await connect('legacy', () => new Promise(() => {}));
  client.setRequestHandler('elicitation/create', (_request, { mcpReq }) => {
    mcpReq.signal.addEventListener('abort', withdrawn);
    return new Promise(() => {});
  });
  const { content } = await client.callTool({ name: 'limited_offer', arguments: { seconds: 1 } });
  expect(JSON.stringify(content)).toContain('The offer is over.');
  await expect.poll(() => withdrawn.mock.calls).toHaveLength(1);
});
