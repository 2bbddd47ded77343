import { afterEach, describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { countedSignal } from '../countedSignal.js';
import { acme, form, isOpen, other, room, url } from './room.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('an abort signal', () => {
  it.each(['queued', 'presented'] as const)(
    'que-05: settles a %s request as cancel',
    async (phase) => {
      const { queue, ask } = room();
      const { controller, signal, listening } = countedSignal();
      const asked = ask(form(), { signal });
      if (phase === 'presented') queue.present(asked.id);
      controller.abort();
      expect(await asked.result).toEqual({ action: 'cancel' });
      expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'withdrawn' });
      expect(listening.size).toBe(0);
    },
  );

  it('que-11: keeps the draft, and takes no late answer', async () => {
    const { queue, shown } = room();
    const { controller, signal } = countedSignal();
    const asked = shown(form(), { signal });
    queue.keepDraft(asked.id, { f0: 'x' });
    controller.abort('timeout');
    queue.settle(asked.id, accept({ name: 'x' }));
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(queue.draft(asked.id)).toEqual({ f0: 'x' });
  });

  it.each<[string, unknown, 'expired' | 'withdrawn']>([
    ['a word of the wire', 'timeout', 'expired'],
    ['SDK v1', 'McpError: MCP error -32001: Request timed out', 'expired'],
    ['Go', 'context deadline exceeded', 'expired'],
    ['AbortSignal.timeout', new DOMException('The operation took long', 'TimeoutError'), 'expired'],
    ['an Error', new Error('Maximum total timeout exceeded'), 'expired'],
    ['nothing', undefined, 'withdrawn'],
    ['a person', 'The user closed the tab', 'withdrawn'],
    ['an object without words', { code: 7 }, 'withdrawn'],
  ])('tells of a timeout, and of nothing else, as expired: %s', (_, reason, outcome) => {
    const { shown } = room();
    const { controller, signal } = countedSignal();
    const asked = shown(form(), { signal });
    controller.abort(reason);
    expect(asked.entry?.outcome).toBe(outcome);
  });

  it('may have aborted before', async () => {
    const { ask } = room();
    const asked = ask(form(), { signal: AbortSignal.abort() });
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(asked.entry?.outcome).toBe('withdrawn');
  });

  it('is left alone once there is an answer', async () => {
    const { queue, shown } = room();
    const { controller, signal, listening } = countedSignal();
    const asked = shown(form(), { signal });
    expect(listening.size).toBe(1);
    queue.settle(asked.id, decline());
    expect(listening.size).toBe(0);
    controller.abort();
    expect(asked.entry?.outcome).toBe('decline');
  });

  it('is followed while a URL is waited for, and not after', () => {
    const { queue, shown } = room();
    const { signal, listening } = countedSignal();
    const asked = shown(url(), { signal });
    queue.settle(asked.id, accept());
    expect(listening.size).toBe(1);
    queue.finishWaiting(asked.id);
    expect(listening.size).toBe(0);
  });

  it('is not followed for a request that was answered while it came', () => {
    const { queue, ask } = room();
    const { signal, listening } = countedSignal();
    queue.subscribe(() => {
      for (const { id } of queue.getSnapshot()) queue.settle(id, cancel());
    });
    const asked = ask(form(), { signal, expiresAt: Date.now() + 1e6 });
    expect(asked.entry?.outcome).toBe('cancel');
    expect(listening.size).toBe(0);
  });

  it('that several requests share ends them all', async () => {
    const { shown } = room();
    const { controller, signal, listening } = countedSignal();
    const asked = [shown(form(), { signal }), shown(form(), { signal })];
    controller.abort();
    expect(await Promise.all(asked.map(({ result }) => result))).toEqual([
      { action: 'cancel' },
      { action: 'cancel' },
    ]);
    expect(listening.size).toBe(0);
  });
});

const moved = { ...acme, serverUrl: 'https://other.example.test' };
const session = { sessionId: 's' };

describe('a request that is delivered twice', () => {
  it('is asked once, and both get the answer', async () => {
    const { queue, shown, ask } = room();
    const first = shown(form(), { requestId: 7 });
    const again = ask(form(), { requestId: 7 });
    expect(again.result).toBe(first.result);
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  it('is answered again as it was, without a prompt, for a minute in the same session', async () => {
    vi.useFakeTimers();
    const { queue, shown, ask, events } = room({ keepDone: 0 });
    const first = shown(form(), { requestId: 7, sessionId: 's' });
    queue.settle(first.id, accept({ name: 'Ada' }));
    vi.advanceTimersByTime(59_999);
    expect(await ask(form(), { requestId: 7, sessionId: 's' }).result).toEqual({
      action: 'accept',
      content: { name: 'Ada' },
    });
    expect(queue.getSnapshot()).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'replayed', id: first.id });
    vi.advanceTimersByTime(1);
    expect(await isOpen(ask(form(), { requestId: 7, sessionId: 's' }).result)).toBe(true);
  });

  it('is never answered without a person where no session says that the id is the same', async () => {
    const { queue, shown, ask, events } = room();
    queue.settle(shown(form(), { requestId: 0 }).id, accept({ name: 'Ada' }));
    expect(await isOpen(ask(form(), { requestId: 0 }).result)).toBe(true);
    expect(events.map(({ type }) => type)).not.toContain('replayed');
  });

  it('is withdrawn by either signal', async () => {
    const { shown, ask } = room();
    const [first, second] = [countedSignal(), countedSignal()];
    const asked = shown(form(), { requestId: 0, signal: first.signal });
    ask(form(), { requestId: 0, signal: second.signal });
    second.controller.abort();
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(first.listening.size + second.listening.size).toBe(0);
  });

  it.each([
    ['another question with the same id', form('Other?'), { requestId: 0 }],
    ['the same id of another connection', form(), { requestId: 0, requester: other }],
    ['the same id in another session', form(), { requestId: 0, sessionId: 't' }],
    ['the same id of another requester', form(), { requestId: 0, requester: moved }],
    ['the id as a string', form(), { requestId: '0' }],
    ['no id', form(), {}],
  ])('is not what %s is', async (_, elicitation, more) => {
    const { queue, shown, ask } = room();
    const first = shown(form(), { requestId: 0, sessionId: 's' });
    const next = ask(elicitation, { sessionId: 's', ...more });
    queue.settle(first.id, decline());
    expect(next.id).not.toBe('');
    expect(await isOpen(next.result)).toBe(true);
  });

  it('is a new request once the connection was closed: servers count from 0 again', async () => {
    const { queue, shown, ask } = room();
    const first = shown(form(), { requestId: 0, ...session });
    queue.settle(first.id, accept({ name: 'Ada' }));
    queue.closeConnection('acme-1');
    expect(await isOpen(ask(form(), { requestId: 0, ...session }).result)).toBe(true);
  });

  it('is remembered as it was asked last', async () => {
    const { queue, shown, ask } = room();
    for (let requestId = 0; requestId < 32; requestId += 1) {
      queue.settle(shown(form(), { requestId, ...session }).id, decline());
    }
    queue.settle(shown(form('Anew?'), { requestId: 0, ...session }).id, decline());
    queue.settle(shown(form(), { requestId: 32, ...session }).id, decline()); // pushes out 1, not 0
    expect(await isOpen(ask(form('Anew?'), { requestId: 0, ...session }).result)).toBe(false);
    expect(await isOpen(ask(form(), { requestId: 1, ...session }).result)).toBe(true);
  });

  it('is remembered for the last 32 requests of a connection, and while it is open', async () => {
    const { queue, shown, ask } = room();
    const still = shown(form('Still?'), { requestId: 99, ...session });
    for (let requestId = 0; requestId < 33; requestId += 1) {
      queue.settle(shown(form(), { requestId, ...session }).id, decline());
    }
    expect(await isOpen(ask(form(), { requestId: 2, ...session }).result)).toBe(false);
    expect(await isOpen(ask(form(), { requestId: 1, ...session }).result)).toBe(true);
    expect(ask(form('Still?'), { requestId: 99, ...session }).result).toBe(still.result);
  });
});
