import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayOpenItself } from '../../../src/mcp/queue/siege.js';
import { accept, cancel, createElicitHandler, decline } from '../../../src/mcp/index.js';
import { ElicitationRunError, runWithElicitation } from '../../../src/mcp/index.js';
import type { AskOptions, Outcome } from '../../../src/mcp/index.js';
import { acme, form, other, room, url } from './room.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HALF_A_MINUTE = 30_000;

test.each<[outcome: Outcome | 'none', ms: number, mayOpen: boolean]>([
  ['none', 0, true],
  ['accept', 0, true],
  ['completed', 0, true],
  ['decline', 0, false],
  ['cancel', 0, false],
  ['withdrawn', 0, false],
  ['expired', 0, false],
  ['disconnected', 0, false],
  ['left', 0, false],
  ['elsewhere', 0, false],
  ['decline', HALF_A_MINUTE - 1, false],
  ['decline', HALF_A_MINUTE, true],
  ['withdrawn', HALF_A_MINUTE, true],
])('after %s, %i ms ago: may a dialog open by itself? %s', (outcome, ms, mayOpen) => {
  const last = outcome === 'none' ? undefined : { outcome, at: 1_000_000 };
  expect(mayOpenItself(last, 1_000_000 + ms)).toBe(mayOpen);
});

describe('which requests wait as a line', () => {
  test('the first one does not; after a decline those that are open and those that come do', () => {
    const { queue, shown } = room();
    const first = shown(url('1'));
    const second = shown(url('2'));
    const beside = shown(url('3'), { requester: other });
    expect(first.entry?.quiet).toBeUndefined();
    queue.settle(first.id, decline());
    const third = shown(url('4'));
    expect(second.entry?.quiet).toBe(true);
    expect(third.entry?.quiet).toBe(true);
    expect(beside.entry?.quiet).toBeUndefined();
  });

  test('30 seconds later they may open, and no timer is left', () => {
    const { queue, shown } = room();
    queue.settle(shown(url('1')).id, cancel());
    expect(vi.getTimerCount()).toBe(0); // nothing is open
    const second = shown(url('2'));
    let calls = 0;
    queue.subscribe(() => (calls += 1));
    vi.advanceTimersByTime(HALF_A_MINUTE - 1);
    expect(second.entry?.quiet).toBe(true);
    vi.advanceTimersByTime(1);
    expect(second.entry).not.toHaveProperty('quiet', true);
    expect(calls).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one that is accepted brings the trust back', () => {
    const { queue, shown } = room();
    queue.settle(shown(url('1')).id, decline());
    const second = shown(url('2'));
    const third = shown(url('3'));
    queue.settle(second.id, accept());
    expect(third.entry?.quiet).toBeUndefined();
  });

  test('a server that takes back and asks again every 50 ms stays a line', () => {
    const { queue, shown } = room();
    let last = shown(url('0'));
    for (let turn = 1; turn <= 2000; turn += 1) {
      vi.advanceTimersByTime(50);
      queue.withdraw(last.id, 'withdrawn');
      last = shown(url(String(turn)));
      expect(last.entry?.quiet).toBe(true);
    }
  });

  test('a new connection under the same id is no way around it', () => {
    const { queue, shown } = room();
    shown(url('1'));
    queue.closeConnection(acme.connectionId);
    expect(shown(url('2')).entry?.quiet).toBe(true);
  });
});

describe('bounds', () => {
  test('50 open of one connection: the next one is cancelled, seen by nobody, and an event', async () => {
    const { queue, events, ask } = room();
    for (let i = 0; i < 50; i += 1) ask();
    const onTooMany = vi.fn<() => void>();
    const beyond = ask(form(), { onTooMany });
    expect(await beyond.result).toEqual(cancel());
    expect(onTooMany).toHaveBeenCalledOnce();
    expect(queue.getSnapshot()).toHaveLength(50);
    expect(events.at(-1)).toMatchObject({ type: 'too-many', connectionId: acme.connectionId });
    expect(events.filter(({ id }) => id === events.at(-1)?.id)).toHaveLength(1);
    ask(form(), { requester: other });
    expect(queue.getSnapshot()).toHaveLength(51);
  });

  test('what has ended counts no more, and a repeat of what is open is no new one', () => {
    const { queue, ask, shown } = room({ maxOpen: 2 });
    const first = shown(form(), { requestId: 1 });
    ask();
    expect(ask(form(), { requestId: 1 }).id).toBe('');
    expect(queue.getSnapshot()).toHaveLength(2);
    queue.settle(first.id, decline());
    expect(ask().id).not.toBe('');
  });

  test('a handler answers with a JSON-RPC error', async () => {
    const { queue, events } = room({ maxOpen: 1 });
    const handler = createElicitHandler(queue, { requester: acme });
    const request = { params: form() };
    void handler(request);
    await expect(handler(request)).rejects.toMatchObject({ code: -32603 });
    expect(events.at(-1)?.type).toBe('too-many');
  });

  test.each([
    ['21 questions in a round', {}, 21],
    ['more than may be open', { maxOpen: 3 }, 4],
    ['one more than the option allows', { maxQuestions: 2 }, 3],
  ])('a run: %s', async (_, options, count) => {
    const { queue, events } = room(options);
    const ended = run(queue, count);
    await expect(ended).rejects.toBeInstanceOf(ElicitationRunError);
    await expect(ended).rejects.toMatchObject({ code: 'too-many-questions' });
    expect(events.some(({ type }) => type === 'too-many')).toBe(true);
    expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
  });

  test('20 in a round are asked', async () => {
    const { queue } = room();
    const ended = run(queue, 20);
    await vi.advanceTimersByTimeAsync(0);
    for (const { id } of queue.getSnapshot()) {
      queue.present(id);
      queue.settle(id, decline());
    }
    await expect(ended).resolves.toEqual({ resultType: 'complete' });
  });

  test('no warning of too many listeners with 3,000 of each', async () => {
    const warned: string[] = [];
    const listener = ({ message }: Error) => void warned.push(message);
    process.on('warning', listener);
    const { queue } = room({ maxOpen: 3000, maxQuestions: 3000 });
    const { signal } = new AbortController();
    const ended = run(queue, 3000, signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.getSnapshot()).toHaveLength(3000);
    queue.closeConnection(acme.connectionId);
    await ended;
    const more: Partial<AskOptions> = { requester: acme, signal };
    const answers = Array.from({ length: 3000 }, () =>
      queue.ask(form(), { requester: acme, ...more }),
    );
    queue.closeConnection(acme.connectionId);
    await Promise.all(answers);
    await new Promise((resolve) => {
      process.nextTick(resolve);
    });
    process.off('warning', listener);
    expect(warned).toEqual([]);
  });
});

function run(
  queue: ReturnType<typeof room>['queue'],
  count: number,
  signal?: AbortSignal,
): Promise<unknown> {
  return runWithElicitation(
    async ({ inputResponses }) => (inputResponses ? { resultType: 'complete' } : roundOf(count)),
    { queue, requester: acme, ...(signal && { signal }) },
  );
}

function roundOf(count: number) {
  const params = form();
  const request = { method: 'elicitation/create', params };
  const names = Array.from({ length: count }, (_, i) => `q${i}`);
  return {
    resultType: 'input_required',
    inputRequests: Object.fromEntries(names.map((name) => [name, request])),
  };
}
