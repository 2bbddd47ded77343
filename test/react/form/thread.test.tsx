import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from './person.js';

const everyKind = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 500, default: 2 },
    news: { type: 'boolean', title: 'News', default: true },
    parking: { type: 'boolean', title: 'Parking' },
    plan: { type: 'string', title: 'Plan', enum: ['small', 'large'] },
    regions: { type: 'array', title: 'Regions', items: { type: 'string', enum: ['eu', 'us'] } },
    day: { type: 'string', format: 'date', title: 'Day' },
    at: { type: 'string', format: 'date-time', title: 'At' },
  },
  required: ['name', 'seats', 'news', 'plan', 'day'],
};

test('a person answers a question of every kind', async () => {
  const { user, send, sent } = ask(everyKind, { timeZone: 'Europe/Berlin' });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.clear(screen.getByRole('textbox', { name: 'Seats' }));
  await user.type(screen.getByRole('textbox', { name: 'Seats' }), '12');
  await user.click(screen.getByRole('checkbox', { name: 'News' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('radio', { name: 'large' }));
  await user.click(screen.getByRole('checkbox', { name: 'us' }));
  await user.type(screen.getByLabelText('Day'), '2026-03-01');
  await user.type(screen.getByLabelText('Date'), '2026-07-01');
  await user.type(screen.getByLabelText('Time'), '09:30');
  await send();
  expect(sent()).toEqual({
    action: 'accept',
    content: {
      name: 'Ada',
      seats: 12,
      news: false,
      parking: true,
      plan: 'large',
      regions: ['us'],
      day: '2026-03-01',
      at: '2026-07-01T09:30:00+02:00',
    },
  });
});

test.each(['Decline', 'Cancel'])('%s needs no answers', async (name) => {
  const { user, sent } = ask(everyKind);
  await user.click(screen.getByRole('button', { name }));
  expect(sent()).toEqual({ action: name.toLowerCase() });
});

test('a refused send shows what is wrong and takes the focus there', async () => {
  const { send, onResult, user } = ask(everyKind);
  await send();
  expect(onResult).not.toHaveBeenCalled();
  const summary = screen.getByRole('group', { name: 'There are 3 problems' });
  expect(document.activeElement).toBe(summary);
  await user.click(screen.getByRole('link', { name: 'Select an option for Plan' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'small' }));
});
