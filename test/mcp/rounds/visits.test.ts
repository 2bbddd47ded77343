import { describe, expect, it } from 'vitest';
import { accept, cancel, decline } from '../../../src/mcp/index.js';
import { countedSignal } from '../countedSignal.js';
import { done, question, running, settle, visit, wants, type Leg } from './server.js';

describe('a URL in a round', () => {
  const again = wants({ go: visit('Sign in.') }, 'state');

  it('R21: is answered at consent; when the server goes on, the wait is completed', async () => {
    const { queue, see, sent, result, phases } = running([again, done]);
    queue.settle((await see('Sign in.')).id, accept());
    await result;
    expect(sent[1]).toEqual({
      inputResponses: { go: { action: 'accept' } },
      requestState: 'state',
    });
    expect(phases()).toEqual(['completed']);
  });

  it('that the server asks for again is not shown again: the run waits for "I\'m done"', async () => {
    const { queue, see, sent, result, phases } = running([again, again, again, done]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    await settle();
    expect(sent).toHaveLength(2);
    expect(phases()).toEqual(['open']); // one entry, and no "not yet": the person did not claim anything
    queue.continueWaiting(id);
    expect(phases()).toEqual(['checking']);
    await settle();
    expect(sent).toHaveLength(3);
    expect(phases()).toEqual(['not-yet']);
    queue.continueWaiting(id);
    await result;
    expect(sent[3]).toEqual({
      inputResponses: { go: { action: 'accept' } },
      requestState: 'state',
    });
    expect(phases()).toEqual(['completed']);
  });

  it('costs no round while it is waited for', async () => {
    const legs = Array.from({ length: 30 }, () => again);
    const { queue, see, sent, result } = running([...legs, done], { maxRounds: 1 });
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    for (let i = 0; i < 30; i += 1) {
      await settle();
      queue.continueWaiting(id);
    }
    await result;
    expect(sent).toHaveLength(31);
  });

  it('is tried again at once when the person says so while the server still thinks', async () => {
    let answer: (() => void) | undefined;
    const slow: Leg = () =>
      new Promise((resolve) => {
        answer = () => resolve(again({}));
      });
    const { queue, see, sent, result, phases } = running([again, slow, done]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    await settle();
    queue.continueWaiting(id); // after the server was asked: its answer does not refute it
    answer?.();
    await result;
    expect(sent).toHaveLength(3);
    expect(phases()).toEqual(['completed']);
  });

  it('may be given up: the server is told that the person left', async () => {
    const { queue, see, sent, result } = running([again, again, done]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    await settle();
    queue.stopWaiting(id);
    await result;
    expect(sent[2]?.inputResponses).toEqual({ go: { action: 'cancel' } });
  });

  it('is asked anew when the server insists after that', async () => {
    const { queue, see, sent, result } = running([again, again, again, done]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    await settle();
    queue.stopWaiting(id);
    queue.settle((await see('Sign in.')).id, decline());
    await result;
    expect(sent[3]?.inputResponses).toEqual({ go: { action: 'decline' } });
  });

  it.each([decline(), cancel()])('R27: that is answered %o is not waited for', async (answer) => {
    const { queue, see, sent, result, phases } = running([again, done]);
    queue.settle((await see('Sign in.')).id, answer);
    await result;
    expect(sent[1]?.inputResponses).toEqual({ go: answer });
    expect(phases()).toEqual([answer.action]);
  });

  it('leaves the screen when the run is aborted, without a listener left', async () => {
    const { controller, signal, listening } = countedSignal();
    const { queue, see, failure, phases } = running([again, again], { signal });
    queue.settle((await see('Sign in.')).id, accept());
    await settle();
    controller.abort();
    await failure();
    expect(phases()).toEqual(['cancel']);
    expect(listening.size).toBe(0);
  });

  it('waits beside a new question, in the same round', async () => {
    const both = wants({ go: visit('Sign in.'), who: question('Who?') });
    const { queue, see, sent, result } = running([again, both, done]);
    const { id } = await see('Sign in.');
    queue.settle(id, accept());
    const who = await see('Who?');
    expect(who.position).toBeUndefined();
    queue.settle(who.id, accept({ name: 'Ada' }));
    await settle();
    expect(sent).toHaveLength(2);
    queue.continueWaiting(id);
    await result;
    expect(sent[2]?.inputResponses).toEqual({ go: accept(), who: accept({ name: 'Ada' }) });
  });

  it('is finished when the server goes on to another question', async () => {
    const { queue, see, result, phases } = running([again, wants({ who: question('Who?') }), done]);
    queue.settle((await see('Sign in.')).id, accept());
    const who = await see('Who?');
    expect(phases()).toEqual(['completed', 'presented']);
    queue.settle(who.id, decline());
    await result;
  });

  it('may be there twice in one round: each is asked', async () => {
    const twice = wants({ a: visit('For you.'), b: visit('For your team.') });
    const { queue, see, sent, result } = running([twice, twice, done]);
    const [a, b] = [await see('For you.'), await see('For your team.')];
    queue.settle(a.id, accept());
    queue.settle(b.id, accept());
    await settle();
    queue.continueWaiting(a.id);
    await settle();
    expect(sent).toHaveLength(2);
    queue.continueWaiting(b.id);
    await result;
  });
});
