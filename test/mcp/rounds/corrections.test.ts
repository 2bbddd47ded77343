// A server that asks the same once more in the next round of a call wants a correction.
import { describe, expect, it } from 'vitest';
import { accept, decline } from '../../../src/mcp/index.js';
import { done, question, running, wants } from './server.js';

const schema = { type: 'object', properties: { city: { type: 'string' } } };
const again = { type: 'object', properties: { city: { type: 'string' } } };
const longer = { type: 'object', properties: { city: { type: 'string', minLength: 2 } } };

describe('the same form under the same key', () => {
  it('corrects the entry of the round before, whatever the message says', async () => {
    const { queue, see, result } = running([
      wants({ trip: question('Where to?', schema) }),
      wants({ trip: question('Not there. Where to?', again) }),
      wants({ trip: question('Nor there.', again) }),
      done,
    ]);
    const first = await see('Where to?');
    expect(first.corrects).toBeUndefined();
    queue.settle(first.id, accept({ city: 'Atlantis' }));
    const second = await see('Not there. Where to?');
    expect(second.corrects).toBe(first.id);
    queue.settle(second.id, accept({ city: 'Utopia' }));
    const third = await see('Nor there.');
    expect(third.corrects).toBe(second.id);
    queue.settle(third.id, accept({ city: 'Bergen' }));
    await result;
  });

  it('of several corrects each its own', async () => {
    const { queue, see } = running([
      wants({ a: question('A1', schema), b: question('B1', schema) }),
      wants({ b: question('B2', schema), a: question('A2', schema) }),
    ]);
    const [a, b] = [await see('A1'), await see('B1')];
    queue.settle(a.id, accept({}));
    queue.settle(b.id, accept({}));
    expect((await see('A2')).corrects).toBe(a.id);
    expect((await see('B2')).corrects).toBe(b.id);
  });
});

describe('is a new question', () => {
  it.each([
    ['under another key', { other: question('Two', schema) }, accept({})],
    ['with another schema', { trip: question('Two', longer) }, accept({})],
    ['after it was declined', { trip: question('Two', schema) }, decline()],
  ])('%s', async (_, next, answer) => {
    const { queue, see } = running([wants({ trip: question('One', schema) }), wants(next)]);
    queue.settle((await see('One')).id, answer);
    expect((await see('Two')).corrects).toBeUndefined();
  });

  it('after a round that asked something else', async () => {
    const { queue, see } = running([
      wants({ trip: question('One', schema) }),
      wants({ other: question('Two', schema) }),
      wants({ trip: question('Three', schema) }),
    ]);
    queue.settle((await see('One')).id, accept({}));
    queue.settle((await see('Two')).id, accept({}));
    expect((await see('Three')).corrects).toBeUndefined();
  });

  it('in another run', async () => {
    const first = running([wants({ trip: question('One', schema) }), done]);
    first.queue.settle((await first.see('One')).id, accept({}));
    await first.result;
    const { see } = running([wants({ trip: question('One', schema) })], { queue: first.queue });
    void see;
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(first.queue.getSnapshot().map(({ corrects }) => corrects)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
