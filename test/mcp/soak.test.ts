import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  accept,
  cancel,
  createElicitHandler,
  createElicitationQueue,
  decline,
  type ElicitationQueue,
  type ElicitResult,
  type Outcome,
} from '../../src/mcp/index.js';
import { randomFrom, type Random } from '../random.js';
import { countedSignal } from './countedSignal.js';

const requests = 1000;
const connections = ['a', 'b', 'c', 'd', 'e'];

/** What a person, a surface, a server or a network may do next. */
function act(queue: ElicitationQueue, random: Random, surfaces: (() => void)[]): void {
  const entry = random.of(queue.getSnapshot());
  const id = entry?.id ?? '';
  const answer = random.of([accept({ n: 1 }), accept(), decline(), cancel()]) ?? cancel();
  const { elicitation, requester } = entry ?? {};
  const deeds: (() => void)[] = [
    () => queue.present(id),
    () => queue.present(id),
    () => queue.settle(id, answer),
    () => queue.settle(id, answer),
    () => queue.keepDraft(id, { f0: 'x' }),
    () => queue.withdraw(id, 'withdrawn'),
    () => queue.continueWaiting(id),
    () => queue.stopWaiting(id),
    () => queue.extend(id, Date.now() + 1000),
    () => queue.forget(id),
    () => surfaces.push(queue.attach({})),
    () => surfaces.pop()?.(),
    () => {
      if (elicitation?.mode === 'url')
        queue.complete(requester?.connectionId ?? '', elicitation.elicitationId ?? '');
    },
    () => {
      if (random.chance(0.02)) queue.closeConnection(requester?.connectionId ?? '');
    },
    () => vi.advanceTimersByTime(random.below(400)),
  ];
  random.of(deeds)?.();
}

/** Sends all requests, does anything at any time, and closes in the end. */
async function soak(seed: number) {
  const random = randomFrom(seed);
  const outcomes = new Map<string, Outcome[]>();
  const answers = new Map<number, ElicitResult[]>();
  const queue = createElicitationQueue({
    maxOpen: 3000,
    onEvent: ({ type, id, outcome }) => {
      if (type === 'settled' && outcome) outcomes.set(id, [...(outcomes.get(id) ?? []), outcome]);
    },
  });
  const signals: ReturnType<typeof countedSignal>[] = [];
  const surfaces: (() => void)[] = [];
  for (let n = 0; n < requests; n += 1) {
    const connectionId = random.of(connections) ?? 'a';
    const handler = createElicitHandler(queue, { requester: { connectionId, name: connectionId } });
    const signal = countedSignal();
    signals.push(signal);
    const request = { params: paramsOf(n, random) };
    const extra = {
      signal: signal.signal,
      requestId: n,
      _meta: random.chance(0.5) ? { progressToken: n } : undefined,
      sendNotification: () => Promise.resolve(),
    };
    void handler(request, extra).then((result) => {
      answers.set(n, [...(answers.get(n) ?? []), result]);
    });
    if (random.chance(0.1)) void handler(request, extra); // delivered twice
    for (let deeds = random.below(9); deeds > 0; deeds -= 1) act(queue, random, surfaces);
    if (random.chance(0.1)) random.of(signals)?.controller.abort();
    if (random.chance(0.1)) await Promise.resolve();
  }
  for (const connectionId of connections) queue.closeConnection(connectionId);
  for (const gone of surfaces) gone();
  await vi.runAllTimersAsync();
  return { queue, outcomes: [...outcomes.values()], answers: [...answers.values()], signals };
}

function paramsOf(n: number, random: Random): object {
  const message = `${n}`;
  if (random.chance(0.7)) return { message, requestedSchema: { type: 'object', properties: {} } };
  const elicitationId = `e${random.below(50)}`;
  return { mode: 'url', message, url: 'https://ok.example.test', elicitationId };
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('1,000 requests from 5 connections settle once each, and leave nothing behind', async () => {
  const seed = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
  console.log(`soak: SOAK_SEED=${seed}`);
  const { queue, outcomes, answers, signals } = await soak(seed);
  expect(answers).toHaveLength(requests);
  expect(answers.filter((results) => results.length !== 1)).toEqual([]);
  expect(outcomes).toHaveLength(requests);
  expect(outcomes.filter((settled) => settled.length !== 1)).toEqual([]);
  // Whether the person also leaves while a request is open is left to the seed.
  expect(new Set(outcomes.flat().filter((outcome) => outcome !== 'left'))).toEqual(
    new Set(['accept', 'decline', 'cancel', 'expired', 'withdrawn', 'disconnected']),
  );
  expect(signals.filter(({ listening }) => listening.size > 0)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
  expect(queue.getSnapshot().length).toBeLessThanOrEqual(20);
});

it('leaves the heap as it was', async () => {
  await soak(1); // what is made once is made here
  const before = heapUsed();
  const { queue } = await soak(2);
  expect(heapUsed() / before).toBeLessThan(1.05);
  expect(queue.getSnapshot().length).toBeLessThanOrEqual(20); // the queue itself is still there
});
