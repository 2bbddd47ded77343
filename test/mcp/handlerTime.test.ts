import { afterEach, describe, expect, it, vi } from 'vitest';
import { ctx, extra, handling, params } from './handling.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline of the host', () => {
  it('is in the entry, and moves when the person asks for more time', async () => {
    vi.useFakeTimers({ now: 1000 });
    const { handler, queue, newest } = handling({
      expiresAfterMs: 60_000,
      onRequestMoreTime: (id) => queue.extend(id, 100_000),
    });
    const result = handler({ params });
    expect(newest()).toMatchObject({ expiresAt: 61_000, moreTime: true });
    queue.requestMoreTime(newest()?.id ?? '');
    expect(newest()?.expiresAt).toBe(100_000);
    vi.advanceTimersByTime(100_000);
    expect(await result).toEqual({ action: 'cancel' });
    expect(newest()?.outcome).toBe('expired');
  });

  it('is none by default, and offers no more time', () => {
    const { handler, newest } = handling();
    void handler({ params });
    expect(newest()?.expiresAt).toBeUndefined();
    expect(newest()?.moreTime).toBeUndefined();
  });
});

describe('while the person thinks', () => {
  const token = { _meta: { progressToken: 'p' } };

  it.each([
    ['SDK v1', (send: unknown) => extra(1, { ...token, sendNotification: send })],
    ['SDK v2', (send: unknown) => ctx(1, { ...token, notify: send })],
  ])('R39: progress is sent where the server gave a token (%s)', async (_, second) => {
    vi.useFakeTimers();
    const send = vi.fn(() => Promise.resolve());
    const { handler, answer } = handling();
    const result = handler({ params }, second(send));
    await vi.advanceTimersByTimeAsync(30_000);
    answer();
    await result;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send.mock.calls).toEqual(
      [1, 2, 3].map((progress) => [
        { method: 'notifications/progress', params: { progressToken: 'p', progress } },
      ]),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['no token', {}, undefined],
    ['keepAliveMs 0', token, 0],
  ])('nothing is sent with %s', (_, meta, keepAliveMs) => {
    vi.useFakeTimers();
    const { handler } = handling({ keepAliveMs });
    void handler({ params }, extra(1, { ...meta, sendNotification: vi.fn() }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('closed'))],
    [
      'throws',
      () => {
        throw new Error('not of the wire');
      },
    ],
  ])('a ping that %s is the last, and harms nothing', async (_, send) => {
    vi.useFakeTimers();
    const notify = vi.fn(send);
    const { handler, answer } = handling({ keepAliveMs: 5 });
    const result = handler({ params }, ctx(1, { ...token, notify }));
    await vi.advanceTimersByTimeAsync(50);
    expect(notify).toHaveBeenCalledTimes(1);
    answer();
    expect(await result).toMatchObject({ action: 'accept' });
  });
});
