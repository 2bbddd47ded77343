import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline, type ElicitationQueue } from '../../src/mcp/index.js';
import { countedSignal } from './countedSignal.js';
import { ctx, extra, handling, params } from './handling.js';
import { acme, form, isOpen, room, url } from './queue/room.js';
import { done, item, needs, question, running, settle, visit, wants } from './rounds/server.js';

// Two things at once, in either order: one of them counts, and nothing is left.

const late = () => Promise.reject(new Error('late'));

let told: unknown[] = [];
beforeEach(() => {
  told = [];
  vi.stubGlobal('reportError', (error: unknown) => void told.push(error));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('two ends of one request in one tick: the first counts', () => {
  type End = (queue: ElicitationQueue, id: string, controller: AbortController) => void;
  const ends: [name: string, end: End, outcome: string][] = [
    ['accept', (queue, id) => queue.settle(id, accept({ n: 1 })), 'accept'],
    ['decline', (queue, id) => queue.settle(id, decline()), 'decline'],
    ['cancel', (queue, id) => queue.settle(id, cancel()), 'cancel'],
    ['abort', (_, __, controller) => controller.abort(), 'withdrawn'],
    ['expiry', (queue, id) => queue.extend(id, Date.now() - 1), 'expired'],
    ['withdrawal', (queue, id) => queue.withdraw(id, 'withdrawn'), 'withdrawn'],
    ['closed connection', (queue) => queue.closeConnection(acme.connectionId), 'disconnected'],
    ['decline all', (queue) => queue.declineAll(acme.connectionId), 'decline'],
  ];
  const pairs = ends.flatMap((first) =>
    ends.map((second) => [first[0], second[0], first, second] as const),
  );

  it.each(pairs)('%s, then %s', async (_, __, [, first, outcome], [, second]) => {
    const { queue, shown, log } = room();
    const { controller, signal, listening } = countedSignal();
    const asked = shown(form(), { signal, expiresAt: Date.now() + 60_000 });
    first(queue, asked.id, controller);
    second(queue, asked.id, controller);
    const action = ['accept', 'decline'].includes(outcome) ? outcome : 'cancel';
    expect((await asked.result).action).toBe(action);
    expect(log(asked.id)).toEqual(
      expect.arrayContaining(['asked', 'presented', `settled:${outcome}`]),
    );
    expect(log(asked.id).filter((event) => event.startsWith('settled'))).toHaveLength(1);
    expect(listening.size).toBe(0);
  });

  it('an accepted URL and an abort: the answer stays, the wait ends', async () => {
    const { queue, shown } = room();
    const onStop = vi.fn();
    const controller = new AbortController();
    const asked = shown(url('e1'), { signal: controller.signal, onStop });
    queue.settle(asked.id, accept());
    controller.abort();
    expect(await asked.result).toEqual(accept());
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'withdrawn' });
    expect(onStop).toHaveBeenCalledOnce();
  });
});

describe('hosts that act from within', () => {
  it('the log tells that it was asked before it tells how it ended', () => {
    const { queue, ask, log } = room();
    const asked = ask(form(), { onAsked: (id) => queue.withdraw(id, 'withdrawn') });
    expect(log(asked.id)).toEqual(['asked', 'settled:withdrawn']);
  });

  it('a listener that settles whatever it sees settles each once', async () => {
    const { queue, events, shown } = room();
    queue.subscribe(() => {
      for (const { id, phase } of queue.getSnapshot()) {
        if (phase === 'presented') queue.settle(id, decline());
      }
    });
    const asked = [shown(), shown(url())];
    expect(await Promise.all(asked.map(({ result }) => result))).toEqual([decline(), decline()]);
    expect(events.filter(({ type }) => type === 'settled')).toHaveLength(2);
  });

  it.each(['onRequestMoreTime', 'onComplete', 'onStop'] as const)(
    'an %s that fails later is told to the developer',
    async (name) => {
      const { queue, shown } = room();
      const end = (elicitationId: string) => {
        const asked = shown(url(elicitationId), { [name]: late });
        queue.requestMoreTime(asked.id);
        queue.settle(asked.id, accept());
        return asked.id;
      };
      end('e1');
      queue.complete(acme.connectionId, 'e1');
      queue.stopWaiting(end('e2'));
      await expect.poll(() => told).toContainEqual(new Error('late'));
    },
  );

  it('a deadline that is past leaves nothing to answer', async () => {
    const { queue, ask, log } = room();
    const asked = ask(form(), { expiresAt: Date.now() });
    queue.present(asked.id);
    queue.settle(asked.id, accept({}));
    expect(await asked.result).toEqual(cancel());
    expect(log(asked.id)).toEqual(['asked', 'settled:expired']);
  });
});

describe('surfaces that come and go in one tick', () => {
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  type Step = [surface: object, comes: boolean];
  it.each<[string, Step[], object | undefined]>([
    [
      'one is mounted anew',
      [
        [a, true],
        [a, false],
        [a, true],
      ],
      a,
    ],
    [
      'another one takes over',
      [
        [a, true],
        [b, true],
        [a, false],
      ],
      b,
    ],
    [
      'they change places',
      [
        [a, true],
        [b, true],
        [a, false],
        [a, true],
        [b, false],
      ],
      a,
    ],
    [
      'it is mounted twice and goes',
      [
        [a, true],
        [a, true],
        [a, false],
      ],
      undefined,
    ],
    [
      'none stays',
      [
        [a, true],
        [b, true],
        [b, false],
        [a, false],
      ],
      undefined,
    ],
  ])('%s', async (_, steps, left) => {
    vi.useFakeTimers();
    const { queue, shown } = room();
    const leave = new Map<object, () => void>();
    const asked = shown();
    for (const [surface, comes] of steps) {
      if (comes) leave.set(surface, queue.attach(surface));
      else leave.get(surface)?.();
    }
    expect(queue.activeSurface()).toBe(left);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isOpen(asked.result)).toBe(left !== undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a handler', () => {
  it('can still let go of one of two parallel calls that share a key, once the other is answered', async () => {
    const { queue, handler } = handling();
    const [first, second] = [handler({ params }, ctx('k')), handler({ params }, ctx('k'))];
    queue.withdraw(queue.getSnapshot()[0]?.id ?? '', 'withdrawn');
    await first;
    handler.cancelled('k');
    expect(await second).toEqual(cancel());
  });

  it.each([
    [0, 1],
    ['', 1],
    [null, 0],
    [{}, 0],
  ])('with the progress token %j sends %i', async (progressToken, times) => {
    vi.useFakeTimers();
    const send = vi.fn(() => Promise.resolve());
    const { handler } = handling();
    void handler({ params }, extra(1, { _meta: { progressToken }, sendNotification: send }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('gives what is replayed after it was withdrawn the same cancel, and no second prompt', async () => {
    const { queue, handler } = handling();
    const controller = new AbortController();
    const first = handler({ params }, extra(4, { signal: controller.signal }));
    controller.abort();
    expect([await first, await handler({ params }, extra(4))]).toEqual([cancel(), cancel()]);
    expect(queue.getSnapshot()).toHaveLength(1);
  });
});

describe('a run', () => {
  it('carries a state of a megabyte byte for byte', async () => {
    const state = '\u{1f600}"\\'.repeat(300_000);
    const { queue, see, sent, result } = running([wants({ k: question('?') }, state), done]);
    queue.settle((await see('?')).id, decline());
    await result;
    expect(sent[1]?.requestState === state).toBe(true);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['0', 0],
    ['false', false],
    ['an object', {}],
  ])('with a state of %s is malformed: it could not go back as it came', async (_, state) => {
    const { failure, sent, queue } = running([wants({ k: question('?') }, state)]);
    expect(await failure()).toMatchObject({ code: 'malformed' });
    expect([sent.length, queue.getSnapshot()]).toEqual([1, []]);
  });

  it('walks no address of -32042 for a client that did not declare URLs', async () => {
    const leg = needs(item('Sign in.', 'https://one.example.test/a', 'e1'));
    const { failure, queue } = running([leg], { modes: { form: true } });
    expect(await failure()).toMatchObject({
      code: 'malformed',
      problems: [{ key: '0', problem: { code: 'undeclared-mode' } }],
    });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('sends nothing when it is aborted in the tick in which the person accepts', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const { queue, see, sent, failure } = running([wants({ k: question('?') }), done], {
      signal: controller.signal,
    });
    queue.settle((await see('?')).id, accept({}));
    controller.abort(reason);
    expect(await failure()).toBe(reason);
    await settle();
    expect(sent).toHaveLength(1);
  });
});

/** A call with everything in it: a round of two, a state alone, a URL that is asked for twice, a failure, -32042. */
const everything = () => [
  wants({ a: question('A?'), b: visit('B?') }, 's'),
  wants({ b: visit('B?'), c: { method: 'roots/list' } }),
  wants(undefined, 't'),
  () => Promise.reject(new Error('offline')),
  needs(item('D?', 'https://two.example.test/d', 'e1')),
  done,
];

/** A person who answers all that is there, and is done with every page at once. */
function answerAll(queue: ElicitationQueue): void {
  for (const { id, phase, wait, elicitation } of queue.getSnapshot()) {
    queue.present(id);
    if (phase === 'queued') queue.settle(id, elicitation.mode === 'url' ? accept() : accept({}));
    if (phase === 'waiting' && wait !== 'checking') queue.continueWaiting(id);
  }
}

async function play(abortAt: number) {
  vi.useFakeTimers();
  const { controller, signal, listening } = countedSignal();
  const options = { signal, others: async () => ({ roots: [] }), retry: () => true };
  const r = running(everything(), options);
  for (let turn = 0; turn < 200; turn += 1) {
    if (turn === abortAt) controller.abort(new Error('left'));
    answerAll(r.queue);
    await vi.advanceTimersByTimeAsync(turn % 10 === 0 ? 250 : 0);
  }
  return { ...r, listening };
}

describe('a run that is aborted after any number of turns', () => {
  const turns = Array.from({ length: 90 }, (_, n) => n);
  it('is completed when nobody aborts', async () => {
    const { result, sent } = await play(-1);
    expect(await result).toEqual({ resultType: 'complete', content: [] });
    expect(sent).toHaveLength(6);
  });

  it('ends with the reason, or was over; nothing is left', async () => {
    const ends = new Set<string>();
    for (const at of turns) {
      const { failure, queue, listening } = await play(at);
      const error = await failure();
      ends.add(error instanceof Error ? error.message : 'completed');
      expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
      expect([listening.size, vi.getTimerCount()]).toEqual([0, 0]);
    }
    expect(ends).toEqual(new Set(['left', 'completed']));
  });
});
