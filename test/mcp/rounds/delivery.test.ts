import { expect, it } from 'vitest';
import { accept } from '../../../src/mcp/index.js';
import { done, item, needs, question, running, settle, visit, wants, type Leg } from './server.js';

const fails =
  (error: unknown): Leg =>
  () => {
    throw error;
  };

it('an answer of a round is sending until the next attempt has come back', async () => {
  let finish: (() => void) | undefined;
  const leg: Leg = async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return done({});
  };
  const { queue, see, result } = running([wants({ a: question('A?'), b: question('B?') }), leg]);
  const deliveries = () => queue.getSnapshot().map(({ delivery }) => delivery);
  queue.settle((await see('A?')).id, accept({}));
  expect(deliveries()).toEqual(['sending', undefined]);
  queue.settle((await see('B?')).id, accept({}));
  await settle();
  expect(deliveries()).toEqual(['sending', 'sending']);
  finish?.();
  await result;
  await settle();
  expect(deliveries()).toEqual(['sent', 'sent']);
});

it.each([
  ['a tool that fails', Object.assign(new Error('no'), { code: -32603 }), 'accept', 'sent'],
  [
    'a session that is lost',
    Object.assign(new Error('no'), { code: 404 }),
    'disconnected',
    'failed',
  ],
  ['a connection that broke', new TypeError('Failed to fetch'), 'accept', 'unknown'],
  ['a time-out', new DOMException('timed out', 'TimeoutError'), 'accept', 'unknown'],
])('%s: the receipt says what is known', async (_, error, outcome, delivery) => {
  const { queue, see, failure } = running([wants({ k: question('Who?') }), fails(error)]);
  queue.settle((await see('Who?')).id, accept({}));
  expect(await failure()).toBe(error);
  await settle();
  expect(queue.getSnapshot()).toMatchObject([{ phase: 'done', outcome, delivery }]);
});

it('an answer that is not sent because the call is stopped was not delivered', async () => {
  const controller = new AbortController();
  const { queue, see, failure } = running([wants({ a: question('A?'), b: question('B?') })], {
    signal: controller.signal,
  });
  queue.settle((await see('A?')).id, accept({}));
  await see('B?');
  controller.abort();
  await failure();
  await settle();
  expect(queue.getSnapshot()).toMatchObject([
    { outcome: 'cancel', delivery: 'failed' },
    { outcome: 'cancel' },
  ]);
});

it('an answer that was on its way when the call was stopped may have arrived', async () => {
  const controller = new AbortController();
  const { queue, see, failure } = running(
    [wants({ a: question('A?') }), () => new Promise(() => {})],
    { signal: controller.signal },
  );
  queue.settle((await see('A?')).id, accept({}));
  await settle();
  controller.abort();
  await failure();
  await settle();
  expect(queue.getSnapshot()).toMatchObject([{ outcome: 'accept', delivery: 'unknown' }]);
});

it('a repeated attempt is still the same sending', async () => {
  const { queue, see, result } = running(
    [wants({ k: question('Who?') }), fails(new Error('offline')), done],
    { retry: () => true },
  );
  queue.settle((await see('Who?')).id, accept({}));
  await result;
  await settle();
  expect(queue.getSnapshot()).toMatchObject([{ outcome: 'accept', delivery: 'sent' }]);
});

it('consent to a URL is delivered by the attempt that follows, while the person is still there', async () => {
  const { queue, see } = running([wants({ k: visit('Go.') }), wants({ k: visit('Go.') })]);
  queue.settle((await see('Go.')).id, accept());
  await settle();
  expect(queue.getSnapshot()).toMatchObject([{ phase: 'waiting', delivery: 'sent' }]);
});

it('-32042 takes no answers, so nothing is said of them', async () => {
  const { queue, see } = running([needs(item('Go.', 'https://ok.example.test', 'e1')), done]);
  const { id } = await see('Go.');
  queue.settle(id, accept());
  await settle();
  expect(queue.getSnapshot()[0]).not.toHaveProperty('delivery');
});
