import { describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline, type AskOptions } from '../../../src/mcp/index.js';
import { acme, form, isOpen, other, room, url } from './room.js';

/** A URL request that the person has accepted. */
function accepted(elicitationId?: string, more: Partial<AskOptions> = {}) {
  const r = room();
  const asked = r.shown(url(elicitationId), more);
  r.queue.settle(asked.id, accept());
  return { ...r, asked };
}

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
      expect(asked.entry?.outcome).toBe(outcome);
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

describe('the completion notice', () => {
  it('R23, url-16: ends the wait of its own id on its own connection, once', async () => {
    const onComplete = vi.fn();
    const { queue, asked, log } = accepted('el-7', { onComplete });
    queue.complete(acme.connectionId, 'el-8');
    queue.complete(other.connectionId, 'el-7');
    expect(asked.entry?.phase).toBe('waiting');
    queue.complete(acme.connectionId, 'el-7');
    queue.complete(acme.connectionId, 'el-7');
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'completed' });
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(log(asked.id).filter((event) => event.startsWith('ended'))).toEqual(['ended:completed']);
    expect(await asked.result).toEqual({ action: 'accept' });
  });

  it.each(['queued', 'presented'] as const)(
    'url-17: is remembered when it overtakes the accept (%s)',
    async (phase) => {
      const onComplete = vi.fn();
      const { queue, ask, log } = room();
      const asked = ask(url('el-9'), { onComplete });
      if (phase === 'presented') queue.present(asked.id);
      queue.complete(acme.connectionId, 'el-9');
      expect(asked.entry?.phase).toBe(phase);
      queue.present(asked.id);
      queue.settle(asked.id, accept());
      expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'completed' });
      expect(await asked.result).toEqual({ action: 'accept' });
      expect(onComplete).toHaveBeenCalledTimes(1);
      expect(log(asked.id)).toEqual(['asked', 'presented', 'settled:accept', 'ended:completed']);
    },
  );

  it('does not turn a decline into anything', () => {
    const { queue, shown } = room();
    const asked = shown(url('el-9'));
    queue.complete(acme.connectionId, 'el-9');
    queue.settle(asked.id, decline());
    expect(asked.entry?.outcome).toBe('decline');
  });

  it('R23: of an id that is not asked yet is unknown, and ignored', () => {
    const { queue, shown } = room();
    queue.complete(acme.connectionId, 'el-9');
    const asked = shown(url('el-9'));
    queue.settle(asked.id, accept());
    expect(asked.entry?.phase).toBe('waiting');
  });

  it('wakes a wait that is being checked', async () => {
    const { queue, asked } = accepted('el-1', { onContinue: () => new Promise(() => {}) });
    queue.continueWaiting(asked.id);
    queue.complete(acme.connectionId, 'el-1');
    expect(asked.entry?.outcome).toBe('completed');
  });
});

/** Two requests with one elicitationId. */
const constant = () => {
  const r = room();
  const [first, second] = [r.shown(url('always')), r.shown(url('always'))];
  return { ...r, first, second };
};

describe('a server that uses one id for ever', () => {
  it('ends one wait with each notice, the oldest first', () => {
    const { queue, first, second } = constant();
    queue.settle(first.id, accept());
    queue.settle(second.id, accept());
    queue.complete(acme.connectionId, 'always');
    expect([first.entry?.phase, second.entry?.phase]).toEqual(['done', 'waiting']);
    queue.complete(acme.connectionId, 'always');
    expect(second.entry?.outcome).toBe('completed');
  });

  it('does not end a later request by repeating the notice of an earlier one', async () => {
    const { queue, first, second } = constant();
    queue.settle(first.id, accept());
    queue.complete(acme.connectionId, 'always');
    queue.complete(acme.connectionId, 'always'); // that of the first again
    queue.settle(second.id, accept());
    expect(second.entry).toMatchObject({ phase: 'waiting', wait: 'open' });
    expect(await isOpen(second.result)).toBe(false);
  });

  it('begins anew with a new connection', () => {
    const { queue, shown, first } = constant();
    queue.settle(first.id, accept());
    queue.complete(acme.connectionId, 'always');
    queue.closeConnection(acme.connectionId);
    const third = shown(url('always'));
    queue.complete(acme.connectionId, 'always');
    queue.settle(third.id, accept());
    expect(third.entry?.outcome).toBe('completed');
  });

  it('fills no memory with ids', () => {
    const { queue, shown } = room({ keepDone: 0 });
    const complete = (id: string) => {
      const asked = shown(url(id));
      queue.complete(acme.connectionId, id);
      queue.settle(asked.id, accept());
      return asked;
    };
    complete('el-0');
    for (let i = 1; i <= 1000; i += 1) complete(`el-${i}`);
    const again = shown(url('el-0'));
    queue.complete(acme.connectionId, 'el-0'); // forgotten, hence new
    queue.settle(again.id, accept());
    expect(again.entry).toBeUndefined(); // done, and not kept
  });
});
