import { afterEach, expect, it } from 'vitest';
import { createElicitationQueue } from '../../src/core/index.js';
import { connectAll } from '../../stories/recipes/severalServers.js';
import { callOptions } from '../../stories/recipes/timeouts.js';
import { createPerson } from './person.js';
import { connectV1 } from './v1Client.js';
import { createV1Server } from './v1Server.js';
import { connectV2 } from './v2Client.js';
import { createV2Server, serveV2 } from './v2Server.js';

// The code of the page "Recipes" that needs a server.

const requestedSchema = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
const question = (message: string) => ({ mode: 'form', message, requestedSchema });
const round = (message: string) => ({
  rounds: [{ who: { method: 'elicitation/create', params: question(message) } }],
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

it('one of several servers goes, and what the other one asked stays', async () => {
  const [first, second] = [await serveV2(createV2Server()), await serveV2(createV2Server())];
  open.push(first.close, second.close);
  const queue = createElicitationQueue();
  const person = createPerson(queue);
  const [one, two, nobody] = await connectAll(queue, [
    { id: 'one', name: 'One', url: first.url.href },
    { id: 'two', name: 'Two', url: second.url.href },
    { id: 'nobody', name: 'Nobody', url: 'http://127.0.0.1:1/mcp' },
  ]);
  expect(nobody?.status).toBe('rejected');
  if (one?.status !== 'fulfilled' || two?.status !== 'fulfilled') throw new Error('not connected');
  open.push(() => two.value.client.close());

  const lost = one.value.callTool({ name: 'ask', arguments: round('Who is one?') });
  const kept = two.value.callTool({ name: 'ask', arguments: round('Who is two?') });
  await person.sees('Who is one?');
  await person.sees('Who is two?');
  await one.value.client.close();
  await expect(lost).rejects.toThrow('Not connected');
  await person.accepts('Who is two?', { Name: 'Ada' });
  expect(JSON.stringify(await kept)).toContain('Ada');
  const ends = queue.getSnapshot().map(({ requester, outcome }) => `${requester.name} ${outcome}`);
  expect(new Set(ends)).toEqual(new Set(['One disconnected', 'Two accept']));
});

it('a call of SDK v1 waits as long as it is told to, and asks for progress', async () => {
  const { client, person, sent, close } = await connectV1(createV1Server(), { wire: 'http' });
  open.push(close);
  const args = { params: question('Who?') };
  const result = client.callTool({ name: 'elicit', arguments: args }, undefined, callOptions);
  await person.accepts('Who?', { Name: 'Ada' });
  expect(JSON.stringify(await result)).toContain('Ada');
  expect(JSON.stringify(sent)).toContain('progressToken');
});

it.each(['legacy', 'auto'] as const)('and so does one of SDK v2, %s', async (protocol) => {
  const { client, person, calls, close } = await connectV2(createV2Server(), { protocol });
  open.push(close);
  const result = client.callTool({ name: 'ask', arguments: round('Who?') }, callOptions);
  await person.accepts('Who?', { Name: 'Ada' });
  expect(JSON.stringify(await result)).toContain('Ada');
  expect(JSON.stringify(calls()[0])).toContain('progressToken');
});

it('and the time that it is told is one that timers take', () => {
  const { timeout, maxTotalTimeout } = callOptions;
  expect(timeout).toBeGreaterThan(60_000);
  expect(maxTotalTimeout).toBeGreaterThan(timeout);
  expect(maxTotalTimeout).toBeLessThan(2 ** 31);
});
