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
