import { afterEach, describe, expect, it, vi } from 'vitest';
import { accept } from '../../../src/mcp/index.js';
import { isOpen } from '../queue/room.js';
import { done, question, running, settle, wants } from './server.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('abort', () => {
  const reason = new Error('the user left');

  it('before anything: nothing is sent', async () => {
    const { failure, sent } = running([done], { signal: AbortSignal.abort(reason) });
    expect(await failure()).toBe(reason);
    expect(sent).toEqual([]);
  });

  it('during an attempt, which need not settle', async () => {
    const controller = new AbortController();
    const { failure } = running([() => new Promise(() => {})], { signal: controller.signal });
    await settle();
    controller.abort(reason);
    expect(await failure()).toBe(reason);
  });

  it('is no failure that could be tried again', async () => {
    const controller = new AbortController();
    const retry = vi.fn(() => true);
    const leg = () =>
      new Promise((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(reason));
      });
    const { failure } = running([leg], { signal: controller.signal, retry });
    await settle();
    controller.abort(reason);
    expect(await failure()).toBe(reason);
    expect(retry).not.toHaveBeenCalled();
  });

  it('during a question, which leaves the screen', async () => {
    const controller = new AbortController();
    const { see, failure, phases, sent } = running(
      [wants({ a: question('Who?'), b: question('Sure?') })],
      { signal: controller.signal },
    );
    await see('Who?');
    controller.abort(reason);
    expect(await failure()).toBe(reason);
    expect(phases()).toEqual(['cancel', 'cancel']);
    expect(sent).toHaveLength(1);
  });

  it('between two rounds of state, without a timer left', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { failure } = running([wants(undefined, 's')], { signal: controller.signal });
    await settle();
    expect(vi.getTimerCount()).toBe(1);
    controller.abort(reason);
    expect(await failure()).toBe(reason);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('during the host’s own handler, and during its decision to retry', async () => {
    for (const options of [
      { others: () => new Promise<never>(() => {}) },
      { retry: () => new Promise<never>(() => {}) },
    ]) {
      const controller = new AbortController();
      const leg =
        'others' in options
          ? wants({ k: { method: 'roots/list' } })
          : () => Promise.reject(new Error('offline'));
      const { failure, result } = running([leg], { signal: controller.signal, ...options });
      expect(await isOpen(result)).toBe(true);
      controller.abort(reason);
      expect(await failure()).toBe(reason);
    }
  });
});

describe('a retry that fails', () => {
  it('is made again with the same answers, if the host says so; nobody is asked twice', async () => {
    const offline = new Error('offline');
    const retry = vi.fn(() => true);
    const { queue, see, sent, result } = running(
      [
        wants({ k: question('Who?') }, 's'),
        () => Promise.reject(offline),
        () => Promise.reject(offline),
        done,
      ],
      { retry },
    );
    queue.settle((await see('Who?')).id, accept({ name: 'Ada' }));
    await result;
    expect(retry).toHaveBeenCalledWith(offline);
    expect(sent[3]).toEqual(sent[1]);
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  it('ends the run with its own error, if not', async () => {
    const offline = new Error('offline');
    const { queue, see, failure } = running(
      [wants({ k: question('Who?') }), () => Promise.reject(offline)],
      { retry: () => false },
    );
    queue.settle((await see('Who?')).id, accept({}));
    expect(await failure()).toBe(offline);
  });
});
