import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { everyKind } from '../form/everyKind.js';
import { form, meet } from '../form/prompt.js';

const roleOf: Record<string, string> = {
  text: 'textbox',
  long: 'textbox',
  email: 'textbox',
  site: 'textbox',
  seats: 'textbox',
  price: 'textbox',
  agree: 'radiogroup',
  news: 'checkbox',
  plan: 'radiogroup',
  month: 'combobox',
  area: 'combobox',
  regions: 'group',
  tags: 'group',
  at: 'group',
};

const titleOf = (name: string) => (everyKind[name] as { title: string }).title;

describe('1 every control is called by its title', () => {
  test.each(Object.keys(roleOf))('1 %s, required among required: its title alone', (name) => {
    meet(form({ [name]: everyKind[name] ?? {} }));
    expect(screen.getByRole(roleOf[name] ?? '', { name: titleOf(name) })).toBeTruthy();
  });

  test.each(Object.keys(roleOf))('1 %s, optional among required: with "(optional)"', (name) => {
    meet(form({ other: { type: 'string' }, [name]: everyKind[name] ?? {} }, [name]));
    const called = `${titleOf(name)} (optional)`;
    expect(screen.getByRole(roleOf[name] ?? '', { name: called })).toBeTruthy();
  });

  test('1 a required question among optional ones says so', () => {
    meet(form({ a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } }, ['b', 'c']));
    expect(screen.getByRole('textbox', { name: 'A (required)' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'B' })).toBeTruthy();
  });

  test('1 without a title, its humanised name', () => {
    meet(form({ first_name: { type: 'string' }, homePhone: { type: 'string' } }));
    const names = screen.getAllByRole('textbox').map((box) => box.closest('div')?.textContent);
    expect(names).toEqual(['First name', 'Home phone']);
  });

  test('1 a date box is called by its label', () => {
    meet(form({ day: everyKind['day'] ?? {} }));
    expect(screen.getByLabelText('Day').getAttribute('type')).toBe('date');
  });
});

/** Ids that describe any element, each with what it says. */
function descriptions(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing: ${id}`);
}

test('2 what describes a control exists, is unique, and comes error first, then hint, then count', async () => {
  const { user, submit, box } = meet(form(everyKind));
  await submit();
  const described = [...document.querySelectorAll('[aria-describedby]')];
  expect(described.length).toBeGreaterThan(15);
  expect(described.flatMap(descriptions).filter((text) => text.startsWith('missing'))).toEqual([]);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(descriptions(box('Nickname'))).toEqual([
    'Error: Enter Nickname',
    'As on your badge.',
    'Up to 20 characters',
  ]);
  await user.type(box('Nickname'), 'x'.repeat(18));
  expect(descriptions(box('Nickname')).at(-1)).toBe('2 characters left');
  expect(descriptions(screen.getByRole('group', { name: 'Regions' }))).toEqual([
    'Error: Select an option for Regions',
    'Select up to 2',
  ]);
});

test('3 nothing that browsers or readers handle badly is in the page', async () => {
  const { submit } = meet(form(everyKind));
  for (const state of ['pristine', 'refused']) {
    if (state === 'refused') await submit();
    for (const selector of [
      '[aria-errormessage]',
      '[placeholder]',
      '[maxlength]',
      'input:is([type=number], [type=email], [type=url], [type=password])',
      '[tabindex]:not([tabindex="0"], [tabindex="-1"])',
    ]) {
      expect([state, selector, document.querySelector(selector)]).toEqual([state, selector, null]);
    }
  }
});

test('4 an error that is gone leaves no trace on its control', async () => {
  const { user, box, submit } = meet(form({ name: { type: 'string', title: 'Name' } }));
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(box('Name').getAttribute('aria-invalid')).toBe('true');
  expect(descriptions(box('Name'))).toEqual(['Error: Enter Name']);
  await user.type(box('Name'), 'A');
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
  expect(box('Name').getAttribute('aria-describedby')).toBeNull();
});
