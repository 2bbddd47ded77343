// Nothing grows: after people have left, and what they were asked is over, no timer, listener or row is left of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decline } from '../../src/mcp/index.js';
import { createElicitationRelay, type RelayStore } from '../../src/relay/index.js';
import { memoryStore } from '../../src/relay/memoryStore.js';
import { acme, form } from '../mcp/queue/room.js';
import { address } from './room.js';

const minutes = (n: number) => n * 60_000;
const people = Array.from({ length: 200 }, (_, i) => `p${i}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The relay's own store, and how many watch it. */
function countedStore() {
  const store = memoryStore();
  let watching = 0;
  const counted: RelayStore = {
    ...store,
    watch(who, changed) {
      watching += 1;
      const end = store.watch(who, changed);
      return () => {
        watching -= 1;
        end();
      };
    },
  };
  return { store: counted, watching: () => watching };
}

test('two hundred people wait, are asked, answer or not, and leave', async () => {
  const { store, watching } = countedStore();
  const relay = createElicitationRelay({
    who: (request) => request.headers.get('x-who') ?? undefined,
    store,
  });
  const left = new AbortController();
  const call = (who: string, query = '', commands?: object[]) =>
    relay.fetch(
      new Request(address + query, {
        ...(commands && { method: 'POST', body: JSON.stringify({ v: 1, commands }) }),
        headers: { 'x-who': who, 'Content-Type': 'application/json' },
        signal: left.signal,
      }),
    );

  const versions = await Promise.all(
    people.map(async (who) => (await (await call(who)).json()).version as string),
  );
  const held = people.map((who, i) => call(who, `?since=${versions[i]}`));
  const results = people.map((who) => relay.queueOf(who).ask(form(), { requester: acme }));
  await vi.advanceTimersByTimeAsync(1000);
  for (const [i, response] of (await Promise.all(held)).entries()) {
    const who = people[i] ?? '';
    const { entries, version } = await response.json();
    const { id } = entries[0];
    const answers = [{ type: 'settle', id, key: 'k', result: decline() }];
    await call(who, '', [{ type: 'present', id }, ...(i % 2 === 0 ? answers : [])]);
    void call(who, `?since=${version}`);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(watching()).toBeGreaterThanOrEqual(people.length);

  left.abort();
  await vi.advanceTimersByTimeAsync(minutes(31)); // nobody looks: what is open ends as cancel
  expect((await Promise.all(results)).map(({ action }) => action)).toEqual(
    people.map((_, i) => (i % 2 === 0 ? 'decline' : 'cancel')),
  );
  await vi.advanceTimersByTimeAsync(minutes(32)); // receipts go
  const rows = await Promise.all(people.map((who) => store.list(who)));
  expect(rows.flat()).toEqual([]);
  expect(watching()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
