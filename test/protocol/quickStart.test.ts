import { afterEach, expect, it } from 'vitest';
import { createElicitationQueue } from '../../src/core/index.js';
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

it.each([
  ['SDK v1', connectV1, () => serveV1(createV1Server()), 'elicit', { params }],
  [
    'SDK v2',
    connectV2,
    () => serveV2(createV2Server()),
    'ask',
    { rounds: [{ who: { method: 'elicitation/create', params } }] },
  ],
] as const)('a person answers a server of %s', async (_, connect, serveIt, tool, args) => {
  const { url, close } = await serveIt();
  const queue = createElicitationQueue();
  const { client, callTool } = await connect(queue, url, requester);
  open.push(close, () => client.close());
  const person = createPerson(queue);

  const result = callTool(tool, args);
  await person.accepts('Who?', { Name: 'Ada' });
  expect(JSON.stringify(await result)).toContain(String.raw`\"content\":{\"name\":\"Ada\"}`);

  const controller = new AbortController();
  const stopped = callTool(tool, args, controller.signal);
  await person.sees('Who?');
  controller.abort(new Error('stopped by the person'));
  await expect(stopped).rejects.toThrow('stopped by the person');
  await client.close(); // a server of SDK v1 need not pass on that the call was stopped
  expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
});

it('SDK v2: a tool with an output schema works as well, once the tools were listed', async () => {
  const { url, close } = await serveV2(createV2Server());
  const queue = createElicitationQueue();
  const { client, callTool } = await connectV2(queue, url, requester);
  open.push(close, () => client.close());
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === 'typed')).toHaveProperty('outputSchema');

  const result = callTool('typed', { rounds: [{ who: { method: 'elicitation/create', params } }] });
  const [{ structuredContent }] = await Promise.all([
    result,
    createPerson(queue).accepts('Who?', { Name: 'Ada' }),
  ]);
  expect(structuredContent).toEqual({
    received: { who: { action: 'accept', content: { name: 'Ada' } } },
  });
});
