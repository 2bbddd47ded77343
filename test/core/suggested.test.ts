import { expect, test } from 'vitest';
import { compileForm, initialEntries, parseEntries } from '../../src/core/index.js';

const form = (property: object) =>
  compileForm({ type: 'object', properties: { a: property }, required: ['a'] });

const date = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const time = { type: 'string', format: 'time' };
const berlin = { timeZone: 'Europe/Berlin' };

// One reading: the suggestion stands in the box, and untouched it is sent as the protocol writes it.
test.each<[object, string, string]>([
  [date, '2026-03-01T00:00:00', '2026-03-01'],
  [date, '2026-03-01T00:00:00Z', '2026-03-01'],
  [date, '2026-03-01T09:30:00', '2026-03-01'],
  [date, '2026-03-01 00:00:00+00:00', '2026-03-01'],
  [date, '2026/03/01', '2026-03-01'],
  [date, '2026-3-1', '2026-03-01'],
  [date, '20260301', '2026-03-01'],
  [date, ' 2026-03-01 ', '2026-03-01'],
  [moment, '2026-03-01 09:00:00+01:00', '2026-03-01T09:00:00+01:00'],
  [moment, '2026-03-01 09:00:00 UTC', '2026-03-01T09:00:00Z'],
  [moment, '2026-03-01T09:00Z', '2026-03-01T09:00:00Z'],
  [moment, '2026-03-01T09:00:00+0100', '2026-03-01T09:00:00+01:00'],
  [moment, '2026-03-01T09:00:00.123456+01', '2026-03-01T09:00:00.123456+01:00'],
  [time, '9:30', '09:30'],
  [time, '9:30 PM', '21:30'],
  [time, '12:05 a.m.', '00:05'],
  [time, '9:30:15', '09:30:15'],
  // no offset: meant in the zone that is shown
  [moment, '2026-03-01T09:00:00', '2026-03-01T09:00:00+01:00'],
  [moment, '2026-07-01 09:00:30', '2026-07-01T09:00:30+02:00'],
  [moment, '2026-03-01T09:00:00.123456', '2026-03-01T09:00:00+01:00'],
])('%j: the suggested %s is sent as %s', (property, suggested, sent) => {
  const model = form({ ...property, default: suggested });
  expect(model.notices.map(({ code }) => code)).toContain('default-invalid');
  expect(parseEntries(model, initialEntries(model, berlin))).toEqual({
    ok: true,
    content: { a: sent },
  });
});

// No reading, or several: it stays to be read beside the field.
test.each<[object, unknown, object]>([
  [moment, '2026-03-01T09:00:00', { reason: 'no-offset', date: '2026-03-01', time: '09:00' }],
  [moment, '2026-03-01', { reason: 'no-time', date: '2026-03-01' }],
  [moment, '20260301', { reason: 'no-time', date: '2026-03-01' }],
  [moment, '01/03/2026 09:00', { reason: 'unusable' }],
  [moment, '2026-02-30T09:00:00', { reason: 'unusable' }],
  [moment, '2026-03-01T25:00:00Z', { reason: 'unusable' }],
  [moment, 'next Monday', { reason: 'unusable' }],
  [date, '01/03/2026', { reason: 'unusable' }],
  [date, 'today', { reason: 'unusable' }],
  [date, '2026-03-01T23:30:00Z', { reason: 'unusable' }],
  [date, '2026111', { reason: 'unusable' }],
  [time, '09:30:00Z', { reason: 'unusable' }],
  [time, 'noon', { reason: 'unusable' }],
  [time, '13:00 PM', { reason: 'unusable' }],
  [{ type: 'number' }, 'a half', { reason: 'unusable' }],
  [{ type: 'integer' }, '1,200', { reason: 'unusable' }],
  [{ type: 'boolean' }, 'yes', { reason: 'unusable' }],
  [{ enum: ['S', 'M'] }, 'XXL', { reason: 'unusable' }],
])('%j: the suggested %s is kept: %j', (property, suggested, kept) => {
  const [field] = form({ ...property, default: suggested }).fields;
  expect(field?.default).toBeUndefined();
  expect(field?.suggested).toEqual({ text: String(suggested), ...kept });
});

test('of a list, what is no option is kept', () => {
  const items = { type: 'string', enum: ['Monday', 'Friday'] };
  const [field] = form({ type: 'array', items, default: ['Monday', 'Someday'] }).fields;
  expect(field).toMatchObject({ default: [0], suggested: { text: 'Someday', reason: 'unusable' } });
});

test('a label that is suggested in place of its value is that option', () => {
  const oneOf = [
    { const: 'l', title: 'Large' },
    { const: 's', title: 'Small' },
  ];
  const [field] = form({ oneOf, default: 'Small' }).fields;
  expect(field).toMatchObject({ default: 1 });
  expect(field).not.toHaveProperty('suggested');
});

test('the words are the server’s, so they are cleaned', () => {
  const [field] = form({ ...date, default: ` \u202esoon\n${'x'.repeat(300)}` }).fields;
  expect(field?.suggested?.text).toMatch(/^soon x+…x+$/);
});

test.each([
  { type: 'string', default: { a: 1 } },
  { ...date, default: '' },
  { ...moment, default: null },
])('nothing is kept of %j', (property) => {
  expect(form(property).fields[0]).not.toHaveProperty('suggested');
});
