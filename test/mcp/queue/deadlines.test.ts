import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { form, isOpen, room, url } from './room.js';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  it('que-13: is in the entry; when it passes, the request settles as cancel and shows as expired', async () => {
    const { shown, log } = room();
    const asked = shown(form(), { expiresAt: Date.now() + 60_000 });
    expect(asked.entry?.expiresAt).toBe(1_060_000);
    vi.advanceTimersByTime(59_999);
    expect(await isOpen(asked.result)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(asked.entry?.outcome).toBe('expired');
    expect(vi.getTimerCount()).toBe(0);
    expect(log(asked.id)).toEqual(['asked', 'presented', 'settled:expired']);
  });

  it('is called off by an answer', async () => {
    const { queue, shown } = room();
    const asked = shown(form(), { expiresAt: Date.now() + 60_000 });
    queue.settle(asked.id, accept({ name: 'one' }));
    expect(vi.getTimerCount()).toBe(0);
    expect(await asked.result).toMatchObject({ action: 'accept' });
  });

  it('is over at once when it has passed already', async () => {
    const { ask } = room();
    const asked = ask(form(), { expiresAt: Date.now() });
    expect(asked.entry?.outcome).toBe('expired');
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not watched for a request that was answered while it came', () => {
    const { queue, ask } = room();
    queue.subscribe(() => {
      for (const { id } of queue.getSnapshot()) queue.settle(id, cancel());
    });
    ask(form(), { expiresAt: Date.now() + 60_000 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be further away than timers reach', async () => {
    const { ask } = room();
    const asked = ask(form(), { expiresAt: Date.now() + 60 * day });
    vi.advanceTimersByTime(60 * day - 1);
    expect(await isOpen(asked.result)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(asked.entry?.outcome).toBe('expired');
  });

  it('does not end a URL wait: the person has answered', () => {
    const { queue, shown } = room();
    const asked = shown(url(), { expiresAt: Date.now() + 1000 });
    queue.settle(asked.id, accept());
    vi.advanceTimersByTime(2000);
    expect(asked.entry?.phase).toBe('waiting');
  });
});

describe('more time', () => {
  it('is asked of whoever asked, who moves the deadline', async () => {
    const { queue, shown, log } = room();
    const asked = shown(form(), {
      expiresAt: Date.now() + 1000,
      onRequestMoreTime: () => queue.extend(asked.id, Date.now() + 5000),
    });
    vi.advanceTimersByTime(900);
    expect(asked.entry?.moreTime).toBe(true);
    queue.requestMoreTime(asked.id);
    expect(asked.entry?.expiresAt).toBe(1_005_900);
    vi.advanceTimersByTime(4999);
    expect(await isOpen(asked.result)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(log(asked.id)).toEqual([
      'asked',
      'presented',
      'more-time',
      'extended',
      'settled:expired',
    ]);
  });

  it('may be without end', async () => {
    const { queue, shown } = room();
    const asked = shown(form(), { expiresAt: Date.now() + 1000 });
    queue.extend(asked.id, undefined);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(day);
    expect(await isOpen(asked.result)).toBe(true);
  });

  it('is none for an answered request', () => {
    const onRequestMoreTime = vi.fn();
    const { queue, shown } = room();
    const asked = shown(form(), { onRequestMoreTime });
    queue.settle(asked.id, decline());
    queue.requestMoreTime(asked.id);
    queue.extend(asked.id, 5);
    expect(onRequestMoreTime).not.toHaveBeenCalled();
    expect(asked.entry?.expiresAt).toBeUndefined();
  });
});
