// Odd schemas and odd ways to fill in a box, as a person meets them.
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { form, meet } from './prompt.js';

type Page = ReturnType<typeof meet>;

const pick = (index: number) => (page: Page) =>
  page.user.click(screen.getAllByRole('radio')[index] ?? document.body);
const write = (text: string) => (page: Page) => page.user.type(screen.getByRole('textbox'), text);

/** What a browser or a password manager does: no key, no focus. */
function fill(box: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

const P = { type: 'string', title: 'P' };
const twice = [
  { const: 'a', title: 'Room' },
  { const: 'b', title: 'Room' },
];
const abc = { type: 'array', title: 'P', items: { type: 'string', enum: ['a', 'b', 'c'] } };

describe('what is sent', () => {
  test.each<[string, object, (page: Page) => unknown, unknown]>([
    ['the empty string that is an option', { ...P, enum: ['', 'a'] }, pick(0), ''],
    [
      'an untouched default that is the empty option',
      { ...P, enum: ['', 'a'], default: '' },
      () => {},
      '',
    ],
    ['the second of two options of one title', { ...P, oneOf: twice }, pick(1), 'b'],
    ['an option that looks like a boolean', { ...P, enum: ['true', 'false'] }, pick(1), 'false'],
    ['a boolean that is an enumeration', { title: 'P', enum: [true, false] }, pick(1), false],
    ['a number that is an option', { title: 'P', type: 'integer', enum: [0, 1] }, pick(0), 0],
    ['spaces in free text', P, write('   '), '   '],
    ['a default with breaks of another system', { ...P, default: 'a\r\nb' }, () => {}, 'a\r\nb'],
    ['a default with half a character', { ...P, default: 'a\ud800b' }, () => {}, 'a\ud800b'],
    [
      'a default out of five hundred',
      { ...P, enum: Array.from({ length: 500 }, (_, i) => `o${i}`), default: 'o450' },
      () => {},
      'o450',
    ],
    ['a huge number as its default', { title: 'P', type: 'number', default: 1e21 }, () => {}, 1e21],
    [
      'options in the order of the question',
      abc,
      async ({ user, tick }) => {
        await user.click(tick('c'));
        await user.click(tick('a'));
      },
      ['a', 'c'],
    ],
    ['a repeated default, once', { ...abc, default: ['a', 'a'] }, () => {}, ['a']],
  ])('%s', async (_, property, does, value) => {
    const page = meet(form({ p: property }));
    await does(page);
    await page.submit();
    expect(page.errors()).toEqual([]);
    expect(page.content()).toEqual({ p: value });
  });

  test.each<[string, object, (page: Page) => unknown]>([
    ['a boolean that may be null', { type: ['boolean', 'null'], title: 'P' }, () => {}],
    ['the only option there is', { ...P, const: 'x' }, () => {}],
    [
      'a list whose default was unticked',
      { ...abc, default: ['a'] },
      ({ user, tick }) => user.click(tick('a')),
    ],
    ['two at least, none of them', { ...abc, minItems: 2 }, () => {}],
  ])('nothing for what may be left open: %s', async (_, property, does) => {
    const page = meet(form({ p: property }, ['p']));
    await does(page);
    await page.submit();
    expect(page.content()).toEqual({});
  });
});

describe('what is refused, and how', () => {
  test.each<[string, object, (page: Page) => unknown, string]>([
    [
      'a character too few, one of them an emoji',
      { ...P, minLength: 3 },
      write('a😀'),
      'P must be 3 characters or more',
    ],
    [
      'consent that is not given',
      { type: 'boolean', title: 'P', const: true },
      () => {},
      'Tick “P”',
    ],
    [
      'yes where only no is taken',
      { type: 'boolean', title: 'P', const: false },
      pick(0),
      'P must be “No”',
    ],
    [
      'an address in letters of another script',
      { ...P, format: 'uri' },
      write('https://例子.中国/'),
      'Enter P in basic letters, like https://xn--fsqu00a.xn--fiqs8s/',
    ],
    [
      'one where two are wanted',
      { ...abc, minItems: 2 },
      ({ user, tick }) => user.click(tick('a')),
      'Select at least 2 options for P',
    ],
  ])('%s', async (_, property, does, sentence) => {
    const page = meet(form({ p: property }));
    await does(page);
    await page.submit();
    expect(page.content()).toBeUndefined();
    expect(page.errors()).toEqual([sentence]);
  });
});

test('options of one title are told apart by their values', () => {
  meet(form({ p: { ...P, oneOf: twice } }));
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Room (a)',
    'Room (b)',
  ]);
});

test('what a browser fills in by itself is sent', async () => {
  const { box, submit, content } = meet(
    form({ email: { ...P, format: 'email' }, q: { ...P, title: 'Q' } }),
  );
  act(() => fill(box('P'), 'ada@example.com'));
  act(() => fill(box('Q'), 'x'));
  await submit();
  expect(content()).toEqual({ email: 'ada@example.com', q: 'x' });
});

test('a page that resets its forms empties nothing: what is sent is what is seen', async () => {
  const { user, box, radio, submit, content } = meet(
    form({ p: P, b: { type: 'boolean', title: 'B' } }),
  );
  await user.type(box('P'), 'abc');
  await user.click(radio('Yes'));
  act(() => box('P').form?.reset());
  expect(box('P').value).toBe('abc');
  expect(radio('Yes').checked).toBe(true);
  await submit();
  expect(content()).toEqual({ p: 'abc', b: true });
});

test('spaces in a required question of a long form count as its answer, as they do when it is sent', () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [`q${i}`, { ...P, title: `Q${i}` }]),
  );
  const { box } = meet(form(many));
  fireEvent.change(box('Q1'), { target: { value: ' ' } });
  expect(screen.getByText('10 required questions left')).toBeTruthy();
});

test('a form in a dialect that cannot be read names it, and can only be left', async () => {
  const $schema = 'https://example.test/my-dialect';
  const { user, button, onResult } = meet({
    message: 'Tell me',
    requestedSchema: { $schema, type: 'object', properties: { a: { type: 'string' } } },
  });
  expect(screen.getByText(/wrote this form in/).textContent).toContain(
    'https://example.test/my-dialect',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('button').map((one) => one.textContent)).not.toContain('Send to Acme');
  await user.click(button('Decline'));
  expect(onResult).toHaveBeenCalledWith({ action: 'decline' });
});
