// Failures of other clients with the answers and their ways in. The ids are those of test/data/cases.json.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { caseOf, summary } from '../summaries.js';
import { button, meet } from '../assertions/surface.js';

const requestOf = (id: string): unknown => caseOf(id).request;

test(`act-01 ${summary('act-01')}`, async () => {
  const { user, onResult } = meet(requestOf('act-01'), { presentation: 'dialog' });
  await user.keyboard('{Escape}');
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  expect('content' in (onResult.mock.calls[0]?.[0] ?? {})).toBe(false);
});

test(`act-03 ${summary('act-03')}`, async () => {
  const { user, onResult } = meet(requestOf('act-03'));
  await user.type(screen.getByRole('textbox', { name: 'Mail' }), 'nope');
  await user.click(button('Decline'));
  await user.click(button('Discard and decline'));
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  expect(screen.queryByText(/problem/)).toBeNull();
});

test(`act-04 ${summary('act-04')}`, async () => {
  const { user, onResult } = meet(requestOf('act-04'));
  await user.click(button('Cancel'));
  expect('content' in (onResult.mock.calls[0]?.[0] ?? { content: 1 })).toBe(false);
});

describe(`act-11 ${summary('act-11')}`, () => {
  test.each([
    ['Send to Acme', '', { action: 'accept', content: {} }],
    ['Decline', 'Tells Acme no. Nothing is sent.', { action: 'decline' }],
    ['Cancel', 'Closes without an answer. Acme may ask again.', { action: 'cancel' }],
  ])(
    'act-11 %s can be reached with the keyboard, and says what it does',
    async (name, help, result) => {
      const { user, onResult } = meet(requestOf('act-11'));
      for (let stops = 0; document.activeElement !== button(name) && stops < 10; stops += 1)
        await user.tab();
      expect(document.activeElement).toBe(button(name));
      const id = button(name).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(id)?.textContent ?? '').toBe(help);
      await user.keyboard('{Enter}');
      expect(onResult.mock.calls).toEqual([[result]]);
    },
  );
});

test(`a11-01 ${summary('a11-01')}`, async () => {
  const { user } = meet(requestOf('a11-01'));
  const controls = [
    screen.getByRole('textbox', { name: /Destination/ }),
    screen.getByRole('textbox', { name: /Bags/ }),
    screen.getByLabelText(/Date/),
  ];
  for (const control of controls) {
    await user.click(document.querySelector(`label[for="${control.id}"]`) ?? document.body);
    expect(document.activeElement).toBe(control);
  }
  for (const [group, option, role] of [
    ['Seat', 'aisle', 'radio'],
    ['Meals', 'veg', 'checkbox'],
    ['Alerts', 'Yes', 'radio'],
  ] as const) {
    const box = screen
      .getAllByRole<HTMLInputElement>(role)
      .find(
        (one) =>
          one.closest('fieldset')?.textContent?.startsWith(group) &&
          one.closest('label')?.textContent === option,
      );
    await user.click(within(box?.closest('label') ?? document.body).getByText(option));
    expect(box?.checked).toBe(true);
  }
});

test(`a11-02 ${summary('a11-02')}`, async () => {
  const { user } = meet(requestOf('a11-02'), { presentation: 'dialog' });
  const destination = screen.getByRole('textbox', { name: /Destination/ });
  expect(destination.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Error:')).toBeNull();
  await user.click(button('Send to Acme'));
  expect(destination.getAttribute('aria-invalid')).toBe('true');
  const described = (destination.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');
  expect(described).toMatch(/Error: Enter Destination.*City or airport/);
  expect(dangling()).toEqual([]);
});

/** Ids that are referred to and do not exist. */
function dangling(): string[] {
  const attributes = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'];
  return attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
      .filter((id) => document.getElementById(id) === null),
  );
}

test(`a11-03 ${summary('a11-03')}`, async () => {
  const { user } = meet(requestOf('a11-03'));
  const meals = screen.getByRole('group', { name: /^Meals/ });
  await user.click(button('Send to Acme'));
  const described = (meals.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(described).toMatch(/Error: .*Meals/);
});

test(`a11-04 ${summary('a11-04')}`, () => {
  meet(requestOf('a11-04'), { presentation: 'dialog' });
  const dialog = screen.getByRole('dialog', {
    name: 'Acme asks for information',
    description: 'Trip details.',
  });
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

test('a11-04 a long message is in the dialog, and not its description', () => {
  meet(
    { message: 'word '.repeat(100), requestedSchema: { type: 'object' } },
    { presentation: 'dialog' },
  );
  const dialog = screen.getByRole('dialog', { name: 'Acme asks you to confirm' });
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
  expect(dialog.textContent).toContain('word word');
});

test(`a11-08 ${summary('a11-08')}`, () => {
  meet(requestOf('a11-08'));
  expect(
    screen.getByRole('textbox', { name: 'Destination (required)' }).getAttribute('aria-required'),
  ).toBe('true');
  expect(screen.getByRole('group', { name: 'Meals (required)' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Bags' }).getAttribute('aria-required')).toBeNull();
  expect(screen.getByText('Required questions are marked.')).toBeTruthy();
});

test(`a11-10 ${summary('a11-10')}`, async () => {
  const { user } = meet(requestOf('a11-10'));
  meet(requestOf('a11-10'));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const second = screen.getAllByRole('textbox', { name: /Destination/ })[1];
  await user.click(document.querySelector(`label[for="${second?.id}"]`) ?? document.body);
  expect(document.activeElement).toBe(second);
});

test(`pro-01 ${summary('pro-01')}`, async () => {
  const { user, onResult } = meet(requestOf('pro-01'));
  await user.type(screen.getByRole('textbox'), 'Ada');
  await user.click(button('Send to Acme'));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { n: 'Ada' } }]]);
});

test(`pro-10 ${summary('pro-10')}`, async () => {
  const { user, onResult } = meet(requestOf('pro-10'));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.type(screen.getByRole('textbox'), 'Ada');
  await user.click(button('Send to Acme'));
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { n: 'Ada' } }]]);
});

describe(`pro-11 ${summary('pro-11')}`, () => {
  test.each([
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
    ['Close without answering', 'cancel'],
    ['Open', 'accept'],
  ])('pro-11 %s', async (name, action) => {
    const { user, onResult } = meet(requestOf('pro-11'), { openUrl: () => true });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(onResult.mock.calls).toEqual([[{ action }]]);
    expect(Object.keys(onResult.mock.calls[0]?.[0] ?? {})).toEqual(['action']);
  });
});
