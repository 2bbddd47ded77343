import { afterEach, expect, it } from 'vitest';
import { createElicitationQueue, type ElicitationQueue } from '../../src/core/index.js';
import { connect as connectByHand } from '../../stories/quickStart/byHand.js';
import { connect as connectV1 } from '../../stories/quickStart/sdkV1.js';
import { connect as connectV2 } from '../../stories/quickStart/sdkV2.js';
import { createPerson } from './person.js';
import { createV1Server, serveV1 } from './v1Server.js';
import { createV2Server, serveV2 } from './v2Server.js';

// The code of the page "Quick start", as it stands there.

const requester = { connectionId: 'acme', name: 'Acme' };
const schema = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
const params = { mode: 'form', message: 'Who?', requestedSchema: schema };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

type Serve = () => Promise<{ url: URL; close: () => Promise<void> }>;
const round = { rounds: [{ who: { method: 'elicitation/create', params } }] };
const v1: Serve = () => serveV1(createV1Server());
const v2: Serve = () => serveV2(createV2Server());

/** Each page's function, with one way to call a tool. */
const ways = {
  'SDK v1': async (queue: ElicitationQueue, url: URL) => {
    const { client, callTool } = await connectV1(queue, url, requester);
    return {
      client,
      callTool: (name: string, args: Record<string, unknown>, signal?: AbortSignal) =>
        callTool({ name, arguments: args }, undefined, signal && { signal }),
    };
  },
  'SDK v2': async (queue: ElicitationQueue, url: URL) => {
    const { client, callTool } = await connectV2(queue, url, requester);
    return {
      client,
      callTool: (name: string, args: Record<string, unknown>, signal?: AbortSignal) =>
        callTool({ name, arguments: args }, { signal }),
    };
  },
  'by hand': (queue: ElicitationQueue, url: URL) => connectByHand(queue, url, requester),
};

it.each<[keyof typeof ways, string, Serve, string, Record<string, unknown>]>([
  ['SDK v1', 'SDK v1', v1, 'elicit', { params }],
  ['SDK v1', 'SDK v2', v2, 'ask', round],
  ['SDK v1', 'SDK v2, a typed tool', v2, 'typed', round],
  ['SDK v2', 'SDK v1', v1, 'elicit', { params }],
  ['SDK v2', 'SDK v2', v2, 'ask', round],
  ['SDK v2', 'SDK v2, a typed tool', v2, 'typed', round],
  ['by hand', 'SDK v1', v1, 'elicit', { params }],
  ['by hand', 'SDK v2', v2, 'ask', round],
  ['by hand', 'SDK v2, a typed tool', v2, 'typed', round],
])('%s: a person answers a server of %s', async (way, _, serveIt, tool, args) => {
  const { url, close } = await serveIt();
  const queue = createElicitationQueue();
  const { client, callTool } = await ways[way](queue, url);
  open.push(close, () => client.close());
  if (tool === 'typed') await client.listTools(); // from now on the SDK checks results
  const person = createPerson(queue);

  const [result] = await Promise.all([
    callTool(tool, args),
    person.accepts('Who?', { Name: 'Ada' }),
  ]);
  expect(JSON.stringify(result)).toContain(String.raw`\"content\":{\"name\":\"Ada\"}`);

  const controller = new AbortController();
  const stopped = callTool(tool, args, controller.signal);
  await person.sees('Who?');
  controller.abort(new Error('stopped by the person'));
  await expect(stopped).rejects.toThrow('stopped by the person');
  await client.close();
  expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
});
