import { describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { acme, form, room, url } from './room.js';

describe('the snapshot', () => {
  it('is the same array until something changes', () => {
    const { queue, ask } = room();
    const empty = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(empty);
    const { id } = ask();
    const one = queue.getSnapshot();
    expect(one).not.toBe(empty);
    expect(queue.getSnapshot()).toBe(one);
    queue.keepDraft(id, { f0: 'A' });
    expect(queue.getSnapshot()).toBe(one);
    queue.present(id);
    const presented = queue.getSnapshot();
    expect(presented).not.toBe(one);
    queue.present(id);
    expect(queue.getSnapshot()).toBe(presented);
  });

  it('keeps the identity of entries that did not change', () => {
    const { queue, ask } = room();
    const [first, second] = [ask(), ask()];
    const before = first.entry;
    queue.present(second.id);
    expect(first.entry).toBe(before);
  });

  it('is frozen, in all that the kit made', () => {
    const { queue, ask } = room();
    const { entry } = ask(url('el-1'), { position: { index: 1, of: 2 } });
    for (const value of [
      queue.getSnapshot(),
      entry,
      entry?.elicitation,
      entry?.requester,
      entry?.position,
    ]) {
      expect(Object.isFrozen(value)).toBe(true);
    }
  });

  it('does not follow the objects that it was given', () => {
    const { ask } = room();
    const requester = { ...acme };
    const { id, entry } = ask(form(), { requester });
    requester.name = 'Evil';
    expect(id).not.toBe('');
    expect(entry?.requester.name).toBe('Acme CRM');
  });

  it('carries the conversation that asks, and the ids that the host makes', () => {
    const { ask } = room({ newId: () => 'own-id' });
    const { entry } = ask(form(), { scope: 'chat-1' });
    expect(entry).toMatchObject({ id: 'own-id', scope: 'chat-1' });
    expect(ask(form(), { scope: 7 as never }).entry).not.toHaveProperty('scope');
  });

  it.each(['queued', 'presented', 'waiting', 'done'] as const)('survives JSON when %s', (phase) => {
    const { queue, ask } = room();
    const { id, entry: queued } = ask(url('el-1'), {
      expiresAt: Date.now() + 1e6,
      onRequestMoreTime() {},
    });
    if (phase !== 'queued') queue.present(id);
    if (phase === 'waiting' || phase === 'done') queue.settle(id, accept());
    if (phase === 'done') queue.finishWaiting(id);
    const [entry] = queue.getSnapshot();
    expect(entry?.phase).toBe(phase);
    expect(JSON.parse(JSON.stringify(entry))).toEqual(
      JSON.parse(JSON.stringify(structuredClone(entry))),
    );
    expect(queued).toMatchObject({ id, moreTime: true });
    queue.withdraw(id, 'expired');
  });
});

describe('finished entries', () => {
  it('stay for receipts, the newest 20', () => {
    const { queue, shown } = room();
    const ids = Array.from({ length: 25 }, () => shown().id);
    for (const id of ids) queue.settle(id, decline());
    expect(queue.getSnapshot().map((entry) => entry.id)).toEqual(ids.slice(5));
  });

  it('leave in the order in which they ended, not in which they came', () => {
    const { queue, shown } = room({ keepDone: 1 });
    const [first, second] = [shown(), shown()];
    queue.settle(second.id, decline());
    queue.settle(first.id, decline());
    expect(queue.getSnapshot().map((entry) => entry.id)).toEqual([first.id]);
  });

  it('do not stay at all with keepDone 0', async () => {
    const { queue, shown } = room({ keepDone: 0 });
    const asked = shown();
    queue.settle(asked.id, accept({}));
    expect(await asked.result).toEqual({ action: 'accept', content: {} });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('are forgotten one by one, with their drafts; others are not', () => {
    const { queue, shown } = room({ keepDone: 2 });
    const [a, b, c, open] = [shown(), shown(), shown(), shown()];
    queue.keepDraft(a.id, 'typed');
    queue.settle(a.id, cancel());
    expect(queue.draft(a.id)).toBe('typed');
    queue.forget(a.id);
    expect(queue.draft(a.id)).toBeUndefined();
    queue.settle(b.id, cancel());
    queue.settle(c.id, cancel()); // a forgotten one does not count
    queue.forget(open.id);
    expect(queue.getSnapshot().map((entry) => entry.id)).toEqual([b.id, c.id, open.id]);
  });
});

describe('drafts', () => {
  it('que-12: outlive surfaces and phases', () => {
    const { queue, shown } = room();
    const asked = shown();
    const draft = { f0: 'hal' };
    queue.keepDraft(asked.id, draft);
    queue.attach({})();
    queue.withdraw(asked.id, 'expired');
    expect(queue.draft(asked.id)).toBe(draft); // "Copy what I typed"
  });

  it('are kept for each request alone (que-02)', () => {
    const { queue, shown } = room();
    const [first, second] = [shown(), shown()];
    queue.keepDraft(first.id, { f0: 'Oslo' });
    expect(queue.draft(second.id)).toBeUndefined();
  });
});

describe('listeners', () => {
  it('are told of every change, until they leave', () => {
    const { queue, ask } = room();
    const seen: string[] = [];
    const leave = queue.subscribe(() => seen.push(queue.getSnapshot()[0]?.phase ?? 'none'));
    const { id } = ask();
    queue.present(id);
    queue.settle(id, decline());
    leave();
    queue.forget(id);
    expect(seen).toEqual(['queued', 'presented', 'done']);
  });

  it('may subscribe twice, and leave once', () => {
    const { queue, ask } = room();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.subscribe(listener);
    leave();
    ask();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('may leave and come back while they are told', () => {
    const { queue, ask } = room();
    let told = 0;
    const listener = () => {
      told += 1;
      leave();
      leave = queue.subscribe(listener);
    };
    let leave = queue.subscribe(listener);
    ask();
    expect(told).toBe(1);
  });

  it('that throw are reported, and stop neither the queue nor the others', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('a bug of the host');
    const fail = () => {
      throw failure;
    };
    const { queue, shown } = room({ onEvent: fail });
    const after = vi.fn();
    queue.subscribe(fail);
    queue.subscribe(after);
    const asked = shown();
    queue.settle(asked.id, accept({ name: 'Ada' }));
    expect(await asked.result).toEqual({ action: 'accept', content: { name: 'Ada' } });
    expect(after).toHaveBeenCalledTimes(3);
    expect(reported).toHaveBeenCalledWith(failure);
    reported.mockRestore();
  });

  it('may act on the queue while they are told', async () => {
    const { queue, ask, log } = room();
    queue.subscribe(() => {
      for (const { id, phase } of queue.getSnapshot()) {
        if (phase === 'queued') queue.present(id);
        if (phase === 'presented') queue.settle(id, decline());
        if (phase === 'done') queue.forget(id);
      }
    });
    const asked = ask();
    expect(await asked.result).toEqual({ action: 'decline' });
    expect(log(asked.id)).toEqual(['asked', 'presented', 'settled:decline']);
    expect(queue.getSnapshot()).toEqual([]);
  });
});

describe('the audit log', () => {
  it('R5: says what happened to whom and when, and nothing that was asked or answered', () => {
    const { queue, shown, events } = room();
    const asked = shown(form('Your secret?'));
    queue.keepDraft(asked.id, 'sesame');
    queue.settle(asked.id, accept({ name: 'sesame' }));
    for (const event of events) {
      expect(event).toMatchObject({ id: asked.id, connectionId: 'acme-1', at: expect.any(Number) });
    }
    expect(JSON.stringify(events)).not.toMatch(/sesame|secret|name/i);
  });
});
