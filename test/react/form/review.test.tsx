import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyKind } from './everyKind.js';
import { form, meet } from './prompt.js';

const asked = form(
  {
    name: { type: 'string', title: 'Name' },
    seats: { type: 'integer', title: 'Seats' },
    plan: everyKind['plan'] ?? {},
  },
  ['plan'],
);

const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.firstChild?.textContent,
  ]);

test('answers are shown once more, and only then sent', async () => {
  const { user, box, button, submit, content } = meet(asked, { review: true });
  expect(screen.queryByRole('button', { name: 'Send to Acme' })).toBeNull();
  await user.type(box('Name'), 'Ada');
  await user.type(box('Seats'), '1200');
  await user.click(button('Review answers'));
  expect(content()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review answers' }));
  expect(rows()).toEqual([
    ['Name', 'Ada'],
    ['Seats', '1200'],
    ['Plan', 'No answer'],
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
  await submit();
  expect(content()).toEqual({ name: 'Ada', seats: 1200 });
});

test('there is a way back to each answer, with everything kept', async () => {
  const { user, box, button, submit, content } = meet(asked, { review: true });
  await user.type(box('Name'), 'Ada');
  await user.type(box('Seats'), '2');
  await user.click(button('Review answers'));
  await user.click(button('Change Seats'));
  expect(document.activeElement).toBe(box('Seats'));
  expect(box('Name').value).toBe('Ada');
  await user.type(box('Seats'), '0');
  await user.click(button('Review answers'));
  await user.click(button('Back'));
  expect(box('Seats').value).toBe('20');
  await user.click(button('Review answers'));
  await submit();
  expect(content()).toEqual({ name: 'Ada', seats: 20 });
});

test('what is wrong is said before there is anything to review', async () => {
  const { user, button, errors } = meet(asked, { review: true });
  await user.click(button('Review answers'));
  expect(errors()).toEqual(['Enter Name', 'Enter Seats']);
});

test('a confirmation has nothing to review', async () => {
  const { submit, content } = meet(form({}), { review: true });
  await submit();
  expect(content()).toEqual({});
});

test('with the delay of a real surface a double press does not send what it shows', async () => {
  const { user, button, onResult, box } = meet(asked, { review: true, acceptDelayMs: 2000 });
  const armed = (name: string) =>
    expect.poll(() => button(name).getAttribute('aria-disabled')).toBeNull();
  await user.type(box('Name'), 'Ada');
  await user.type(box('Seats'), '2');
  await armed('Review answers');
  await user.click(button('Review answers'));
  await user.click(button('Send to Acme'));
  expect(onResult).not.toHaveBeenCalled();
  await armed('Send to Acme');
  await user.click(button('Send to Acme'));
  expect(onResult).toHaveBeenCalledTimes(1);
});

test('a number is shown as it can be typed back, in the marks of the locale', async () => {
  const year = form({ year: { type: 'number', title: 'Year', default: 1234.5 } });
  const { button, user, content, submit, box } = meet(year, { review: true, locale: 'de' });
  expect(box('Year').value).toBe('1234,5');
  await user.click(button('Review answers'));
  expect(rows()).toEqual([['Year', '1234,5']]);
  await submit();
  expect(content()).toEqual({ year: 1234.5 });
});

test('the server’s words in a review have their language', async () => {
  const { button, user, box } = meet(asked, { review: true, serverLang: 'nl' });
  await user.type(box('Name'), 'Ada');
  await user.type(box('Seats'), '2');
  await user.click(button('Review answers'));
  expect(screen.getAllByRole('term').map((term) => term.getAttribute('lang'))).toEqual([
    'nl',
    'nl',
    'nl',
  ]);
});

test('where nobody can know what is in view, the delay alone counts for what was filled in', async () => {
  const filled = form({ payee: { type: 'string', title: 'Pay to', default: 'Evil' } });
  const { user, button, onResult } = meet(filled, { acceptDelayMs: 300 });
  await user.click(button('Send to Acme'));
  expect(onResult).not.toHaveBeenCalled();
  await expect.poll(() => button('Send to Acme').getAttribute('aria-disabled')).toBeNull();
  await user.click(button('Send to Acme'));
  expect(onResult).toHaveBeenCalledTimes(1);
});

test('a long suggestion comes into its box when the person wants it', async () => {
  const text = 'line\n'.repeat(500);
  const long = form({ letter: { type: 'string', title: 'Letter', default: text } });
  const { box, user, button, submit, content } = meet(long);
  expect(box(/^Letter/).value).toBe('');
  expect(screen.getByText(/^A long answer is suggested:/)).toBeTruthy();
  await user.click(button(/^Use suggested: “line/));
  expect(box(/^Letter/).value).toBe(text);
  expect(document.activeElement).toBe(box(/^Letter/));
  expect(screen.queryByRole('button', { name: /^Use suggested/ })).toBeNull();
  await submit();
  expect(content()).toEqual({ letter: text });
});
