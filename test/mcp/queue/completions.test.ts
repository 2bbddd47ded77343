import { describe, expect, it, vi } from 'vitest';
import { accept, decline } from '../../../src/mcp/index.js';
import { accepted, acme, isOpen, other, room, url } from './room.js';

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

  it('wakes a wait that is being checked; what the check says then is nothing', async () => {
    let tell: (() => void) | undefined;
    const { queue, asked, log } = accepted('el-1', {
      onContinue: () =>
        new Promise<void>((resolve) => {
          tell = resolve;
        }),
    });
    queue.continueWaiting(asked.id);
    queue.complete(acme.connectionId, 'el-1');
    const ended = asked.entry;
    tell?.();
    await isOpen(asked.result);
    expect(asked.entry).toBe(ended);
    expect(log(asked.id).slice(3)).toEqual(['continued', 'ended:completed']);
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
