import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, meet } from '../form/prompt.js';

const options = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    const: `o${i}`,
    title: `Option ${i}`,
    description: `About ${i}`,
  }));

const described = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test.each(['radio', 'checkbox'])('what describes a %s is read with it, not as its name', (role) => {
  const oneOf = options(2);
  const property =
    role === 'radio' ? { type: 'string', oneOf } : { type: 'array', items: { anyOf: oneOf } };
  meet(form({ it: property }));
  expect(described(screen.getByRole(role, { name: 'Option 1' }))).toEqual(['About 1']);
});

test('of a list that opens, the description of the choice is shown', async () => {
  const { user } = meet(form({ it: { type: 'string', oneOf: options(8) } }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'It' }), 'Option 3');
  expect(screen.getByText('About 3')).toBeTruthy();
});

test('in a list to search in, each option shows its own', async () => {
  const { user } = meet(form({ it: { type: 'string', oneOf: options(30) } }));
  await screen.findByRole('listbox', { hidden: true }); // it takes the place of a plain box
  await user.click(screen.getByRole('combobox', { name: 'It' }));
  const option = await screen.findByRole('option', { name: 'Option 3' });
  expect(option.textContent).toBe('Option 3About 3');
});

test('a checkbox is described by what the server says, under its label', () => {
  meet(form({ it: { type: 'boolean', title: 'News', description: 'Monthly', default: false } }));
  const box = screen.getByRole('checkbox', { name: 'News' });
  expect(described(box)).toEqual(['Monthly.']);
  expect(box.closest('div')?.textContent).toBe('NewsMonthly.');
});
