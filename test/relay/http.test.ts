// HTTP of the relay: what it refuses, and with which words.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accept } from '../../src/mcp/index.js';
import { form } from '../mcp/queue/room.js';
import { createElicitationRelay, type RelayStore } from '../../src/relay/index.js';
import { address, relayRoom } from './room.js';

const json = { 'Content-Type': 'application/json' };
const down = () => Promise.reject(new Error('down'));
const none = JSON.stringify({ v: 1, commands: [] });

let room: ReturnType<typeof relayRoom>;
beforeEach(() => {
  room = relayRoom({ origins: ['https://other.test'] });
});
afterEach(() => room.close());

const post = (body: string, headers: Record<string, string> = json) =>
  room.call(address, { method: 'POST', headers, body });

const settle = (id: string, result: object, key = 'k') =>
  JSON.stringify({ v: 1, commands: [{ type: 'settle', id, key, result }] });

async function told(response: Response): Promise<[number, string, string]> {
  const { error } = await response.json();
  return [response.status, error.code, error.message];
}

const refusals: [name: string, status: number, code: string, send: () => Promise<Response>][] = [
  [
    'nobody is signed in',
    401,
    'signed-out',
    () => {
      room.session.who = undefined;
      return room.call(address);
    },
  ],
  [
    'a foreign page reads',
    403,
    'origin',
    () => room.call(address, { headers: { Origin: 'https://evil.test' } }),
  ],
  [
    'a foreign page writes',
    403,
    'origin',
    () => post(none, { ...json, Origin: 'https://evil.test' }),
  ],
  ['a sandboxed frame writes', 403, 'origin', () => post(none, { ...json, Origin: 'null' })],
  [
    'an image of a foreign page',
    403,
    'origin',
    () => room.call(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
  [
    'a sister site',
    403,
    'origin',
    () => post(none, { ...json, 'Sec-Fetch-Site': 'same-site', Origin: 'https://sister.app.test' }),
  ],
  [
    'a foreign page asks first',
    403,
    'origin',
    () => room.call(address, { method: 'OPTIONS', headers: { Origin: 'https://evil.test' } }),
  ],
  ['an unknown id', 404, 'unknown', () => post(settle('e1', accept()))],
  ['another method', 405, 'method', () => room.call(address, { method: 'DELETE' })],
  [
    'a form',
    415,
    'type',
    () => post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  ],
  [
    'plain text, which a foreign form can send',
    415,
    'type',
    () => post(none, { 'Content-Type': 'text/plain' }),
  ],
  ['no type', 415, 'type', () => room.call(address, { method: 'POST', body: new Blob([none]) })],
  [
    'a body of 65 KiB',
    413,
    'too-large',
    () => post(JSON.stringify({ v: 1, commands: [], more: 'x'.repeat(65 * 1024) })),
  ],
  [
    '33 commands',
    413,
    'too-large',
    () =>
      post(
        JSON.stringify({
          v: 1,
          commands: Array.from({ length: 33 }, () => ({ type: 'present', id: 'a' })),
        }),
      ),
  ],
  ['no JSON', 400, 'malformed', () => post('{')],
  ['no commands', 400, 'malformed', () => post('{"v":1}')],
  [
    'an unknown command',
    400,
    'malformed',
    () => post('{"v":1,"commands":[{"type":"rm","id":"a"}]}'),
  ],
  [
    'an answer without a key',
    400,
    'malformed',
    () => post('{"v":1,"commands":[{"type":"settle","id":"a"}]}'),
  ],
  ['another version', 400, 'version', () => post('{"v":2,"commands":[]}')],
  ['null', 400, 'version', () => post('null')],
];

test.each(refusals)('%s: %i %s', async (_, status, code, send) => {
  const response = await send();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
  const [given, reason, words] = await told(response);
  expect([given, reason]).toEqual([status, code]);
  expect(words).toMatch(/^[A-Z].*\.$/);
});

test('a store that is down: 503, and the developer is told', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const store: RelayStore = { list: down, swap: down, watch: () => () => {} };
  const relay = createElicitationRelay({ who: () => 'ann', store });
  expect((await told(await relay.fetch(new Request(address)))).slice(0, 2)).toEqual([
    503,
    'unavailable',
  ]);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a host that cannot tell who asks: 500, and no words of its error', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const relay = createElicitationRelay({ who: () => Promise.reject(new Error('secret')) });
  const response = await relay.fetch(new Request(address));
  expect(await response.clone().text()).not.toContain('secret');
  expect((await told(response)).slice(0, 2)).toEqual([500, 'failed']);
  vi.unstubAllGlobals();
});

test.each([
  [
    'of the same origin, by Sec-Fetch-Site',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://app.example' },
  ],
  [
    'of the same origin behind a proxy that ends TLS',
    { Origin: 'https://app.example', Host: 'app.example' },
  ],
  ['no page: a program, without cookies of a page', {}],
  ['an allowed origin', { Origin: 'https://other.test', 'Sec-Fetch-Site': 'cross-site' }],
])('%s may ask', async (_, headers) => {
  const response = await room.relay.fetch(
    new Request(address, {
      method: 'POST',
      body: none,
      headers: { ...json, 'x-who': 'ann', ...headers },
    }),
  );
  expect(response.status).toBe(200);
});

test('an allowed origin, and no other, gets what browsers want to see, also with refusals', async () => {
  const Origin = 'https://other.test';
  const asked = { 'Access-Control-Request-Headers': 'content-type,x-csrf' };
  const preflight = await room.call(address, { method: 'OPTIONS', headers: { Origin, ...asked } });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': Origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type,x-csrf',
    vary: 'Origin',
  });
  const refused = await post('{', { ...json, Origin });
  expect(refused.headers.get('access-control-allow-origin')).toBe(Origin);
  const own = await room.call(address);
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  expect(own.headers.get('vary')).toBe('Origin');
});

test('nothing typed is lost where an answer is too large', async () => {
  const page = room.open();
  const { id } = room.ask();
  await page.shown();
  page.queue.keepDraft(id, { plain: { f0: 'long' } });
  page.queue.settle(id, accept({ name: 'x'.repeat(70_000) }));
  await page.until(({ entry }) => entry(id)?.delivery === 'failed');
  expect(page.entry(id)?.phase).toBe('presented');
  expect(page.queue.draft(id)).toEqual({ plain: { f0: 'long' } });
  page.queue.settle(id, accept({ name: 'short' }));
  await page.until(({ entry }) => entry(id)?.phase === 'done');
});

test('commands are carried out in order, up to the first that is refused', async () => {
  const { id } = room.ask();
  const commands = [
    { type: 'present', id },
    { type: 'settle', id: 'e1', key: 'k', result: accept() },
    { type: 'settle', id, key: 'k', result: accept() },
  ];
  await room.open().until(({ entry }) => entry(id));
  const response = await post(JSON.stringify({ v: 1, commands }));
  const { taken, entries, error } = await response.json();
  expect([response.status, taken, error.code]).toEqual([404, 1, 'unknown']);
  expect(entries).toMatchObject([{ id, phase: 'presented' }]);
});

test.each([
  ['no action', {}],
  ['null as a value', { action: 'accept', content: { a: null } }],
  ['an object as a value', { action: 'accept', content: { a: {} } }],
])('what is no answer is refused: %s', async (_, result) => {
  const page = room.open();
  const { id } = room.ask(form());
  await page.shown();
  expect((await told(await post(settle(id, result)))).slice(0, 2)).toEqual([400, 'no-answer']);
  expect(room.log(id).at(-1)).toBe('refused');
});

test('a property called __proto__ arrives like any other', async () => {
  const page = room.open();
  const { id, result } = room.ask();
  await page.shown();
  await post(
    `{"v":1,"commands":[{"type":"settle","id":"${id}","key":"k","result":{"action":"accept","content":{"__proto__":"x"}}}]}`,
  );
  expect(JSON.stringify(await result)).toBe('{"action":"accept","content":{"__proto__":"x"}}');
});

test('a page that is held is answered when another one wants to be held beyond the hundredth', async () => {
  const first = await room.call(address);
  const { version } = await first.json();
  const held = Array.from({ length: 101 }, () => room.call(`${address}?since=${version}`));
  expect((await held[0])?.status).toBe(200);
  room.ask();
  const all = await Promise.all(held);
  expect(all.every(({ ok }) => ok)).toBe(true);
});

test('a page that goes lets go of what is held', async () => {
  const { version } = await (await room.call(address)).json();
  const controller = new AbortController();
  const held = room.call(`${address}?since=${version}`, { signal: controller.signal });
  controller.abort();
  expect((await held).status).toBe(200);
});
