import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { form, meet } from '../form/prompt.js';

const radios = { type: 'string', enum: ['a', 'b'] };
const yesNo = { type: 'boolean' };
const ticks = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };

const required = (role: string, name: string | RegExp) =>
  screen.getByRole(role, { name }).getAttribute('aria-required');

test('7 a group of radios is required where its question is; a group of checkboxes never says so', () => {
  meet(form({ one: radios, two: radios, three: yesNo, many: ticks, more: ticks }, ['two', 'more']));
  expect(required('radiogroup', 'One')).toBe('true');
  expect(required('radiogroup', /Two/)).toBeNull();
  expect(required('radiogroup', 'Three')).toBe('true');
  expect(required('group', 'Many')).toBeNull();
  expect(required('group', /More/)).toBeNull();
});

describe('9 autofill by well-known names, where the title says no other', () => {
  const tokens: [string, string][] = [
    ['email', 'email'],
    ['E_Mail', 'email'],
    ['fullName', 'name'],
    ['first_name', 'given-name'],
    ['lastname', 'family-name'],
    ['phone-number', 'tel'],
    ['company', 'organization'],
    ['jobTitle', 'organization-title'],
    ['street', 'street-address'],
    ['city', 'address-level2'],
    ['state', 'address-level1'],
    ['postcode', 'postal-code'],
    ['country', 'country-name'],
    ['website', 'url'],
    ['username', 'off'],
    ['password', 'off'],
    ['token', 'off'],
    ['one_time_code', 'off'],
    ['cc-number', 'off'],
    ['favouriteEmailClient', 'off'],
  ];
  test.each(tokens)('9 %s → %s', (name, token) => {
    const { box } = meet(form({ [name]: { type: 'string' } }));
    expect(box(/(?:)/).autocomplete).toBe(token);
  });
  test('9 a title of another thing takes the token back', () => {
    const { box } = meet(form({ name: { type: 'string', title: 'Repository name' } }));
    expect(box('Repository name').autocomplete).toBe('off');
  });
  test('9 an address for mail is one whatever its name', () => {
    const { box } = meet(form({ x: { type: 'string', format: 'email', title: 'It' } }));
    expect(box('It').autocomplete).toBe('email');
  });
});

const optOuts = [
  'data-1p-ignore',
  'data-lpignore',
  'data-bwignore',
  'data-form-type',
  'data-protonpass-ignore',
];

test('10 a box without a token is closed to password managers', () => {
  const { box } = meet(
    form({
      email: { type: 'string', title: 'Mail' },
      secret: { type: 'string', title: 'Secret' },
      note: { type: 'string', title: 'Note' },
      seats: { type: 'integer', title: 'Seats' },
    }),
  );
  for (const name of ['Secret', 'Note', 'Seats']) {
    expect(optOuts.filter((attribute) => !box(name).hasAttribute(attribute))).toEqual([]);
    expect(box(name).name).toMatch(/^f\d$/);
  }
  expect(optOuts.filter((attribute) => box('Mail').hasAttribute(attribute))).toEqual([]);
});

test('11 a server’s words are text, and cannot turn the line around', () => {
  const words = '<b>bold</b> [x](http://evil.example) http://evil.example \u202Etxet';
  meet({
    mode: 'form',
    message: words,
    requestedSchema: {
      type: 'object',
      properties: {
        a: { type: 'string', title: words, description: words },
        b: { type: 'string', oneOf: [{ const: 'x', title: words, description: words }] },
        c: { type: 'array', title: words, items: { anyOf: [{ const: 'y', title: words }] } },
        d: { type: 'string', title: 'D', default: words },
      },
    },
  });
  const text = document.body.textContent ?? '';
  expect(text.split('[x](http://evil.example)').length).toBeGreaterThan(6);
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(document.querySelector('a, b, img, script')).toBeNull();
});
