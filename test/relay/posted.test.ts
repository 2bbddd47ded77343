// Questions that outlive the process that posted them; numbers are those of the list of situations.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isForgotten, parkCall, resumeParams, type ParkedCall } from '../../src/core/index.js';
import { accept, cancel, decline, type ElicitResult } from '../../src/mcp/index.js';
import { memoryStore } from '../../src/relay/memoryStore.js';
import type { OnSettled, Posted, RelayOptions, RelayStore } from '../../src/relay/index.js';
import { acme, form } from '../mcp/queue/room.js';
import { address, relayRoom, type Page } from './room.js';

const report = vi.fn();
const rooms: ReturnType<typeof relayRoom>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', report);
});
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  report.mockReset();
});

const ann = accept({ name: 'Ann' });
const down = () => Promise.reject(new Error('down'));
const asks = (message: string) => ({ method: 'elicitation/create', params: form(message) });
const pass = (ms = 600) => vi.advanceTimersByTimeAsync(ms);
const soon = (ms = 3000) => pass(ms);

function newRoom(options: Partial<RelayOptions>) {
  const room = relayRoom(options);
  rooms.push(room);
  return room;
}

/** A process, with what it has handed over. */
function newProcess(store: RelayStore, onSettled?: OnSettled) {
  const settled: [ref: string, result: ElicitResult, attempt: number][] = [];
  const room = newRoom({
    store,
    async onSettled(question, result, handing) {
      settled.push([question.ref, result, handing.attempt]);
      return onSettled?.(question, result, handing);
    },
  });
  return { ...room, settled };
}

/** A store as a process sees it that will be killed. */
function mortal(kept: RelayStore) {
  let isDead = false;
  const never = new Promise<never>(() => {});
  const store: RelayStore = {
    list: (who) => (isDead ? never : kept.list(who)),
    swap: (...args) => (isDead ? never : kept.swap(...args)),
    watch: (who, changed) => kept.watch(who, () => !isDead && changed()),
  };
  return { store, kill: () => void (isDead = true) };
}

const question = (more: Partial<Posted> = {}): Posted => ({
  who: 'ann',
  ref: 'call 1',
  elicitation: form(),
  requester: acme,
  ...more,
});

async function answer(page: Page, id: string, result: ElicitResult = ann) {
  await soon();
  page.queue.present(id);
  page.queue.settle(id, result);
  await soon();
}

describe('posting', () => {
  test('13: posted by one process, answered through another, handed over by one of them, once', async () => {
    const store = memoryStore();
    const [one, two] = [newProcess(store), newProcess(store)];
    const id = await one.relay.post(question());
    one.relay.close();
    const page = two.open();
    await answer(page, id);
    expect([...one.settled, ...two.settled]).toEqual([['call 1', ann, 1]]);
    expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'sent' });
    expect(two.log(id)).toEqual(['settled', 'delivered']);
    expect(JSON.stringify(await store.list('ann'))).not.toContain('"name":"Ann"');
  });

  test('19: posted twice, asked once, also when it was answered and its receipt is gone', async () => {
    const room = newProcess(memoryStore());
    const ids = [await room.relay.post(question()), await room.relay.post(question())];
    expect(new Set(ids).size).toBe(1);
    const page = room.open();
    const [id = ''] = ids;
    await answer(page, id);
    page.queue.forget(id);
    await soon();
    await room.relay.post(question());
    await soon();
    expect(page.queue.getSnapshot()).toEqual([]);
    expect(room.settled).toHaveLength(1);
    expect(room.log(id)).toEqual(['asked', 'settled', 'delivered']);
  });

  test('no page and no event sees what it is bound to', async () => {
    const room = newProcess(memoryStore());
    const secret = { ref: 'the ref', endpoint: 'https://secret.test', principal: 'her account' };
    const page = room.open();
    await answer(page, await room.relay.post(question(secret)));
    const seen = JSON.stringify([await (await room.call(address)).json(), room.events]);
    for (const value of Object.values(secret)) expect(seen).not.toContain(value);
  });

  test('30: nobody looks: it waits for days; only its own deadline ends it, as cancel', async () => {
    const room = newProcess(memoryStore());
    const day = 86_400_000;
    await room.relay.post(question());
    await room.relay.post(question({ ref: 'call 2', expiresAt: Date.now() + 3 * day }));
    await pass(3 * day - 1000);
    expect(room.settled).toEqual([]);
    await pass(20_000);
    expect(room.settled).toEqual([['call 2', cancel(), 1]]);
    const page = room.open();
    await soon();
    expect(page.queue.getSnapshot().map(({ phase }) => phase)).toEqual(['queued', 'done']);
  });

  test('10: withdrawn before the answer, and not after it', async () => {
    const room = newProcess(memoryStore());
    const page = room.open();
    const id = await room.relay.post(question());
    await room.relay.withdraw('ann', 'call 1');
    await soon();
    expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'withdrawn' });
    const next = await room.relay.post(question({ ref: 'call 2' }));
    await answer(page, next);
    await room.relay.withdraw('ann', 'call 2');
    await soon();
    expect(page.entry(next)).toMatchObject({ outcome: 'accept' });
    expect(room.settled).toEqual([['call 2', ann, 1]]);
  });

  test('37: what is beyond the limits is cancelled, and handed over as that', async () => {
    const room = newProcess(memoryStore());
    for (let i = 0; i < 51; i++) await room.relay.post(question({ ref: `${i}` }));
    await soon();
    expect(room.settled).toEqual([['50', cancel(), 1]]);
  });

  test('27: of somebody else it is 404', async () => {
    const room = newProcess(memoryStore());
    const id = await room.relay.post(question({ who: 'ben' }));
    const body = JSON.stringify({ v: 1, commands: [{ type: 'present', id }] });
    const headers = { 'Content-Type': 'application/json' };
    expect((await room.call(address, { method: 'POST', headers, body })).status).toBe(404);
  });
});

describe('handing over', () => {
  test('a process without onSettled leaves it to one that has it', async () => {
    const store = memoryStore();
    const front = newRoom({ store });
    const worker = newProcess(store);
    await answer(front.open(), await front.relay.post(question()));
    expect(worker.settled).toEqual([['call 1', ann, 1]]);
  });

  test('a rejection is tried again, later and later, under the same claim of one process', async () => {
    let failures = 3;
    const room = newProcess(memoryStore(), () => {
      if (failures-- > 0) throw new Error('down');
    });
    const page = room.open();
    const id = await room.relay.post(question());
    await answer(page, id);
    await pass(20_000);
    expect(room.settled.map(([, , attempt]) => attempt)).toEqual([1, 2, 3, 4]);
    expect(page.entry(id)).toMatchObject({ delivery: 'sent' });
    expect(report).toHaveBeenCalledTimes(3);
  });

  test('killed before anything left: another process hands it over', async () => {
    const store = memoryStore();
    const doomed = mortal(store);
    const one = newProcess(doomed.store, () => new Promise(() => {}));
    const id = await one.relay.post(question());
    await answer(one.open(), id);
    expect(one.settled).toHaveLength(1);
    doomed.kill();
    const two = newProcess(store);
    await pass(30_000);
    expect(two.settled).toEqual([]); // it may be slow
    await pass(60_000);
    expect(two.settled).toEqual([['call 1', ann, 2]]);
  });

  test('killed right after the 200: what was taken is handed over by the next process', async () => {
    const store = memoryStore();
    const front = newRoom({ store }); // takes answers, and dies before anything else
    const page = front.open();
    await answer(page, await front.relay.post(question()));
    const two = newProcess(store);
    await soon();
    expect(two.settled).toEqual([['call 1', ann, 1]]);
  });

  test('14: killed after it left: unknown, and never repeated', async () => {
    const store = memoryStore();
    const doomed = mortal(store);
    let sends = 0;
    const send: OnSettled = async (_, __, { willSend }) => {
      await willSend();
      sends += 1;
      await new Promise(() => {});
    };
    const one = newProcess(doomed.store, send);
    const id = await one.relay.post(question());
    await answer(one.open(), id);
    doomed.kill();
    const two = newProcess(store, send);
    await pass(200_000);
    expect(sends).toBe(1);
    expect(two.settled).toEqual([]);
    const page = two.open();
    await soon();
    expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'unknown' });
    expect(two.log(id)).toEqual(['unknown']);
  });

  test('a process that was taken for dead may send nothing any more', async () => {
    const store = memoryStore();
    let isDeaf = false;
    const slowStore: RelayStore = {
      ...store,
      swap: async (...args) => !(isDeaf && args[0] === 'ann') && store.swap(...args),
    };
    let go: (() => void) | undefined;
    const refusals: string[] = [];
    const one = newProcess(slowStore, async (_, __, { willSend }) => {
      await new Promise<void>((resolve) => void (go = resolve));
      await willSend().catch((error: Error) => refusals.push(error.message));
    });
    await answer(one.open(), await one.relay.post(question()));
    isDeaf = true; // its lease is not renewed
    const two = newProcess(store);
    await pass(90_000);
    expect(two.settled).toHaveLength(1);
    isDeaf = false;
    go?.();
    await soon();
    expect(refusals).toEqual(['mcp-elicitation-react: the answer was sent by another.']);
  });

  test('an error after it left is read: a refused connection is tried again, a broken one is unknown', async () => {
    const errors = [{ code: 'ECONNREFUSED' }, new Error('socket hang up')];
    const room = newProcess(memoryStore(), async (_, __, { willSend }) => {
      await willSend();
      throw errors.shift();
    });
    const page = room.open();
    const id = await room.relay.post(question());
    await answer(page, id);
    await pass(100_000);
    expect(room.settled).toHaveLength(2);
    expect(page.entry(id)).toMatchObject({ delivery: 'unknown' });
  });

  test.each([
    ['17: another address', { endpoint: 'https://new.test', principal: 'ann@acme' }, 'endpoint'],
    ['16: another account', { endpoint: 'https://old.test', principal: 'ben@acme' }, 'principal'],
    ['16: nobody signed in', { endpoint: 'https://old.test' }, 'principal'],
  ])('%s gets nothing; the answer waits', async (_, wrong, what) => {
    const right = { endpoint: 'https://old.test', principal: 'ann@acme' };
    let to: { endpoint?: string; principal?: string } = wrong;
    const sent: unknown[] = [];
    const room = newProcess(memoryStore(), async (__, ___, { willSend }) => {
      await willSend(to);
      sent.push(to);
    });
    await answer(room.open(), await room.relay.post(question(right)));
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(report).toHaveBeenCalledWith(
      new Error(`mcp-elicitation-react: the answer belongs to another ${what}.`),
    );
    to = right;
    await pass(120_000);
    expect(sent).toEqual([right]);
  });

  test('39: the store is down: posting rejects, pages get 503, and what was answered is handed over later', async () => {
    const kept = memoryStore();
    let isDown = false;
    const store: RelayStore = {
      list: (who) => (isDown ? down() : kept.list(who)),
      swap: (...args) => (isDown ? down() : kept.swap(...args)),
      watch: kept.watch,
    };
    let finished: (() => void) | undefined;
    const room = newProcess(store, () => new Promise<void>((resolve) => void (finished = resolve)));
    const page = room.open();
    const id = await room.relay.post(question());
    await answer(page, id);
    isDown = true;
    finished?.();
    await expect(room.relay.post(question({ ref: 'call 2' }))).rejects.toThrow('down');
    expect((await room.call(address)).status).toBe(503);
    await pass(1000);
    isDown = false;
    await pass(60_000);
    expect(page.entry(id)).toMatchObject({ delivery: 'sent' });
    expect(room.settled).toHaveLength(1);
  });
});

describe('parked calls', () => {
  const request = { method: 'tools/call', params: { name: 'book' } };
  const round = {
    resultType: 'input_required',
    requestState: 'sealed',
    inputRequests: { a: asks('A?'), b: asks('B?'), c: asks('C?') },
  };

  test('34: a round of three is answered over two days, in two processes, and goes on once', async () => {
    const store = memoryStore();
    const table = new Map([['call', parkCall(request, round) as ParkedCall]]);
    const sent: object[] = [];
    const onSettled: OnSettled = async ({ ref }, result, { willSend }) => {
      const [name = '', key = ''] = ref.split(' ');
      const call = table.get(name) as ParkedCall;
      const answers = { ...call.answers, [key]: result };
      table.set(name, { ...call, answers });
      const params = resumeParams(call, answers);
      if (!params) return;
      await willSend();
      sent.push(params);
    };
    const one = newProcess(store, onSettled);
    const keys = ['a', 'b', 'c'];
    const ids: string[] = [];
    for (const [i, key] of keys.entries()) {
      const elicitation = form(`${key}?`);
      const position = { index: i + 1, of: 3 };
      ids.push(await one.relay.post(question({ ref: `call ${key}`, elicitation, position })));
    }
    const [a = '', b = '', c = ''] = ids;
    await answer(one.open(), a);
    one.close();
    await pass(2 * 86_400_000);
    const page = newProcess(store, onSettled).open();
    await answer(page, b, decline());
    expect(sent).toEqual([]);
    await answer(page, c);
    expect(sent).toEqual([
      {
        ...request.params,
        inputResponses: { a: ann, b: decline(), c: ann },
        requestState: 'sealed',
      },
    ]);
    const seen = JSON.stringify([await store.list('ann'), rooms.map(({ events }) => events)]);
    expect(seen).not.toContain('sealed');
  });

  test('15: the server has forgotten: the question is open again, and the next answer starts the call anew', async () => {
    const forgotten = { code: -32602, data: { reason: 'invalid_request_state' } };
    const errors = [forgotten];
    const sent: ElicitResult[] = [];
    const room = newProcess(memoryStore(), async (_, result, { willSend }) => {
      await willSend();
      try {
        const error = errors.shift();
        if (error) throw error;
        sent.push(result);
        return 'sent';
      } catch (error) {
        if (isForgotten(error)) return 'failed';
        throw error;
      }
    });
    const page = room.open();
    const id = await room.relay.post(question());
    await soon();
    page.queue.keepDraft(id, { f0: 'Ann' });
    await answer(page, id);
    expect(page.entry(id)).toMatchObject({ phase: 'presented', delivery: 'failed' });
    expect(page.queue.draft(id)).toEqual({ f0: 'Ann' }); // its boxes are filled
    page.queue.settle(id, ann);
    await soon();
    expect(sent).toEqual([ann]);
    expect(page.entry(id)).toMatchObject({ phase: 'done', delivery: 'sent' });
    expect(room.log(id)).toEqual(['asked', 'settled', 'undelivered', 'settled', 'delivered']);
  });
});

test('12: asked, answered, and the process that asked has died: the outcome becomes disconnected', async () => {
  const store = memoryStore();
  const doomed = mortal(store);
  const one = newRoom({ store: doomed.store });
  const { id } = one.ask();
  await soon();
  doomed.kill();
  const page = newRoom({ store }).open();
  await answer(page, id);
  expect(page.entry(id)).toMatchObject({ outcome: 'accept', delivery: 'sending' });
  await pass(90_000);
  expect(page.entry(id)).toMatchObject({ phase: 'done', outcome: 'disconnected' });
});
