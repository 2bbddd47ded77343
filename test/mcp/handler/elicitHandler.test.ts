import { describe, expect, it } from 'vitest';
import { accept, decline, type ElicitHandlerOptions } from '../../../src/mcp/index.js';
import { countedSignal } from '../countedSignal.js';
import { ctx, extra, handling, params, urlParams } from '../handling.js';
import { acme, isOpen } from '../queue/room.js';

describe('a handler', () => {
  it.each([
    ['no second argument', undefined],
    ['SDK v1', extra(0)],
    ['SDK v2', ctx(0)],
    ['nonsense', 'extra'],
  ])('asks the person, with %s', async (_, second) => {
    const { handler, answer } = handling();
    const result = handler({ params }, second);
    answer();
    expect(await result).toEqual({ action: 'accept', content: { n: 'Ada' } });
  });

  it('R4: asks in the name of the requester, as the client knows it when the request comes', () => {
    let name = 'before connect';
    const { handler, newest } = handling({ requester: () => ({ ...acme, name }) });
    name = 'Acme CRM';
    void handler({ params });
    expect(newest()?.requester).toEqual(acme);
  });

  it('gives each request the conversation that it belongs to', () => {
    let chat: string | undefined = 'trip';
    const { handler, queue } = handling({ scope: () => chat });
    void handler({ params });
    chat = undefined;
    void handler({ params: urlParams });
    expect(queue.getSnapshot().map(({ scope }) => scope)).toEqual(['trip', undefined]);
    const fixed = handling({ scope: 'tax' });
    void fixed.handler({ params });
    expect(fixed.newest()?.scope).toBe('tax');
  });

  it.each<[string, unknown, Partial<ElicitHandlerOptions>]>([
    ['an unknown mode (pro-02)', { ...params, mode: 'wizard' }, {}],
    ['a mode that was not declared (pro-03)', urlParams, { modes: {} }],
    ['no url', { mode: 'url', message: 'm' }, {}],
    ['no params', undefined, {}],
    ['a url from a server of 2025-06-18', urlParams, { protocolVersion: () => '2025-06-18' }],
  ])('R25: throws -32602, and an Error, for %s', async (_, bad, options) => {
    const { handler, queue } = handling(options);
    const error: unknown = await handler({ params: bad }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: -32602 });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it.each(['2025-11-25', undefined])('takes a url from a server of %s', async (version) => {
    const { handler, answer } = handling({ protocolVersion: () => version });
    const result = handler({ params: urlParams });
    answer(accept());
    expect(await result).toEqual({ action: 'accept' });
  });
});

describe.each([
  ['SDK v1', (id: number, signal: AbortSignal) => extra(id, { signal })],
  ['SDK v2', (id: number, signal: AbortSignal) => ctx(id, { signal })],
])('with %s', (_, second) => {
  it('settles when the signal aborts, and leaves nothing on it', async () => {
    const { handler, newest } = handling();
    const { controller, signal, listening } = countedSignal();
    const result = handler({ params }, second(1, signal));
    controller.abort();
    expect(await result).toEqual({ action: 'cancel' });
    expect(newest()?.outcome).toBe('withdrawn');
    expect(listening.size).toBe(0);
  });

  it('asks once for a request that is delivered twice, answered or not', async () => {
    const { handler, answer, queue } = handling();
    const deliver = () => handler({ params }, second(3, new AbortController().signal));
    const [first, again] = [deliver(), deliver()];
    answer(decline());
    expect(await Promise.all([first, again, deliver()])).toEqual(
      Array.from({ length: 3 }, decline),
    );
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  it('asks twice for two ids, two contents, two sessions', () => {
    const { handler, queue } = handling();
    const { signal } = new AbortController();
    void handler({ params }, second(1, signal));
    void handler({ params }, second(2, signal));
    void handler({ params: { ...params, message: 'Other?' } }, second(1, signal));
    void handler({ params }, { ...second(1, signal), sessionId: 's2' });
    expect(queue.getSnapshot()).toHaveLength(4);
  });

  it('takes a late word of the transport that a request was cancelled (v1 drops it for id 0)', async () => {
    const { handler, newest } = handling();
    const result = handler({ params }, second(0, new AbortController().signal));
    handler.cancelled(1);
    expect(await isOpen(result)).toBe(true);
    handler.cancelled(0, 'Request timed out');
    expect(await result).toEqual({ action: 'cancel' });
    expect(newest()?.outcome).toBe('expired');
  });

  it('takes no such word for a request that is answered', async () => {
    const { handler, answer, newest } = handling();
    const result = handler({ params: urlParams }, second(0, new AbortController().signal));
    answer(accept());
    await result;
    handler.cancelled(0);
    expect(newest()?.phase).toBe('waiting');
  });
});

it('never merges rounds of 2026-07-28, where parallel calls share their keys', async () => {
  const { handler, queue } = handling();
  void handler({ params }, ctx('confirm'));
  void handler({ params }, ctx('confirm'));
  expect(queue.getSnapshot()).toHaveLength(2);
});

/** An accepted URL in a round that SDK v2 drives. */
const modern = () => {
  const h = handling({ protocolVersion: () => '2026-07-28' });
  const controller = new AbortController();
  const result = h.handler({ params: urlParams }, ctx('k', { signal: controller.signal }));
  h.answer(accept());
  return { ...h, controller, result, id: h.newest()?.id ?? '' };
};

describe('a URL in 2026-07-28, in automatic rounds', () => {
  it('is answered when the person says "I\'m done": an earlier answer would burn a round', async () => {
    const { queue, result, id, newest } = modern();
    expect(newest()?.phase).toBe('waiting');
    expect(await isOpen(result)).toBe(true);
    queue.continueWaiting(id);
    expect(await result).toEqual({ action: 'accept' });
    expect(newest()?.phase).toBe('done');
  });

  it('is cancelled when the person stops waiting: nothing was sent yet', async () => {
    const { queue, result, id } = modern();
    queue.stopWaiting(id);
    expect(await result).toEqual({ action: 'cancel' });
  });

  it('settles by itself on abort and on disconnect, which the SDK would wait for', async () => {
    const aborted = modern();
    aborted.controller.abort();
    expect(await aborted.result).toEqual({ action: 'cancel' });
    const closed = modern();
    closed.queue.closeConnection(acme.connectionId);
    expect(await closed.result).toEqual({ action: 'cancel' });
  });
});

describe('R36: a form in a dialect that cannot be read', () => {
  const schema = { $schema: 'https://example.test/my-dialect', type: 'object', properties: {} };
  const form = { message: 'Name?', requestedSchema: schema };

  it.each([
    ['decline', '2025-11-25'],
    ['cancel', '2025-06-18'],
    ['decline', undefined],
  ] as const)('%s at a server of %s: an error', async (action, version) => {
    const { handler, newest, answer } = handling({ protocolVersion: () => version });
    const result = handler({ params: form });
    answer({ action });
    await expect(result).rejects.toMatchObject({ code: -32602, message: expect.any(String) });
    expect(newest()?.outcome).toBe(action);
  });

  it.each(['decline', 'cancel'] as const)('%s in a round: the answer', async (action) => {
    const { handler, answer } = handling({ protocolVersion: () => '2026-07-28' });
    const result = handler({ params: form });
    answer({ action });
    expect(await result).toEqual({ action });
  });

  it('an older dialect that means the same is no error', async () => {
    const { handler, answer } = handling();
    const older = { ...schema, $schema: 'http://json-schema.org/draft-07/schema#' };
    const result = handler({ params: { ...form, requestedSchema: older } });
    answer();
    expect(await result).toMatchObject({ action: 'accept' });
  });
});
