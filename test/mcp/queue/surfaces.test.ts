import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept } from '../../../src/mcp/index.js';
import { form, isOpen, room, url } from './room.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('surfaces', () => {
  it('que-12: of two, the older shows the requests; the other takes over', () => {
    const { queue } = room();
    const told = vi.fn();
    queue.subscribe(told);
    const [first, second] = [{}, {}];
    const leave = queue.attach(first);
    queue.attach(second);
    expect(queue.activeSurface()).toBe(first);
    leave();
    leave();
    expect(queue.activeSurface()).toBe(second);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('act-05: when the last one goes, what it had shown is cancelled after a second', async () => {
    const { queue, shown, ask } = room();
    const leave = queue.attach({});
    const [seen, unseen] = [shown(), ask()];
    leave();
    expect(queue.activeSurface()).toBeUndefined();
    vi.advanceTimersByTime(999);
    expect(await isOpen(seen.result)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await seen.result).toEqual({ action: 'cancel' });
    expect(await isOpen(unseen.result)).toBe(true); // pro-09: it waits for a surface
  });

  it('the entry says that the person left, not that they cancelled', async () => {
    const { queue, shown, log } = room();
    const leave = queue.attach({});
    const seen = shown();
    leave();
    vi.advanceTimersByTime(1000);
    expect(seen.entry).toMatchObject({ phase: 'done', outcome: 'left' });
    expect(log(seen.id).at(-1)).toBe('settled:left');
  });

  it.each([
    [5_000, 4_999],
    [2 ** 31 + 5, 2 ** 31 + 4], // longer than timers take
  ])('leaveMs: %i keeps a request for so long', async (leaveMs, before) => {
    const { queue, shown } = room({ leaveMs });
    const leave = queue.attach({});
    const seen = shown();
    leave();
    vi.advanceTimersByTime(before);
    expect(await isOpen(seen.result)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await seen.result).toEqual({ action: 'cancel' });
  });

  it('leaveMs: Infinity keeps it until a surface comes back, and a deadline still ends it', async () => {
    const { queue, shown } = room({ leaveMs: Infinity });
    const leave = queue.attach({});
    const kept = shown();
    const timed = shown(form(), { expiresAt: Date.now() + 3_600_000 });
    leave();
    vi.advanceTimersByTime(3_600_000);
    expect(await isOpen(kept.result)).toBe(true);
    expect(timed.entry?.outcome).toBe('expired');
    queue.attach({});
    queue.settle(kept.id, accept({ name: 'A' }));
    expect(await kept.result).toMatchObject({ action: 'accept' });
  });

  it('leaveMs: 0 is over at once, but not between the two mounts of Strict Mode', async () => {
    const { queue, shown } = room({ leaveMs: 0 });
    const surface = {};
    queue.attach(surface)();
    const leave = queue.attach(surface);
    const seen = shown();
    expect(await isOpen(seen.result)).toBe(true);
    leave();
    expect(await seen.result).toEqual({ action: 'cancel' });
  });

  it.each([-1, Number.NaN, 'soon' as never])('leaveMs: %s counts as none', (leaveMs) => {
    const { queue, shown } = room({ leaveMs });
    const leave = queue.attach({});
    const seen = shown();
    leave();
    vi.advanceTimersByTime(999);
    expect(seen.entry?.phase).toBe('presented');
    vi.advanceTimersByTime(1);
    expect(seen.entry?.phase).toBe('done');
  });

  it('an answer that fails after the person has left ends as left', async () => {
    const { queue, shown } = room();
    const leave = queue.attach({});
    const results: unknown[] = [];
    const fates: ((fate: 'failed' | 'sent') => void)[] = [];
    const seen = shown(form(), {
      deliver: (result) =>
        new Promise((resolve) => {
          results.push(result);
          fates.push(resolve);
        }),
    });
    queue.settle(seen.id, accept({ name: 'A' }));
    leave();
    vi.advanceTimersByTime(1000);
    fates[0]?.('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([accept({ name: 'A' }), { action: 'cancel' }]);
    fates[1]?.('failed'); // the cancel too: that is the end of it
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.entry).toMatchObject({ phase: 'done', outcome: 'left' });
    expect(results).toHaveLength(2);
  });

  it('may come back in time: a remount, or Strict Mode', async () => {
    const { queue, shown } = room();
    const surface = {};
    queue.attach(surface)();
    const leave = queue.attach(surface);
    const asked = shown();
    leave();
    vi.advanceTimersByTime(500);
    queue.attach({});
    vi.advanceTimersByTime(5000);
    expect(await isOpen(asked.result)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pro-09: a request may come before any', async () => {
    const { queue, ask } = room();
    const asked = ask();
    vi.advanceTimersByTime(60_000);
    expect(await isOpen(asked.result)).toBe(true);
    queue.attach({});
    queue.present(asked.id);
    queue.settle(asked.id, accept({ name: 'A' }));
    expect(await asked.result).toMatchObject({ action: 'accept' });
  });

  it('do not end a URL wait by going: the person is at the other page', () => {
    const { queue, shown } = room();
    const leave = queue.attach({});
    const asked = shown(url());
    queue.settle(asked.id, accept());
    leave();
    vi.advanceTimersByTime(2000);
    expect(asked.entry?.phase).toBe('waiting');
  });

  it('need not be told of: a host may present by itself', async () => {
    const { shown } = room();
    const asked = shown(form());
    vi.advanceTimersByTime(60_000);
    expect(await isOpen(asked.result)).toBe(true);
  });
});
