import { describe, expect, it, vi } from 'vitest';
import { cancel, decline } from '../../../src/mcp/index.js';
import { accepted, acme, form, room, url } from './room.js';

describe('an accepted URL', () => {
  it('R21, url-15: is answered at once, and the entry waits', async () => {
    const { asked, log } = accepted('el-1');
    expect(await asked.result).toEqual({ action: 'accept' });
    expect(asked.entry).toMatchObject({ phase: 'waiting', wait: 'open' });
    expect(asked.entry?.outcome).toBeUndefined();
    expect(log(asked.id)).toEqual(['asked', 'presented', 'settled:accept']);
  });

  it('url-21: needs no elicitationId', async () => {
    const { asked } = accepted();
    expect(await asked.result).toEqual({ action: 'accept' });
    expect(asked.entry?.phase).toBe('waiting');
  });

  it.each([decline(), cancel()])('does not wait after %o', (answer) => {
    const { queue, shown } = room();
    const asked = shown(url('el-1'));
    queue.settle(asked.id, answer);
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: answer.action });
  });

  it('cannot be answered once more', async () => {
    const { queue, asked } = accepted('el-1');
    queue.settle(asked.id, decline());
    expect(asked.entry?.phase).toBe('waiting');
    expect(await asked.result).toEqual({ action: 'accept' });
  });
});

describe('"I\'m done"', () => {
  it('ends the wait, and tells the asker', () => {
    const onContinue = vi.fn();
    const { queue, asked, log } = accepted('el-1', { onContinue });
    queue.continueWaiting(asked.id);
    queue.continueWaiting(asked.id);
    expect(onContinue).toHaveBeenCalledTimes(1);
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'accept' });
    expect(log(asked.id).slice(3)).toEqual(['continued', 'ended:accept']);
  });

  it('shows as checking until the asker knows', async () => {
    let tell: ((answer: string) => void) | undefined;
    const { queue, asked, log } = accepted('el-1', {
      onContinue: () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    });
    queue.continueWaiting(asked.id);
    expect(asked.entry?.wait).toBe('checking');
    queue.continueWaiting(asked.id); // nothing, while it is checked
    tell?.('not-yet');
    await expect.poll(() => asked.entry?.wait).toBe('not-yet');
    queue.continueWaiting(asked.id);
    tell?.('done');
    await expect.poll(() => asked.entry?.outcome).toBe('completed');
    expect(log(asked.id).slice(3)).toEqual([
      'continued',
      'not-yet',
      'continued',
      'ended:completed',
    ]);
  });

  it('is not yet when the check fails', async () => {
    const { queue, asked } = accepted('el-1', {
      onContinue: () => Promise.reject(new Error('offline')),
    });
    queue.continueWaiting(asked.id);
    await expect.poll(() => asked.entry?.wait).toBe('not-yet');
  });

  it('means nothing before the accept, and nothing for a form', () => {
    const onContinue = vi.fn();
    const { queue, shown } = room();
    for (const elicitation of [url('el-1'), form()]) {
      const asked = shown(elicitation, { onContinue });
      queue.continueWaiting(asked.id);
      queue.stopWaiting(asked.id);
      queue.finishWaiting(asked.id);
      expect(asked.entry?.phase).toBe('presented');
    }
    expect(onContinue).not.toHaveBeenCalled();
  });
});

describe('"Stop waiting"', () => {
  it('R22, url-18: ends the wait, tells the asker, and sends no second answer', async () => {
    const onStop = vi.fn();
    const { queue, asked, log } = accepted('el-1', { onStop });
    queue.stopWaiting(asked.id);
    expect(onStop).toHaveBeenCalledTimes(1);
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'accept' });
    expect(await asked.result).toEqual({ action: 'accept' });
    expect(log(asked.id).slice(3)).toEqual(['stopped', 'ended:accept']);
  });

  it.each(['expired', 'withdrawn', 'disconnected'] as const)(
    'is what a wait ends with that is %s from outside',
    (outcome) => {
      const onStop = vi.fn();
      const { queue, asked } = accepted('el-1', { onStop });
      queue.withdraw(asked.id, outcome);
      expect(onStop).toHaveBeenCalledTimes(1);
      expect(asked.entry).toMatchObject({ outcome, consented: true });
    },
  );

  it('comes from a closed connection and an aborted signal too', () => {
    const onStop = vi.fn();
    const { queue } = accepted('el-1', { onStop });
    queue.closeConnection(acme.connectionId);
    const controller = new AbortController();
    accepted('el-2', { onStop, signal: controller.signal });
    controller.abort();
    expect(onStop).toHaveBeenCalledTimes(2);
  });

  it('is not what "decline all" does', () => {
    const { queue, asked } = accepted('el-1');
    queue.declineAll(acme.connectionId);
    expect(asked.entry?.phase).toBe('waiting');
  });
});
