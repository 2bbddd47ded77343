import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, decline, runWithElicitation, type Attempt } from '../../../src/mcp/index.js';
import { runCall } from '../../../src/mcp/rounds/index.js';
import { acme, form, other, room, url } from '../queue/room.js';
import { done, question, settle, wants } from './server.js';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call whose attempts never end by themselves; they fail by their signal, as those of the SDKs do. */
function calling(timeout?: number) {
  const r = room();
  const attempts: Attempt[] = [];
  const send = (_: unknown, attempt: Attempt) =>
    new Promise<never>((_resolve, reject) => {
      attempts.push(attempt);
      attempt.signal.addEventListener('abort', () => reject(new Error('by the SDK')));
    });
  let end: unknown;
  const options = { queue: r.queue, requester: acme, ...(timeout !== undefined && { timeout }) };
  runWithElicitation(send, options).catch((error: unknown) => {
    end = error;
  });
  return { ...r, attempts, end: () => end };
}

describe('the time of a call', () => {
  it('has no end of its own; the SDK gets the longest that timers take', async () => {
    const { attempts, end } = calling();
    await vi.advanceTimersByTimeAsync(2 ** 31);
    expect(end()).toBeUndefined();
    expect(attempts[0]?.timeout).toBe(2_147_483_647);
  });

  it('is up when the server took too long, with the SDK’s own error', async () => {
    const { attempts, end } = calling(60_000);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(end()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toEqual(new Error('by the SDK'));
    expect(String(attempts[0]?.signal.reason)).toMatch(/TimeoutError: Request timed out/);
  });

  it('is up all the same where `send` does not take its signal', async () => {
    const { queue } = room();
    const result = runWithElicitation(() => new Promise(() => {}), {
      queue,
      requester: acme,
      timeout: 10,
    });
    const failed = result.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(11);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['a form of this connection', form(), acme, false],
    ['a form of another one', form(), other, true],
    ['a URL of this connection', url(), acme, false],
  ])('stands still while %s is open: %#', async (_, elicitation, requester, isUp) => {
    const { queue, ask, end } = calling(60_000);
    await vi.advanceTimersByTimeAsync(30_000);
    const asked = ask(elicitation, { requester });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(end() !== undefined).toBe(isUp);
    if (isUp) return;
    queue.present(asked.id);
    queue.settle(asked.id, decline());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(end()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toEqual(new Error('by the SDK'));
  });

  it('stands still while a person is at a page, and not while the server is asked about it', async () => {
    const { queue, shown, end } = calling(60_000);
    const asked = shown(url(), { onContinue: () => new Promise(() => {}) });
    queue.settle(asked.id, accept());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(end()).toBeUndefined();
    queue.continueWaiting(asked.id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(end()).toEqual(new Error('by the SDK'));
  });

  it('is one for all attempts, and does not run between them', async () => {
    const { queue } = room();
    const legs = [wants({ k: question('Who?') }), done];
    const result = runWithElicitation(
      async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 40);
        });
        return legs.shift()?.({});
      },
      { queue, requester: acme, timeout: 60 },
    );
    const failed = result.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(40);
    const [entry] = queue.getSnapshot();
    await vi.advanceTimersByTimeAsync(1000);
    queue.present(entry?.id ?? '');
    queue.settle(entry?.id ?? '', decline());
    await vi.advanceTimersByTimeAsync(21);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
  });

  it('begins again with the server’s progress, up to the time in all', async () => {
    const { queue } = room();
    let progressed: (() => void) | undefined;
    let end: unknown;
    runCall(
      (_, attempt) => {
        ({ progressed } = attempt);
        return new Promise<never>(() => {});
      },
      { queue, requester: acme, timeout: 60, maxTotalTimeout: 100 },
    ).catch((error: unknown) => {
      end = error;
    });
    await settle();
    await vi.advanceTimersByTimeAsync(50);
    progressed?.();
    await vi.advanceTimersByTimeAsync(49);
    expect(end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2);
    expect(end).toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves no timer and no listener behind', async () => {
    const { queue } = room();
    const signals: AbortSignal[] = [];
    const controller = new AbortController();
    await runWithElicitation(
      async (_, { signal }) => {
        signals.push(signal);
        return done({});
      },
      { queue, requester: acme, timeout: 60_000, signal: controller.signal },
    );
    expect(vi.getTimerCount()).toBe(0);
    controller.abort();
    expect(signals[0]?.aborted).toBe(false); // SDK v1 would still tell the server
  });
});
