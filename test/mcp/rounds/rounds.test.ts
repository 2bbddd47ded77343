import { afterEach, describe, expect, it, vi } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { done, question, running, settle, wants } from './server.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('a call that wants nobody', () => {
  it.each([
    ['a complete result', { resultType: 'complete', content: [] }],
    ['R34: a result of an older server, without a type', { content: [] }],
    ['anything else that send makes', undefined],
  ])('resolves to %s', async (_, value) => {
    const { result, sent } = running([() => value]);
    expect(await result).toBe(value);
    expect(sent).toEqual([{}]);
  });

  it('rejects with its own error, as it is', async () => {
    const error = new Error('no such tool');
    const { failure } = running([() => Promise.reject(error)]);
    expect(await failure()).toBe(error);
  });
});

describe('a round', () => {
  it('R29, R30, pro-05: asks all, "1 of n", and answers each under its own key', async () => {
    const round = { who: question('Who?'), sure: question('Sure?') };
    const { queue, see, sent, result } = running([wants(round, 'opaque'), done]);
    const [who, sure] = [await see('Who?'), await see('Sure?')];
    expect([who.position, sure.position]).toEqual([
      { index: 1, of: 2 },
      { index: 2, of: 2 },
    ]);
    queue.settle(sure.id, decline());
    await settle();
    expect(sent).toHaveLength(1); // not before all are answered
    queue.settle(who.id, accept({ name: 'Ada' }));
    expect(await result).toEqual({ resultType: 'complete', content: [] });
    expect(sent[1]).toEqual({
      inputResponses: {
        who: { action: 'accept', content: { name: 'Ada' } },
        sure: { action: 'decline' },
      },
      requestState: 'opaque',
    });
  });

  it('of one has no position', async () => {
    const { see } = running([wants({ k: question('Who?') }), done]);
    expect((await see('Who?')).position).toBeUndefined();
  });

  it('R31: carries the state byte for byte, and only the one that the server gave with it', async () => {
    const state = ' {"a":1}\u0000\ud800\u202e ';
    const { queue, see, sent, result } = running([
      wants({ k: question('One?') }, state),
      wants({ k: question('Two?') }),
      done,
    ]);
    queue.settle((await see('One?')).id, cancel());
    queue.settle((await see('Two?')).id, cancel());
    await result;
    expect(sent[1]?.requestState).toBe(state);
    expect(sent[2]).toEqual({ inputResponses: { k: { action: 'cancel' } } });
  });

  it.each(['', 'x'])(
    'R31: carries the state %j even alone, after a little while',
    async (state) => {
      vi.useFakeTimers();
      const { sent, result } = running([wants(undefined, state), done]);
      await vi.advanceTimersByTimeAsync(249);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await result;
      expect(sent[1]).toEqual({ requestState: state });
    },
  );

  it('with an empty map, which is what SDK v2 makes of none, is one of state alone', async () => {
    vi.useFakeTimers();
    const { sent, result } = running([wants({}, 's'), done]);
    await vi.advanceTimersByTimeAsync(250);
    await result;
    expect(sent[1]).toEqual({ requestState: 's' });
  });

  it('keeps keys that objects have of their own', async () => {
    const round = JSON.parse(
      '{"__proto__":{"method":"elicitation/create","params":{"message":"Who?"}}}',
    ) as unknown;
    const { queue, see, sent, result } = running([wants(round), done]);
    queue.settle((await see('Who?')).id, decline());
    await result;
    expect(JSON.stringify(sent[1])).toBe('{"inputResponses":{"__proto__":{"action":"decline"}}}');
  });

  it('hands what is no elicitation to the host, and sends all answers together', async () => {
    const others = vi.fn(async () => ({ roots: [] }));
    const round = { roots: { method: 'roots/list', params: { a: 1 } }, who: question('Who?') };
    const { queue, see, sent, result } = running([wants(round), done], { others });
    const who = await see('Who?');
    expect(who.position).toBeUndefined();
    queue.settle(who.id, decline());
    await result;
    expect(others).toHaveBeenCalledWith('roots/list', { a: 1 });
    expect(sent[1]?.inputResponses).toEqual({ roots: { roots: [] }, who: { action: 'decline' } });
  });

  it('ends with all its questions when the host fails', async () => {
    const error = new Error('no model');
    const round = { say: { method: 'sampling/createMessage' }, who: question('Who?') };
    const { phases, failure } = running([wants(round)], { others: () => Promise.reject(error) });
    expect(await failure()).toBe(error);
    expect(phases()).toEqual(['withdrawn']);
  });

  it('R33: shares nothing with a call in parallel', async () => {
    const one = running([wants({ k: question('One?') }, 'state 1'), done]);
    const two = running([wants({ k: question('Two?') }, 'state 2'), done]);
    one.queue.settle((await one.see('One?')).id, accept({ n: 1 }));
    two.queue.settle((await two.see('Two?')).id, accept({ n: 2 }));
    await Promise.all([one.result, two.result]);
    expect([one.sent[1], two.sent[1]]).toEqual([
      { inputResponses: { k: accept({ n: 1 }) }, requestState: 'state 1' },
      { inputResponses: { k: accept({ n: 2 }) }, requestState: 'state 2' },
    ]);
  });
});

describe('what ends a run', () => {
  it.each([
    ['an unknown resultType (R34)', () => ({ resultType: 'task' }), 'unknown-result-type'],
    ['neither requests nor state', wants(), 'malformed'],
    ['requests that are no object', wants([question('?')]), 'malformed'],
    ['a state that is no text', wants({}, 7), 'malformed'],
    ['an entry that is no object', wants({ k: 7 }), 'malformed'],
    ['an entry of null', wants({ k: null }), 'malformed'],
    ['an entry without a method', wants({ k: { params: {} } }), 'malformed'],
    ['an elicitation without params', wants({ k: { method: 'elicitation/create' } }), 'malformed'],
    [
      'an unknown mode',
      wants({ k: { method: 'elicitation/create', params: { mode: 'wizard' } } }),
      'malformed',
    ],
    [
      'an undeclared mode',
      wants({
        k: { method: 'elicitation/create', params: { mode: 'url', url: 'https://a.test' } },
      }),
      'malformed',
    ],
    [
      'something for which there is no handler',
      wants({ k: { method: 'roots/list' } }),
      'no-handler',
    ],
  ])('%s, before anybody is asked', async (_, leg, code) => {
    const { failure, queue, sent } = running([leg], { modes: { form: true } });
    const error = await failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ElicitationRunError',
      code,
      cause: leg({}),
      message: expect.stringMatching(/^mcp-elicitation-react: /),
    });
    expect(queue.getSnapshot()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('says item by item what cannot be read', async () => {
    const { failure, queue } = running([
      wants({ good: question('Who?'), bad: 7, worse: { method: 'elicitation/create' } }),
    ]);
    expect(await failure()).toMatchObject({
      problems: [
        { key: 'bad', problem: { code: 'not-an-object' } },
        { key: 'worse', problem: { code: 'not-an-object' } },
      ],
    });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('too many rounds, with an explanation and the last word of the server', async () => {
    const ask = wants({ k: question('Again?') });
    const { queue, see, sent, failure } = running([ask, ask, ask], { maxRounds: 2 });
    queue.settle((await see('Again?')).id, accept({}));
    queue.settle((await see('Again?')).id, accept({}));
    expect(await failure()).toMatchObject({
      code: 'too-many-rounds',
      cause: ask({}),
      message: expect.stringContaining('maxRounds (2)'),
    });
    expect(sent).toHaveLength(3);
  });

  it('ten rounds, by default; rounds of state alone count', async () => {
    vi.useFakeTimers();
    const { sent, failure } = running(Array.from({ length: 12 }, () => wants(undefined, 'wait')));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure()).toMatchObject({ code: 'too-many-rounds' });
    expect(sent).toHaveLength(11);
  });
});
