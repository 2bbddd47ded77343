import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { everyKind } from '../form/everyKind.js';
import { form, meet } from '../form/prompt.js';

const labelled = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: string, value: string) =>
  fireEvent.change(labelled(name), { target: { value } });

test('29 optional questions that nobody touched are absent; a checkbox with a default is not', async () => {
  const { submit, content } = meet(form(everyKind, Object.keys(everyKind)));
  await submit();
  expect(content()).toEqual({ news: true });
});

test('29 what was answered and taken back is absent', async () => {
  const { user, button, box, radio, tick, submit, content } = meet(
    form(everyKind, Object.keys(everyKind)),
  );
  await user.click(radio('small'));
  await user.click(button('Clear Plan'));
  await user.click(radio('No'));
  await user.click(button('Clear Parking'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'J');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'No answer');
  enter('Day', '2026-01-01');
  await user.click(button('Clear Day'));
  enter('Date', '2026-01-01');
  enter('Time', '10:00');
  await user.click(button('Clear Start'));
  await user.type(box('Seats'), '1');
  await user.clear(box('Seats'));
  await user.click(tick('eu'));
  await user.click(tick('eu'));
  await user.click(tick('News'));
  await submit();
  expect(content()).toEqual({ news: false });
});

const at = (more: object) => form({ at: { type: 'string', format: 'date-time', ...more } });

describe('30 date-times', () => {
  test.each(['2026-03-29T01:30:00-05:00', '2026-07-01T12:00:00.000Z', '2026-07-01t12:00:00+02:00'])(
    '30 an untouched default goes back byte for byte: %s',
    async (value) => {
      const { submit, content } = meet(at({ default: value }), { timeZone: 'Asia/Tokyo' });
      await submit();
      expect(content()).toEqual({ at: value });
    },
  );

  test.each([
    ['Europe/Berlin', '2026-01-15', '12:00', '2026-01-15T12:00:00+01:00'],
    ['Europe/Berlin', '2026-07-15', '12:00', '2026-07-15T12:00:00+02:00'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T01:30:00-04:00'],
    ['Asia/Kolkata', '2026-07-15', '12:00', '2026-07-15T12:00:00+05:30'],
    ['Australia/Lord_Howe', '2026-01-15', '12:00', '2026-01-15T12:00:00+11:00'],
    ['UTC', '2026-07-15', '12:00', '2026-07-15T12:00:00Z'],
  ])('30 in %s, %s %s is %s', async (timeZone, date, time, value) => {
    const { submit, content } = meet(at({}), { timeZone });
    enter('Date', date);
    enter('Time', time);
    expect(screen.getByText(value)).toBeTruthy();
    await submit();
    expect(content()).toEqual({ at: value });
  });

  test('30 in another zone, with the offset of that zone on that day', async () => {
    const { user, button, submit, content } = meet(at({}), { timeZone: 'UTC' });
    enter('Date', '2026-07-15');
    enter('Time', '12:00');
    await user.click(button('Change time zone'));
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    expect(document.activeElement).toBe(zone);
    await user.clear(zone);
    await user.type(zone, 'tok');
    await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
    await submit();
    expect(content()).toEqual({ at: '2026-07-15T12:00:00+09:00' });
  });
});

test.each([
  ['１２', 12],
  ['\u2212 5'.replace(' ', ''), -5],
  [' 7 ', 7],
  ['1e3', 1000],
  ['.5', 0.5],
])('31 the number %s', async (typed, value) => {
  const { user, box, submit, content } = meet(form({ n: { type: 'number' } }));
  await user.click(box('N'));
  await user.keyboard(typed);
  await submit();
  expect(content()).toEqual({ n: value });
});

test.each([
  ['9007199254740993', /too large to send exactly/],
  ['1,234', /thousands separators|number/],
  ['12 Main Street', /number/],
])('31 %s is refused, and stays to be put right', async (typed, words) => {
  const { user, box, submit, content, errors } = meet(form({ n: { type: 'number' } }));
  await user.type(box('N'), typed);
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual([expect.stringMatching(words)]);
  expect(box('N').value).toBe(typed);
});

test('31 lengths are counted in characters, not in halves of them', async () => {
  const { user, box, submit, content } = meet(form({ s: { type: 'string', maxLength: 4 } }));
  await user.click(box('S'));
  await user.paste('😀😀😀😀');
  expect(screen.getByText('0 characters left')).toBeTruthy();
  await submit();
  expect(content()).toEqual({ s: '😀😀😀😀' });
});

test('32 more ticks than allowed can be made, and are then refused', async () => {
  const { user, tick, submit, errors, content } = meet(form({ r: everyKind['regions'] ?? {} }));
  for (const name of ['eu', 'us', 'ap']) {
    expect(tick(name).disabled).toBe(false);
    await user.click(tick(name));
  }
  expect(screen.getByText('3 of 2 selected')).toBeTruthy();
  await submit();
  expect(content()).toBeUndefined();
  expect(errors()).toEqual(['Select no more than 2 options for Regions']);
});

describe('33 what looks like a secret', () => {
  const secret = { api_key: { type: 'string', title: 'Key' }, name: { type: 'string' } };
  const asked = form(secret, ['api_key', 'name']);

  test('33 is warned about, and sent only with consent', async () => {
    const { user, box, tick, submit, content, errors } = meet(asked);
    expect(screen.getByText('Do not enter passwords or keys here')).toBeTruthy();
    expect(box('Key').type).toBe('text');
    await user.type(box('Key'), 'abc');
    await submit();
    expect(content()).toBeUndefined();
    expect(errors()).toEqual(['Clear Key, or choose “I understand, send it anyway”']);
    await user.click(screen.getByRole('link', { name: /Clear Key/ }));
    expect(document.activeElement).toBe(tick('I understand, send it anyway'));
    await user.click(tick('I understand, send it anyway'));
    expect(errors()).toEqual([]);
    await submit();
    expect(content()).toEqual({ api_key: 'abc' });
  });

  test('33 consent stays asked for until it is given', async () => {
    const { user, box, leave, submit, errors } = meet(asked);
    await user.type(box('Key'), 'abc');
    await submit();
    await user.type(box('Key'), 'd');
    await leave();
    expect(errors()).toHaveLength(1);
    await user.clear(box('Key'));
    expect(errors()).toEqual([]);
  });

  test('33 needs no consent while it is empty', async () => {
    const { user, box, submit, content } = meet(asked);
    await user.type(box('Name'), 'Ada');
    await submit();
    expect(content()).toEqual({ name: 'Ada' });
  });

  test('33 "max_tokens" is none', () => {
    meet(form({ max_tokens: { type: 'integer' } }));
    expect(screen.queryByText('Do not enter passwords or keys here')).toBeNull();
  });

  test('33 with "block", an optional one is not asked for', async () => {
    const { user, box, submit, content } = meet(asked, { sensitivePolicy: 'block' });
    expect(screen.queryByRole('textbox', { name: 'Key' })).toBeNull();
    await user.type(box('Name'), 'Ada');
    await submit();
    expect(content()).toEqual({ name: 'Ada' });
  });

  test('33 with "block", a required one leaves declining and cancelling', async () => {
    const { user, button, onResult } = meet(form(secret), { sensitivePolicy: 'block' });
    expect(screen.queryByRole('button', { name: 'Send to Acme' })).toBeNull();
    expect(screen.getByText(/asks for a secret/)).toBeTruthy();
    await user.click(button('Decline'));
    expect(onResult.mock.lastCall).toEqual([{ action: 'decline' }]);
  });

  test('33 with "off", it is a question like any other', async () => {
    const { user, box, submit, content } = meet(asked, { sensitivePolicy: 'off' });
    expect(screen.queryByText('Do not enter passwords or keys here')).toBeNull();
    await user.type(box('Key'), 'abc');
    await submit();
    expect(content()).toEqual({ api_key: 'abc' });
  });
});

describe('35 what cannot be asked here', () => {
  const place = { type: 'object', title: 'Place', properties: {} };

  test('35 required: there is no way to accept, and the question is named', () => {
    meet(form({ place, note: { type: 'string' } }, ['note']));
    expect(screen.queryByRole('button', { name: /Send|Confirm/ })).toBeNull();
    expect(screen.getByText('Place')).toBeTruthy();
  });

  test('35 optional: it is left out, and said so', async () => {
    const { user, box, submit, content } = meet(
      form({ place, note: { type: 'string' } }, ['place']),
    );
    expect(screen.getByText(/is left out/).textContent).toMatch(/left out: Place$/);
    await user.type(box('Note'), 'x');
    await submit();
    expect(content()).toEqual({ note: 'x' });
  });
});
