import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, meet } from './surface.js';

const request = {
  message: 'Your team?',
  requestedSchema: { type: 'object', properties: { team: { type: 'string' } } },
};

test.each(['inline', 'dialog'] as const)(
  '23 no button sends a form that is around it (%s)',
  (presentation) => {
    meet(request, { presentation });
    const types = screen.getAllByRole<HTMLButtonElement>('button').map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['button']));
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
