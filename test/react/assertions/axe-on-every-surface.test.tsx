import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scenarios, unreadableRequests } from '../../../src/fixtures/index.js';
import { consent, openChat, question } from '../outlet/chat.js';
import { problems } from '../axe.js';
import { button, createDelivery, email, meet } from './surface.js';

/** A surface, and what a person does until it looks as it is named. */
const surfaces: Record<string, () => Promise<void> | void> = {
  'a pristine form': () => void meet(scenarios.bookTable),
  'a dialog': () => void meet(undefined, { presentation: 'dialog' }),
  errors: async () => {
    const { user } = meet();
    await user.click(button(/^Send/));
  },
  'a dialog that asks before it closes': async () => {
    const { user } = meet(undefined, { presentation: 'dialog' });
    await user.type(email(), 'x');
    await user.keyboard('{Escape}');
  },
  sending: async () => {
    const { user, onResult } = meet();
    onResult.mockReturnValue(createDelivery().promise);
    await user.click(button('Decline'));
  },
  'a delivery that failed': async () => {
    const { user, onResult } = meet();
    const delivery = createDelivery();
    onResult.mockReturnValue(delivery.promise);
    await user.click(button('Decline'));
    await act(async () => delivery.fail());
  },
  'a receipt': async () => {
    const { user } = meet();
    await user.click(button('Decline'));
  },
  'a request that cannot be read': () => void meet(Object.values(unreadableRequests)[0]),
  'a queue with a deadline': () => {
    const { ask } = openChat();
    ask('r1', undefined, { expiresAt: Date.now() + 90_000, onRequestMoreTime: () => {} });
    for (const key of ['r2', 'r3']) ask(key, question(`${key}?`));
  },
  'consent to a URL': async () => {
    openChat().ask('r1', consent());
    await screen.findByRole('button', { name: 'Open example.test' });
  },
  waiting: async () => {
    const { ask, user } = openChat({ openUrl: () => true });
    ask('r1', consent());
    await user.click(await screen.findByRole('button', { name: 'Open example.test' }));
  },
};

test.each(Object.keys(surfaces))('05 axe finds nothing in %s', async (name) => {
  await surfaces[name]?.();
  expect(await problems()).toEqual([]);
});
