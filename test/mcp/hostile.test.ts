import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accept,
  cancel,
  createElicitationQueue,
  createElicitHandler,
  decline,
  readElicitRequest,
  runWithElicitation,
  type AskOptions,
  type ElicitHandlerOptions,
  type Elicitation,
  type ElicitResult,
} from '../../src/mcp/index.js';
import { params } from './handling.js';
import { acme, form, isOpen, room, url } from './queue/room.js';

// Callers without types, and hosts that fail: nothing throws, nothing is claimed that no person said.

const failing = (): never => {
  throw new Error('a getter that throws');
};
const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

/** What no function expects. */
const hostile: [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 7],
  ['not a number', NaN],
  ['a text', 'accept'],
  ['true', true],
  ['a symbol', Symbol('action')],
  ['a bigint', 7n],
  ['a function', () => ({ action: 'accept' })],
  ['an array', [{ action: 'accept' }]],
  ['an empty object', {}],
  ['an object without prototype', Object.create(null)],
  ['getters that throw', Object.defineProperty({}, 'action', { get: failing, enumerable: true })],
  ['a proxy that throws', new Proxy({}, { get: failing, has: failing, ownKeys: failing })],
  ['a revoked proxy', revoked()],
  ['a cyclic object', cyclic],
  ['symbol keys', { [Symbol('action')]: 'accept' }],
];

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Errors that a developer was told. */
let told: unknown[] = [];
beforeEach(() => {
  told = [];
  vi.stubGlobal('reportError', (error: unknown) => void told.push(error));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['a form', form()],
  ['a URL', url('e1')],
])('the answer to %s', (_, elicitation) => {
  it.each([
    ...hostile,
    ['an unknown action', { action: 'submit' }],
    ['an action that is no text', { action: ['accept'] }],
  ])('is not %s: the request stays as it is', async (_name, value) => {
    const { queue, shown, log } = room();
    const asked = shown(elicitation);
    queue.settle(asked.id, value as ElicitResult);
    expect(asked.entry?.phase).toBe('presented');
    expect(log(asked.id)).toEqual(['asked', 'presented', 'refused']);
    queue.settle(asked.id, decline());
    expect(await asked.result).toEqual({ action: 'decline' });
  });
});

describe('accepted content', () => {
  const bad: [string, unknown][] = [
    ...hostile.filter(([, value]) => !isPlain(value) && value !== undefined),
    ['null in a key', { a: null }],
    ['nothing in a key', { a: undefined }],
    ['an object in a key', { a: {} }],
    ['numbers in a list', { a: [1] }],
    ['infinity in a key', { a: Infinity }],
    ['a symbol in a key', { a: Symbol('a') }],
    ['a bigint in a key', { a: 7n }],
  ];
  it.each(bad)('is not %s', async (_, content) => {
    const { queue, shown } = room();
    const asked = shown();
    queue.settle(asked.id, { action: 'accept', content } as ElicitResult);
    expect(await isOpen(asked.result)).toBe(true);
  });

  it('is a copy, with the keys of its own that JSON has', async () => {
    const { queue, shown } = room();
    const asked = shown();
    const content = { name: 'Ada', [Symbol('name')]: 'no', tags: ['a'], n: 0, sure: false };
    queue.settle(asked.id, accept(content));
    content.name = 'changed';
    expect(await asked.result).toEqual(accept({ name: 'Ada', tags: ['a'], n: 0, sure: false }));
  });

  it('is not looked at where none goes out', async () => {
    const { queue, shown } = room();
    const [form1, url1] = [shown(), shown(url())];
    queue.settle(form1.id, { action: 'cancel', content: null } as unknown as ElicitResult);
    queue.settle(url1.id, { action: 'accept', content: null } as unknown as ElicitResult);
    expect([await form1.result, await url1.result]).toEqual([cancel(), accept()]);
  });
});

/** Some of the hostile values have no keys, which is a legal content. */
function isPlain(value: unknown): boolean {
  try {
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length === 0 &&
      !Array.isArray(value)
    );
  } catch {
    return false;
  }
}

describe('asking', () => {
  it.each(hostile)(
    '%s is cancelled, shown to nobody, and the developer is told',
    async (_, value) => {
      const { queue, events } = room();
      const result = queue.ask({ mode: 'wizard', ...spread(value) } as unknown as Elicitation, {
        requester: acme,
      });
      expect(await result).toEqual(cancel());
      expect(await queue.ask(form(), { requester: value } as AskOptions)).toEqual(cancel());
      expect(await queue.ask(form(), value as AskOptions)).toEqual(cancel());
      expect(queue.getSnapshot()).toEqual([]);
      expect(events).toEqual([]);
      expect(told).toHaveLength(3);
    },
  );

  const readable = hostile.filter(([name]) => !name.includes('proxy'));
  it.each(readable)('with options of %s goes on without them', async (_, value) => {
    const { queue, ask } = room();
    const asked = ask(form(), {
      requestId: typeof value === 'number' || typeof value === 'string' ? undefined : value,
      signal: value,
      expiresAt: typeof value === 'number' ? NaN : value,
      position: value,
    } as Partial<AskOptions>);
    expect(asked.entry).toMatchObject({ phase: 'queued' });
    expect(Object.keys(asked.entry ?? {})).not.toContain('expiresAt');
    queue.settle(asked.id, cancel());
    expect(await asked.result).toEqual(cancel());
  });

  it('goes on when every callback throws, and says so', async () => {
    const { queue, shown } = room({ onEvent: failing });
    const asked = shown(url('e1'), {
      onAsked: failing,
      onRequestMoreTime: failing,
      onContinue: failing,
      onComplete: failing,
      onStop: failing,
    });
    queue.subscribe(failing);
    queue.requestMoreTime(asked.id);
    queue.settle(asked.id, accept());
    expect(await asked.result).toEqual(accept());
    queue.continueWaiting(asked.id);
    expect(asked.entry?.phase).toBe('done');
    expect(told.length).toBeGreaterThan(5);
  });
});

describe('every other function of a queue', () => {
  it.each(hostile)('takes %s without a word', async (_, value) => {
    const { queue, shown } = room();
    const asked = shown(url('e1'));
    const bad = value as never;
    for (const id of [bad, asked.id as never]) {
      queue.keepDraft(id, bad);
      queue.extend(id, typeof value === 'number' ? NaN : bad);
    }
    for (const call of [queue.present, queue.draft, queue.forget, queue.requestMoreTime]) call(bad);
    for (const call of [queue.continueWaiting, queue.stopWaiting, queue.finishWaiting]) call(bad);
    queue.settle(bad, decline());
    queue.withdraw(bad, 'expired');
    queue.declineAll(bad);
    queue.closeConnection(bad);
    queue.complete(bad, bad);
    queue.complete(acme.connectionId, bad);
    if (Object(value) !== value) queue.attach(bad)();
    if (typeof value !== 'function') queue.subscribe(bad)();
    expect(asked.entry?.phase).toBe('presented');
    expect(told).toEqual([]);
    queue.withdraw(asked.id, bad);
    expect(await asked.result).toEqual(cancel());
    expect(asked.entry?.outcome).toBe('withdrawn');
  });

  it.each(hostile)('makes a queue with options of %s', (_, value) => {
    const options = Object(value) === value ? { keepDone: value } : value;
    const queue = createElicitationQueue(options as never);
    expect(queue.getSnapshot()).toEqual([]);
  });
});

describe('a handler', () => {
  it.each(hostile)('answers a request of %s with -32602', async (_, value) => {
    const { queue } = room();
    const handler = createElicitHandler(queue, { requester: acme });
    const bad = value as { params?: unknown };
    await expect(handler(bad)).rejects.toMatchObject({ code: -32602 });
    await expect(handler({ params: { mode: 'wizard', ...spread(value) } })).rejects.toMatchObject({
      code: -32602,
    });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it.each(hostile)('asks whatever the SDK gives beside it: %s', async (_, value) => {
    const { queue } = room();
    const handler = createElicitHandler(queue, { requester: acme });
    for (const extra of [
      value,
      { requestId: value, signal: value, _meta: value },
      { mcpReq: value },
    ]) {
      const result = handler({ params }, extra);
      queue.settle(queue.getSnapshot().at(-1)?.id ?? '', cancel());
      expect(await result).toEqual(cancel());
    }
    handler.cancelled(value as never);
  });

  it('cancels, and tells the developer, where the host does not know who asks', async () => {
    const { queue } = room();
    const handler = createElicitHandler(queue, { requester: failing });
    expect(await handler({ params })).toEqual(cancel());
    expect(told).toHaveLength(1);
  });

  it('asks where the host’s other functions fail', async () => {
    const options: ElicitHandlerOptions = {
      requester: acme,
      protocolVersion: failing,
      onRequestMoreTime: failing,
    };
    const { queue } = room();
    const result = createElicitHandler(queue, options)({ params });
    const id = queue.getSnapshot()[0]?.id ?? '';
    queue.requestMoreTime(id);
    queue.settle(id, cancel());
    expect(await result).toEqual(cancel());
  });

  it.each([NaN, -1, 0, Infinity, 2 ** 31])('sends no progress every %d ms', async (keepAliveMs) => {
    vi.useFakeTimers();
    const { queue } = room();
    const handler = createElicitHandler(queue, { requester: acme, keepAliveMs });
    void handler(
      { params },
      { requestId: 1, _meta: { progressToken: 1 }, sendNotification: failing },
    );
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

it.each(hostile)('reading %s gives a problem, or a question without words', (name, value) => {
  const read = readElicitRequest(value);
  expect(read.ok || read.problem.rpcCode === -32602).toBe(true);
  expect(read.ok && name.includes('proxy')).toBe(false);
});

describe('a run', () => {
  it.each(hostile)('settles whatever the server’s result is: %s', async (_, value) => {
    const { queue } = room();
    for (const result of [
      value,
      { resultType: value },
      { resultType: 'input_required', inputRequests: value, requestState: 's' },
      { resultType: 'input_required', inputRequests: { k: value } },
    ]) {
      let attempts = 0;
      const run = runWithElicitation<unknown>(async () => (attempts++ === 0 ? result : 'done'), {
        queue,
        requester: acme,
      });
      const end = await run.then(
        () => 'resolved',
        () => 'rejected',
      );
      expect(['resolved', 'rejected']).toContain(end);
    }
    expect(queue.getSnapshot()).toEqual([]);
  });

  it.each(hostile)('settles whatever the call fails with: %s', async (_, value) => {
    const { queue } = room();
    for (const error of [
      value,
      { code: -32042, data: value },
      { code: -32042, data: { elicitations: value } },
      { code: -32042, data: { elicitations: [value] } },
    ]) {
      await expect(
        runWithElicitation(() => Promise.reject(error), { queue, requester: acme }).catch(
          (e: unknown) => [e],
        ),
      ).resolves.toHaveLength(1);
    }
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('rejects where `send` throws at once', async () => {
    const { queue } = room();
    await expect(runWithElicitation(failing, { queue, requester: acme })).rejects.toThrow(
      'a getter',
    );
  });
});

/** Its keys, where it lets them be read. */
function spread(value: unknown): object {
  try {
    return { ...(Object(value) as object) };
  } catch {
    return {};
  }
}
