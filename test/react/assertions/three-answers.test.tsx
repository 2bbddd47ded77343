import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, meet } from './surface.js';

const request = {
  message: 'Your team?',
  requestedSchema: { type: 'object', properties: { team: { type: 'string' } } },
};

test.each(['inline', 'dialog'] as const)(
  '23 only accept is a submit button (%s)',
  (presentation) => {
    meet(request, { presentation });
    const submits = screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ type }) => type === 'submit');
    expect(submits).toEqual([button('Send to Acme')]);
  },
);

test.each([
  ['Send to Acme', { action: 'accept', content: {} }],
  ['Decline', { action: 'decline' }],
  ['Cancel', { action: 'cancel' }],
  ['Close without answering', { action: 'cancel' }],
])('23 %s', async (name, result) => {
  const { user, onResult } = meet(request, { presentation: 'dialog' });
  await user.click(button(name));
  expect(onResult.mock.calls).toEqual([[result]]);
  expect(Object.keys(onResult.mock.calls[0]?.[0] ?? {})).toEqual(Object.keys(result));
});

test('23 Escape cancels', async () => {
  const { user, onResult } = meet(request, { presentation: 'dialog' });
  await user.keyboard('{Escape}');
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
});
