// What is drawn, counted in elements: the bounds of core are compared with the page.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compileForm } from '../../../src/core/index.js';
import { DRAWN } from '../../../src/core/internal.js';
import { weightOf } from '../../../src/core/tooLarge.js';
import { form, meet } from './prompt.js';

const words = (count: number) => Array.from({ length: count }, (_, i) => `option ${i}`);
const list = (count: number, more: object = {}) => ({
  type: 'array',
  items: { type: 'string', enum: words(count) },
  ...more,
});
const described = (count: number) =>
  words(count).map((word) => ({ const: word, title: word, description: `About ${word}` }));

const kinds: Readonly<Record<string, object>> = {
  text: { type: 'string', description: 'A hint', examples: ['a', 'b'] },
  area: { type: 'string', format: 'multiline', maxLength: 500 },
  email: { type: 'string', format: 'email' },
  secret: { type: 'string', format: 'password', description: 'Yours', default: 'x' },
  date: { type: 'string', format: 'date', default: 'some day' },
  time: { type: 'string', format: 'time', default: '09:30' },
  moment: { type: 'string', format: 'date-time', default: '2026-03-01T09:00:00' },
  number: { type: 'number', minimum: 1, default: 2 },
  tick: { type: 'boolean', default: true },
  yesNo: { type: 'boolean' },
  radios: { enum: words(6), default: 'option 1' },
  'radios with words': { oneOf: described(6) },
  select: { enum: words(20), default: 'option 3' },
  combobox: { enum: words(40), default: 'option 30' },
  'own words': { anyOf: [{ type: 'string' }, { enum: words(40) }] },
  checks: list(10, { minItems: 1, default: ['option 1'] }),
  'checks with words': { type: 'array', items: { anyOf: described(10) } },
  search: list(400, { default: words(300) }),
};

test.each(Object.entries(kinds))('%s is drawn with no more than is counted', (name, property) => {
  const request = form({ [name]: property }, [name]);
  meet(request);
  const field = document.querySelector('[data-elicit-part="fields"]');
  const { controls, elements } = weightOf(compileForm(request.requestedSchema).fields);
  // A list that opens draws its rows only then.
  expect(field?.querySelectorAll('input, select, textarea').length).toBeLessThanOrEqual(
    controls + 1,
  );
  expect(field?.querySelectorAll('*').length).toBeLessThanOrEqual(elements);
});

test('a form beyond the bounds is a card without boxes, and cannot be accepted', () => {
  const { requestedSchema } = form({});
  const properties = Object.fromEntries(words(300).map((name) => [name, list(9)]));
  meet({ mode: 'form', message: 'Tick', requestedSchema: { ...requestedSchema, properties } });
  expect(screen.getByText('This form is too large to show here')).toBeTruthy();
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^(Send|Confirm)/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
});

test('of many that are ticked, fifty are on top, and the others are found by searching', async () => {
  const { user, tick } = meet(form({ a: list(400, { default: words(300) }) }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(DRAWN.ticked + DRAWN.options);
  expect(screen.getByText('300 selected')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'option 299');
  expect(tick('option 299').checked).toBe(true);
  await user.click(tick('option 299'));
  expect(tick('option 299').checked).toBe(false);
  expect(screen.getByText('299 selected')).toBeTruthy();
});

test('of many questions that cannot be asked, twenty are named and the rest is a number', () => {
  const { requestedSchema } = form({ name: { type: 'string' } });
  const required = words(120);
  meet({ mode: 'form', message: 'All', requestedSchema: { ...requestedSchema, required } });
  expect(document.querySelectorAll('[data-kind="missing"]')).toHaveLength(20);
  expect(screen.getByText('100 more questions')).toBeTruthy();
});

test('of many that are left out, twenty are named and the rest is a number', () => {
  const properties = Object.fromEntries(words(9000).map((name) => [name, { type: 'object' }]));
  const requestedSchema = { type: 'object', properties };
  meet({ mode: 'form', message: 'All', requestedSchema });
  const note = document.querySelector('[data-elicit-part="note-body"]');
  expect(note?.textContent).toMatch(/8.?980 more questions/);
  expect(note?.querySelectorAll('*').length).toBeLessThanOrEqual(25);
});

test('names that are left out of the sentence, or cut in it, are shown on request', async () => {
  const long = `${'Verified by your app: '.repeat(5)}the end`;
  const properties = { a: { type: 'object', title: long }, b: { type: 'string', title: 'Text' } };
  const { user } = meet({
    mode: 'form',
    message: 'All',
    requestedSchema: { type: 'object', properties },
  });
  expect(screen.getByText(/is left out/).textContent).not.toContain('the end');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(long)).toBeTruthy();
});

test('a default too long for a box is shown beside it, cut', () => {
  const { box } = meet(form({ a: { type: 'string', title: 'Text', default: 'x'.repeat(20_000) } }));
  expect(box('Text').value).toBe('');
  const cut = screen.getAllByText(/^“?x+…x*”?$/).map(({ textContent }) => textContent.length);
  // In the words beside the field, and on the button that puts it into the box.
  expect(cut.every((length) => length <= 202)).toBe(true);
});
