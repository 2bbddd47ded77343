import { describe, expect, it } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { acme, isOpen } from '../queue/room.js';
import { done, item, needs, question, running, settle, wants, type Leg } from './server.js';

const [one, two, three] = [
  'https://one.example.test/a',
  'https://two.example.test/b',
  'https://three.example.test/c',
];

describe('-32042', () => {
  it('R24, R28: asks, waits for the notice, and makes the call again by itself', async () => {
    const { queue, see, sent, result, phases } = running([
      needs(item('Sign in.', one, 'e1')),
      done,
    ]);
    const { id, elicitation } = await see('Sign in.');
    expect(elicitation).toEqual({
      mode: 'url',
      message: 'Sign in.',
      url: one,
      elicitationId: 'e1',
    });
    queue.settle(id, accept());
    await settle();
    expect(sent).toHaveLength(1);
    queue.complete(acme.connectionId, 'e1');
    await result;
    expect(sent).toEqual([{}, {}]);
    expect(phases()).toEqual(['completed']);
  });

  it('R22: waits no longer than the person does', async () => {
    const { queue, see, sent, result, phases } = running([
      needs(item('Sign in.', one, 'e1')),
      done,
    ]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    queue.continueWaiting(id);
    expect(phases()).toEqual(['checking']);
    await result;
    expect(sent).toHaveLength(2);
    expect(phases()).toEqual(['completed']);
  });

  it('url-22: walks all the addresses before the call is made again', async () => {
    const all = needs(
      item('One.', one, 'e1'),
      item('Two.', two, 'e2'),
      item('Three.', three, 'e3'),
    );
    const { queue, see, sent, result } = running([all, done]);
    const entries = [await see('One.'), await see('Two.'), await see('Three.')];
    expect(entries.map(({ position }) => position)).toEqual(
      [1, 2, 3].map((index) => ({ index, of: 3 })),
    );
    for (const { id } of entries) {
      queue.settle(id, accept());
      await settle();
      expect(sent).toHaveLength(1);
      queue.continueWaiting(id);
    }
    await result;
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['declined', decline()],
    ['cancelled', cancel()],
  ])(
    'url-22: one that is %s stops all: nothing else is shown, the call is not made again',
    async (code, answer) => {
      const error = needs(
        item('One.', one, 'e1'),
        item('Two.', two, 'e2'),
        item('Three.', three, 'e3'),
      );
      const { queue, see, sent, failure, phases } = running([error]);
      const [first, second] = [await see('One.'), await see('Two.')];
      queue.settle(first.id, accept());
      queue.settle(second.id, answer);
      expect(await failure()).toMatchObject({
        name: 'ElicitationRunError',
        code,
        cause: { code: -32042 },
      });
      expect(phases()).toEqual(['cancel', answer.action, 'cancel']);
      expect(sent).toHaveLength(1);
    },
  );

  it('a wait that is stopped stops all', async () => {
    const { queue, see, sent, failure } = running([
      needs(item('One.', one, 'e1'), item('Two.', two, 'e2')),
    ]);
    const { id } = await see('One.');
    queue.settle(id, accept());
    queue.stopWaiting(id);
    expect(await failure()).toMatchObject({ code: 'cancelled' });
    expect(sent).toHaveLength(1);
  });

  it('is not yet, when the person was too early: the same entry waits on', async () => {
    const error = needs(item('Sign in.', one, 'e1'));
    const { queue, see, sent, result, phases } = running([error, error, done], { maxRounds: 1 });
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    queue.continueWaiting(id);
    await settle();
    expect(sent).toHaveLength(2);
    expect(phases()).toEqual(['not-yet']);
    queue.continueWaiting(id);
    await result;
  });

  it('url-22: is an error, when the server itself had said that it was completed', async () => {
    const error = needs(item('Sign in.', one, 'e1'));
    const { queue, see, sent, failure } = running([error, error]);
    queue.settle((await see('Sign in.')).id, accept());
    queue.complete(acme.connectionId, 'e1');
    expect(await failure()).toMatchObject({ code: 'repeated-url' });
    expect(sent).toHaveLength(2);
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  it('is given up when there is always another address', async () => {
    let count = 0;
    const more: Leg = (params) => {
      count += 1;
      return needs(item(`Page ${count}.`, `https://ok.example.test/${count}`, `e${count}`))(params);
    };
    const { queue, see, failure } = running([more, more, more], { maxRounds: 2 });
    for (const message of ['Page 1.', 'Page 2.']) {
      const { id } = await see(message);
      queue.settle(id, accept());
      queue.continueWaiting(id);
      await settle();
    }
    expect(await failure()).toMatchObject({ code: 'too-many-rounds', cause: { code: -32042 } });
  });

  it.each<[string, unknown]>([
    ['no data', undefined],
    ['data that is no object', 'x'],
    ['no list', {}],
    ['a list that is none', { elicitations: 7 }],
    ['an empty list', { elicitations: [] }],
  ])('url-22: with %s is a problem', async (_, data) => {
    const error = Object.assign(new Error('More.'), { code: -32042, data });
    const { failure } = running([() => Promise.reject(error)]);
    expect(await failure()).toMatchObject({ code: 'malformed', problems: [], cause: error });
  });

  it('with bad items is a problem, item by item, and nobody is asked', async () => {
    const { failure, queue } = running([
      needs(item('One.', one, 'e1'), { mode: 'form', message: 'm' }, null, { mode: 'url' }),
    ]);
    expect(await failure()).toMatchObject({
      code: 'malformed',
      problems: [
        { key: '1', problem: { code: 'undeclared-mode' } },
        { key: '2', problem: { code: 'not-an-object' } },
        { key: '3', problem: { code: 'missing-url' } },
      ],
    });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('any other error is none of this', async () => {
    for (const error of [
      { code: -32602, data: { elicitations: [] } },
      { code: '-32042' },
      'no',
      null,
    ]) {
      const { failure } = running([() => Promise.reject(error)]);
      expect(await failure()).toBe(error);
    }
  });

  it('may come in the middle of rounds: the answers are kept', async () => {
    const { queue, see, sent, result } = running([
      wants({ k: question('Who?') }, 's'),
      needs(item('Sign in.', one, 'e1')),
      done,
    ]);
    queue.settle((await see('Who?')).id, accept({ name: 'Ada' }));
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    queue.continueWaiting(id);
    await result;
    expect(sent[2]).toEqual(sent[1]);
    expect(await isOpen(result)).toBe(false);
  });
});
