import { describe, expect, it } from 'vitest';
import { accept, cancel, decline, type ElicitResult } from '../../../src/mcp/index.js';
import { acme, form, isOpen, other, room, url } from './room.js';

describe('a request that nobody saw', () => {
  it.each([accept({ name: 'Ada' }), accept(), decline()])(
    'R8: cannot be answered with %o',
    async (answer) => {
      const { queue, ask, log } = room();
      const asked = ask();
      queue.settle(asked.id, answer);
      expect(await isOpen(asked.result)).toBe(true);
      expect(asked.entry?.phase).toBe('queued');
      expect(log(asked.id)).toEqual(['asked', 'refused']);
    },
  );

  it('can be cancelled', async () => {
    const { queue, ask } = room();
    const asked = ask();
    queue.settle(asked.id, cancel());
    expect(await asked.result).toEqual({ action: 'cancel' });
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'cancel' });
    expect(asked.entry?.presentedAt).toBeUndefined();
  });
});

describe('a request on screen', () => {
  it.each<[string, ElicitResult, string[]]>([
    ['accept', accept({ name: 'Ada' }), ['asked', 'presented', 'settled:accept']],
    ['decline', decline(), ['asked', 'presented', 'settled:decline']],
    ['cancel', cancel(), ['asked', 'presented', 'settled:cancel']],
  ])('R9, R27: takes %s', async (outcome, answer, events) => {
    const { queue, shown, log } = room();
    const asked = shown();
    queue.settle(asked.id, answer);
    expect(await asked.result).toEqual(answer);
    expect(asked.entry).toMatchObject({ phase: 'done', outcome });
    expect(log(asked.id)).toEqual(events);
  });

  it('takes the first answer only', async () => {
    const { queue, shown, log } = room();
    const asked = shown();
    queue.settle(asked.id, decline());
    queue.settle(asked.id, accept({ name: 'Ada' }));
    queue.withdraw(asked.id, 'expired');
    expect(await asked.result).toEqual({ action: 'decline' });
    expect(asked.entry?.outcome).toBe('decline');
    expect(log(asked.id).filter((event) => event.startsWith('settled'))).toHaveLength(1);
  });

  it.each([decline(), cancel()])(
    'act-03, act-04, pro-11: sends no content with $action',
    async (answer) => {
      const { queue, shown } = room();
      const asked = shown();
      const untyped: object = { ...answer, content: { name: 'half' } };
      queue.settle(asked.id, untyped as ElicitResult);
      expect(Object.keys(await asked.result)).toEqual(['action']);
      expect((await asked.result).action).toBe(answer.action);
    },
  );

  it('pro-11: sends no content with an accepted URL', async () => {
    const { queue, shown } = room();
    const asked = shown(url());
    queue.settle(asked.id, accept({ name: 'smuggled' }));
    expect(Object.keys(await asked.result)).toEqual(['action']);
  });

  it('sends no key that is not of an answer', async () => {
    const { queue, shown } = room();
    const asked = shown();
    const untyped: object = { ...accept({ name: 'Ada' }), _meta: 1 };
    queue.settle(asked.id, untyped as ElicitResult);
    expect(await asked.result).toEqual({ action: 'accept', content: { name: 'Ada' } });
  });

  it('keeps a property named __proto__ in the content', async () => {
    const { queue, shown } = room();
    const asked = shown();
    queue.settle(asked.id, accept(Object.fromEntries([['__proto__', 'mine']])));
    expect(JSON.stringify(await asked.result)).toBe(
      '{"action":"accept","content":{"__proto__":"mine"}}',
    );
  });
});

describe('several requests', () => {
  it('que-01: keeps them all, in the order in which they came, each with its own answer', async () => {
    const { queue, shown } = room();
    const [first, second] = [shown(form('First?')), shown(form('Second?'))];
    expect(queue.getSnapshot().map((entry) => entry.elicitation.message)).toEqual([
      'First?',
      'Second?',
    ]);
    queue.settle(second.id, accept({ name: 'two' }));
    queue.settle(first.id, accept({ name: 'one' }));
    expect(await first.result).toMatchObject({ content: { name: 'one' } });
    expect(await second.result).toMatchObject({ content: { name: 'two' } });
  });

  it('tells two connections with the same request id apart', async () => {
    const { queue, shown } = room();
    const ours = shown(form(), { requestId: 0 });
    const theirs = shown(form(), { requestId: 0, requester: other });
    expect(theirs.id).not.toBe(ours.id);
    queue.settle(ours.id, decline());
    expect(await isOpen(theirs.result)).toBe(true);
  });

  it('declines all of one server: those on screen; those that nobody saw are cancelled', async () => {
    const { queue, ask, shown } = room();
    const [seen, unseen, foreign] = [shown(), ask(), shown(form(), { requester: other })];
    queue.declineAll(acme.connectionId);
    expect(await seen.result).toEqual({ action: 'decline' });
    expect(await unseen.result).toEqual({ action: 'cancel' });
    expect(await isOpen(foreign.result)).toBe(true);
  });

  it('que-08: cancels those of a closed connection, and only those', async () => {
    const { queue, ask, shown } = room();
    const [seen, unseen, foreign] = [shown(), ask(), shown(form(), { requester: other })];
    queue.closeConnection(acme.connectionId);
    expect(await seen.result).toEqual({ action: 'cancel' });
    expect(await unseen.result).toEqual({ action: 'cancel' });
    expect(seen.entry?.outcome).toBe('disconnected');
    expect(await isOpen(foreign.result)).toBe(true);
  });
});

describe('ids that mean nothing', () => {
  it('does nothing for unknown ones', () => {
    const { queue, events } = room();
    queue.present('e0');
    queue.settle('e0', cancel());
    queue.withdraw('e0', 'expired');
    queue.extend('e0', 1);
    queue.requestMoreTime('e0');
    queue.continueWaiting('e0');
    queue.stopWaiting('e0');
    queue.finishWaiting('e0');
    queue.forget('e0');
    queue.keepDraft('e0', 1);
    queue.declineAll('nobody');
    queue.closeConnection('nobody');
    queue.complete('nobody', 'e');
    expect(events).toEqual([]);
    expect(queue.getSnapshot()).toEqual([]);
    expect(queue.draft('e0')).toBeUndefined();
  });
});
