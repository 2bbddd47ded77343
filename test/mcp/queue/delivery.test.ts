import { describe, expect, it } from 'vitest';
import { accept, cancel, decline, type AskOptions } from '../../../src/mcp/index.js';
import { acme, form, isOpen, room, url } from './room.js';

type Fate = 'sent' | 'failed' | 'unknown';

/** Deliveries that the test decides, in the order of the answers. */
function post() {
  const letters: {
    result: unknown;
    becomes: (fate: Fate) => Promise<void>;
    breaks: () => Promise<void>;
  }[] = [];
  const deliver: AskOptions['deliver'] = (result) =>
    new Promise<Fate>((resolve, reject) => {
      letters.push({
        result,
        async becomes(fate) {
          resolve(fate);
          await settled();
        },
        async breaks() {
          reject(new Error('nobody knows'));
          await settled();
        },
      });
    });
  return { letters, deliver };
}

/** All that was started has run. */
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** A request on the screen whose delivery can be told. */
function sending(elicitation = form(), more: Partial<AskOptions> = {}) {
  const { letters, deliver } = post();
  const r = room();
  return { ...r, letters, asked: r.shown(elicitation, { deliver, ...more }) };
}

describe('what became of an answer', () => {
  it('is not said where nobody can tell', () => {
    const { queue, shown } = room();
    const asked = shown();
    queue.settle(asked.id, decline());
    expect(asked.entry).not.toHaveProperty('delivery');
  });

  it.each<Fate>(['sent', 'unknown'])('is sending, then %s', async (fate) => {
    const { queue, asked, letters } = sending();
    queue.settle(asked.id, accept({ name: 'Ada' }));
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'sending' });
    expect(letters[0]?.result).toEqual(accept({ name: 'Ada' }));
    await letters[0]?.becomes(fate);
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'accept', delivery: fate });
  });

  it('is unknown where the asker cannot say it', async () => {
    const { queue, asked, letters } = sending();
    queue.settle(asked.id, decline());
    await letters[0]?.breaks();
    expect(asked.entry).toMatchObject({ phase: 'done', delivery: 'unknown' });
  });

  it('is not followed for what no person answered', async () => {
    const { queue, asked, letters } = sending();
    queue.withdraw(asked.id, 'withdrawn');
    await settled();
    expect(letters).toEqual([]);
    expect(asked.entry).not.toHaveProperty('delivery');
  });
});

describe('an answer that did not arrive', () => {
  it('opens the request again, with its draft, and the next answer counts', async () => {
    const { queue, asked, letters, events } = sending();
    queue.keepDraft(asked.id, { f0: 'Ada' });
    queue.settle(asked.id, accept({ name: 'Ada' }));
    await letters[0]?.becomes('failed');
    expect(asked.entry).toMatchObject({ phase: 'presented', delivery: 'failed' });
    expect(asked.entry).not.toHaveProperty('outcome');
    expect(queue.draft(asked.id)).toEqual({ f0: 'Ada' });

    queue.settle(asked.id, accept({ name: 'Eve' }));
    expect(letters[1]?.result).toEqual(accept({ name: 'Eve' }));
    await letters[1]?.becomes('sent');
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'accept', delivery: 'sent' });
    expect(events.map(({ type }) => type)).toEqual([
      'asked',
      'presented',
      'settled',
      'undelivered',
      'settled',
    ]);
  });

  it('opens a consent again, which was given all the same', async () => {
    const { queue, asked, letters } = sending(url());
    queue.settle(asked.id, accept());
    expect(asked.entry).toMatchObject({ phase: 'waiting', delivery: 'sending' });
    await letters[0]?.becomes('failed');
    expect(asked.entry).toMatchObject({
      phase: 'presented',
      delivery: 'failed',
      consented: true,
    });
    expect(asked.entry).not.toHaveProperty('wait');
  });

  it('lets a person go who cancels', async () => {
    const { queue, asked, letters } = sending();
    queue.settle(asked.id, cancel());
    await letters[0]?.becomes('failed');
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'cancel', delivery: 'failed' });
  });

  it('gives a repeated request no answer from memory', async () => {
    const { queue, asked, letters, ask } = sending(form(), { requestId: 1 });
    queue.settle(asked.id, accept({ name: 'Ada' }));
    await letters[0]?.becomes('failed');
    const again = ask(form(), { requestId: 1 });
    expect(await isOpen(again.result)).toBe(true);
    queue.settle(asked.id, decline());
    expect(await again.result).toEqual(decline());
  });

  it.each(['disconnected', 'withdrawn', 'expired'] as const)(
    'ends the request that was %s meanwhile, for nobody waits for another answer',
    async (outcome) => {
      const { queue, asked, letters } = sending();
      queue.settle(asked.id, accept({ name: 'Ada' }));
      if (outcome === 'disconnected') queue.closeConnection(acme.connectionId);
      else queue.withdraw(asked.id, outcome);
      expect(asked.entry).toMatchObject({ phase: 'done', delivery: 'sending' });
      await letters[0]?.becomes('failed');
      expect(asked.entry).toMatchObject({ phase: 'done', outcome, delivery: 'failed' });
    },
  );

  it('is followed by what ends the request: the signal and the deadline still count', async () => {
    const controller = new AbortController();
    const { queue, asked, letters } = sending(form(), { signal: controller.signal });
    queue.settle(asked.id, accept({ name: 'Ada' }));
    await letters[0]?.becomes('failed');
    controller.abort();
    expect(asked.entry).toMatchObject({
      phase: 'done',
      outcome: 'withdrawn',
      delivery: 'failed',
    });
  });

  it('does not bring back what was forgotten', async () => {
    const { queue, asked, letters } = sending();
    queue.settle(asked.id, decline());
    queue.forget(asked.id);
    await letters[0]?.becomes('failed');
    expect(queue.getSnapshot()).toEqual([]);
  });
});

describe('an answer on its way', () => {
  it('stays in the snapshot until its fate is known, whatever keepDone says', async () => {
    const { letters, deliver } = post();
    const { queue, shown } = room({ keepDone: 0 });
    const asked = shown(form(), { deliver });
    queue.settle(asked.id, decline());
    expect(asked.entry?.delivery).toBe('sending');
    await letters[0]?.becomes('sent');
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('ends a wait that was stopped from outside only once it is known', async () => {
    const { queue, asked, letters } = sending(url());
    queue.settle(asked.id, accept());
    queue.closeConnection(acme.connectionId);
    await letters[0]?.becomes('sent');
    expect(asked.entry).toMatchObject({ phase: 'done', outcome: 'disconnected' });
  });
});
