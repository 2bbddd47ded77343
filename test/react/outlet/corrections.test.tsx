// A server that refuses an answer in the next round asks the same once more: what was answered stands there again.
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { runWithElicitation } from '../../../src/index.js';
import type { AskOptions } from '../../../src/index.js';
import { button, createChat, openChat, question, send } from './chat.js';

const trip = {
  properties: {
    name: { type: 'string', title: 'Name' },
    from: { type: 'string', title: 'From' },
    guests: { type: 'integer', title: 'Guests' },
    meals: { type: 'array', title: 'Meals', items: { enum: ['veg', 'fish'] } },
  },
  required: ['name', 'from', 'guests'],
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const repeated = /Your earlier answers are filled in again/;

/** A first form that was accepted, and then the same once more. */
async function asked(second = question('Not from there.', trip), more: Partial<AskOptions> = {}) {
  const chat = openChat();
  chat.ask('one', question('Book.', trip));
  await screen.findByRole('textbox', { name: 'Name' });
  const { user } = chat;
  await user.type(field('Name'), 'Ada');
  await user.type(field('From'), 'Atlantis');
  await user.type(field('Guests'), '4');
  await user.click(screen.getByText('fish'));
  expect(screen.queryByText(repeated)).toBeNull();
  await user.click(send());
  const [{ id } = { id: '' }] = chat.queue.getSnapshot();
  chat.ask('two', second, { corrects: id, ...more });
  await screen.findByRole('textbox', { name: 'Name' });
  return chat;
}

describe('a correction', () => {
  test('begins with the earlier answers, says so, and sends nothing by itself', async () => {
    const { user, results } = await asked();
    expect([field('Name').value, field('From').value, field('Guests').value]).toEqual([
      'Ada',
      'Atlantis',
      '4',
    ]);
    expect(screen.getByText(repeated)).toBeTruthy();
    expect(results.has('two')).toBe(false);
    await user.clear(field('From'));
    await user.type(field('From'), 'Bergen');
    await user.click(send());
    await expect
      .poll(() => results.get('two'))
      .toEqual({
        action: 'accept',
        content: { name: 'Ada', from: 'Bergen', guests: 4, meals: ['fish'] },
      });
  });

  test('counts as filled in: leaving it does not ask', async () => {
    const { user, results } = await asked();
    await user.click(button('Decline'));
    await expect.poll(() => results.get('two')).toEqual({ action: 'decline' });
  });

  test('that is sent as it came begins with the same in a third round', async () => {
    const chat = await asked();
    await chat.user.click(send());
    const id = chat.queue.getSnapshot().at(-1)?.id ?? '';
    chat.ask('three', question('Still not.', trip), { corrects: id });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' })).value).toBe(
      'Atlantis',
    );
  });

  test('of an entry that is gone begins empty', async () => {
    await asked(undefined, { corrects: 'gone' });
    expect(field('Name').value).toBe('');
    expect(screen.queryByText(repeated)).toBeNull();
  });
});

describe('secrets are asked once more', () => {
  const secret = { properties: { password: { type: 'string', title: 'Password' } } };
  const plain = { properties: { a: { type: 'string', title: 'Answer' } } };

  test.each([
    ['that looked like one', 'Log in.', 'Wrong.', secret, 'Password', 'warn'],
    [
      'that looked like one, to a host that does not mind',
      'Log in.',
      'Wrong.',
      secret,
      'Password',
      'off',
    ],
    [
      'that looks like one by the new message',
      'Hello?',
      'Type your password below.',
      plain,
      'Answer',
      'warn',
    ],
  ] as const)('%s', async (_, first, second, schema, name, sensitivePolicy) => {
    const chat = openChat({ sensitivePolicy });
    chat.ask('one', question(first, schema));
    await chat.user.type(await screen.findByRole('textbox', { name }), 'hunter2');
    const tick = screen.queryByRole('checkbox');
    if (tick) await chat.user.click(tick);
    await chat.user.click(send());
    const [{ id } = { id: '' }] = chat.queue.getSnapshot();
    chat.ask('two', question(second, schema), { corrects: id });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name })).value).toBe('');
    expect(screen.queryByText(repeated)).toBeNull();
  });
});

const round = (message: string) => ({
  resultType: 'input_required' as const,
  inputRequests: {
    trip: { method: 'elicitation/create', params: question(message, trip) },
  },
});

test('rep-32 a run of rounds puts back the answers of the round before', async () => {
  const chat = createChat();
  const opened = openChat({}, chat);
  const { user, queue } = opened;
  const rounds: unknown[] = [round('Book.'), round('No such place.'), { resultType: 'complete' }];
  const sent: unknown[] = [];
  let call: Promise<unknown> = Promise.resolve();
  act(() => {
    call = runWithElicitation(
      async (more) => {
        sent.push(more);
        return rounds[sent.length - 1];
      },
      { queue, requester: { connectionId: 'acme', name: 'Acme' } },
    );
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(field('From'), 'Atlantis');
  await user.type(field('Guests'), '4');
  await user.click(send());
  await screen.findByText(repeated);
  expect(field('From').value).toBe('Atlantis');
  expect(sent).toHaveLength(2);
  await user.clear(field('From'));
  await user.type(field('From'), 'Bergen');
  await user.click(send());
  await act(async () => void (await call));
  expect(sent[2]).toEqual({
    inputResponses: {
      trip: { action: 'accept', content: { name: 'Ada', from: 'Bergen', guests: 4 } },
    },
  });
});
