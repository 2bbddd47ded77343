// Several relays over one store, as instances of a backend have it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accept, cancel } from '../../src/mcp/index.js';
import { memoryStore } from '../../src/relay/memoryStore.js';
import type { RelayStore } from '../../src/relay/index.js';
import { form } from '../mcp/queue/room.js';
import { address, relayRoom } from './room.js';

let report: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers();
  report = vi.fn();
  vi.stubGlobal('reportError', report);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ann = accept({ name: 'Ann' });
const json = { 'Content-Type': 'application/json' };

test('asked on one, seen and answered on another, with the same version on both', async () => {
  const store = memoryStore();
  const [one, two] = [relayRoom({ store }), relayRoom({ store })];
  const { id, result } = one.ask();
  const page = two.open();
  await vi.advanceTimersByTimeAsync(300);
  page.queue.present(id);
  page.queue.settle(id, ann);
  await vi.advanceTimersByTimeAsync(600);
  expect(await result).toEqual(ann);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept' });
  const versions = [one, two].map(async ({ call }) => (await (await call(address)).json()).version);
  const [first, second] = await Promise.all(versions);
  expect(first).toBe(second);
  expect(JSON.stringify(await store.list('ann'))).not.toContain('"name":"Ann"');
});

test('the process that asked is gone: another one says so when its lease is over, and refuses with 410', async () => {
  const store = memoryStore();
  const two = relayRoom({ store });
  // The first one dies at once: none of its timers and watches go on.
  const dead: RelayStore = { ...store, watch: () => () => {} };
  const clear = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  const { id } = relayRoom({ store: dead }).ask();
  await vi.advanceTimersByTimeAsync(300);
  clear.mockRestore();
  const page = two.open();
  await vi.advanceTimersByTimeAsync(300);
  page.queue.present(id);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.entry(id)).toMatchObject({ phase: 'presented' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'disconnected' });
  const body = JSON.stringify({ v: 1, commands: [{ type: 'settle', id, key: 'k', result: ann }] });
  const response = await two.call(address, { method: 'POST', headers: json, body });
  const { error } = await response.json();
  expect([response.status, error.code, error.outcome]).toEqual([410, 'gone', 'disconnected']);
});

test('a lease is renewed as long as the process lives', async () => {
  const store = memoryStore();
  const [one, two] = [relayRoom({ store }), relayRoom({ store })];
  const { id } = one.ask();
  const page = two.open();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.entry(id)).toMatchObject({ phase: 'queued' });
});

test('a change that `watch` loses is found when the rows are listed again', async () => {
  const kept = memoryStore();
  const deaf: RelayStore = { ...kept, watch: () => () => {} };
  const [one, two] = [relayRoom({ store: deaf }), relayRoom({ store: kept })];
  const { id, result } = one.ask();
  const page = two.open();
  await vi.advanceTimersByTimeAsync(300);
  page.queue.present(id);
  page.queue.settle(id, ann);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual(ann);
});

test('a store that fails for a moment delays, one that stays away ends the request as cancel', async () => {
  const kept = memoryStore();
  let failures = 2;
  const shaky: RelayStore = {
    ...kept,
    list: async (who) => {
      if (failures-- > 0) throw new Error('down');
      return kept.list(who);
    },
  };
  const room = relayRoom({ store: shaky });
  const first = room.ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await kept.list('ann')).map(({ id }) => id)).toEqual([first.id]);
  failures = Infinity;
  const second = room.ask(form('Second'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second.result).toEqual(cancel());
  expect(report).toHaveBeenCalled();
});

test('nothing is left of a person who has gone', async () => {
  const store = memoryStore();
  const watch = vi.fn(store.watch);
  const room = relayRoom({ store: { ...store, watch } });
  const timers = vi.getTimerCount();
  const page = room.open();
  const { id, result } = room.ask();
  await vi.advanceTimersByTimeAsync(300);
  page.queue.present(id);
  page.queue.settle(id, ann);
  await result;
  page.leave();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(await store.list('ann')).toEqual([]);
  expect(vi.getTimerCount()).toBe(timers);
  expect(room.relay.queueOf('ann').getSnapshot()).toEqual([]);
});
