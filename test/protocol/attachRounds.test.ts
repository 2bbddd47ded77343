import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { attachElicitation, createElicitationQueue } from '../../src/core/index.js';
import { attached, requester } from './attached.js';
import { serveGated } from './gate.js';
import { refuses } from './http.js';
import { createPerson, until } from './person.js';
import { createV1Server } from './v1Server.js';
import { createV2Server, serveV2, stateMark } from './v2Server.js';

const name = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
const question = (message: string, requestedSchema: unknown = name) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema },
});
const page = 'https://ok.example.test/a';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function connect() {
  const v2 = createV2Server();
  const serving = await serveV2(v2);
  const app = attached('SDK v2, auto');
  await app.connect(serving.url);
  open.push(serving.close, () => app.client.close());
  return { ...v2, ...app, serving };
}

describe('SDK v2, attached, in 2026-07-28', () => {
  it('goes through the rounds of a call, with what the SDK’s schema would refuse', async () => {
    const app = await connect();
    expect(app.version()).toBe('2026-07-28');
    const anyOf = [{ type: 'integer' }, { type: 'null' }];
    const nullable = { type: 'object', properties: { n: { title: 'N', anyOf } } };
    const result = app.call('ask', {
      rounds: [{ a: question('A?', nullable), b: question('B?') }, null],
    });
    await app.person.accepts('A?', { N: '7' });
    await app.person.declines('B?');
    await result;
    expect(app.legs).toEqual([
      {},
      {
        inputResponses: {
          a: { action: 'accept', content: { n: 7 } },
          b: { action: 'decline' },
        },
        requestState: `${stateMark}1`,
      },
      { requestState: `${stateMark}2` },
    ]);
    expect(app.queue.getSnapshot().map(({ delivery }) => delivery)).toEqual(['sent', 'sent']);
  });

  it('gives what a call asks the conversation that the call belongs to', async () => {
    const v2 = createV2Server();
    const serving = await serveV2(v2);
    let chat = 'trip';
    const app = attached('SDK v2, auto', { scope: () => chat });
    await app.connect(serving.url);
    open.push(serving.close, () => app.client.close());
    const result = app.call('ask', {
      rounds: [{ a: question('A?') }, { b: question('B?') }, null],
    });
    await app.person.declines('A?');
    chat = 'tax';
    await app.person.declines('B?');
    await result;
    expect(app.queue.getSnapshot().map(({ scope }) => scope)).toEqual(['trip', 'trip']);
  });

  it('waits for a person at a page without burning rounds', async () => {
    const app = await connect();
    const result = app.call('ask', { visit: page });
    await app.person.opens('Sign in.');
    await expect.poll(() => app.legs.length).toBe(2);
    await app.person.finishes('Sign in.');
    await until(app.queue, ({ wait }) => wait === 'not-yet');
    app.finish(page);
    await app.person.finishes('Sign in.');
    expect(await result).toEqual({ action: 'accept' });
  });

  it('asks what the host’s own calls need, by a handler', async () => {
    const app = await connect();
    const result = app.ownCall('ask', { rounds: [{ who: question('Who?') }] });
    await app.person.accepts('Who?', { Name: 'Ada' });
    expect(await result).toEqual({ who: { action: 'accept', content: { name: 'Ada' } } });
    expect(app.newest()).not.toHaveProperty('delivery'); // the SDK sends it, nobody can tell
  });

  it('is refused there by the SDK what its schema does not know, as the quick start says', async () => {
    const app = await connect();
    const anyOf = [{ type: 'integer' }, { type: 'null' }];
    const nullable = { type: 'object', properties: { n: { title: 'N', anyOf } } };
    const result = app.ownCall('ask', { rounds: [{ k: question('How many?', nullable) }] });
    await expect(result).rejects.toThrow(/Invalid|invalid/);
    expect(app.queue.getSnapshot()).toEqual([]);
  });

  it('says that an answer was not delivered where the server is dead', async () => {
    const app = await connect();
    const result = app.call('ask', { rounds: [{ who: question('Who?') }] });
    await app.person.sees('Who?');
    await app.serving.close();
    await refuses(app.serving.url);
    const [failure] = await Promise.all([
      result.catch(String),
      app.person.accepts('Who?', { Name: 'Ada' }),
    ]);
    expect(failure).toContain('fetch failed');
    const entry = await until(app.queue, ({ delivery }) => delivery === 'failed');
    expect(entry).toMatchObject({ phase: 'done', outcome: 'disconnected' });
  });

  it('ends what it asks when the client closes, or the person stops the call', async () => {
    const app = await connect();
    const controller = new AbortController();
    const call = app.call('ask', { rounds: [{ who: question('Who?') }] }, controller);
    await app.person.sees('Who?');
    controller.abort(new Error('stopped'));
    await expect(call).rejects.toThrow('stopped');
    expect(app.newest()).toMatchObject({ outcome: 'cancel' });

    const other = app.call('ask', { rounds: [{ who: question('Other?') }] });
    await app.person.sees('Other?');
    const [failure] = await Promise.all([other.catch(String), app.client.close()]);
    expect(failure).toContain('Not connected');
    expect(app.newest()).toMatchObject({ outcome: 'disconnected' });
  });

  it('follows a client to a server of an older revision and back', async () => {
    const app = await connect();
    const old = await serveGated(createV1Server());
    const { url } = app.serving;
    open.push(old.close);
    for (const [to, tool, args] of [
      [old.url, 'elicit', question('Who?')],
      [url, 'ask', { rounds: [{ k: question('Who?') }] }],
    ] as const) {
      await app.client.close();
      await app.connect(to);
      const result = app.ownCall(tool, args);
      await app.person.declines('Who?');
      expect(JSON.stringify(await result)).toContain('decline');
    }
  });
});

it('a typed tool is checked as `callTool` checks it, once its rounds are over', async () => {
  const { url, close } = await serveV2(createV2Server());
  const queue = createElicitationQueue();
  const client = new Client(
    { name: 'client', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const { callTool } = attachElicitation(client, { queue, requester });
  await client.connect(new StreamableHTTPClientTransport(url));
  open.push(close, () => client.close());
  const { tools } = await client.listTools();

  const script = { rounds: [{ who: question('Who?') }] };
  const [{ structuredContent }] = await Promise.all([
    callTool({ name: 'typed', arguments: script }),
    createPerson(queue).accepts('Who?', { Name: 'Ada' }),
  ]);
  expect(structuredContent).toEqual({
    received: { who: { action: 'accept', content: { name: 'Ada' } } },
  });

  const typed = tools.find((tool) => tool.name === 'typed');
  if (!typed) throw new Error('there is no such tool');
  const other = { ...typed, outputSchema: { type: 'object' as const, required: ['other'] } };
  const [failure] = await Promise.all([
    callTool({ name: 'typed', arguments: script }, { toolDefinition: other }).catch(String),
    createPerson(queue).declines('Who?'),
  ]);
  expect(failure).toContain('output schema');
});
