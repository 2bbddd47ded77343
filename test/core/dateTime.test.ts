import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  parseEntries,
  type DateTimeEntry,
} from '../../src/core/index.js';
import { zoneOffset } from '../../src/core/internal.js';

const form = (more: object = {}) =>
  compileForm({
    type: 'object',
    properties: { at: { type: 'string', format: 'date-time', ...more } },
  });

const send = (date: unknown, time: unknown, zone: unknown = 'UTC', model = form()) =>
  parseEntries(model, { f0: { date, time, zone } as DateTimeEntry });

const sent = (at: string) => ({ ok: true, content: { at } });
const refused = (issue: object) => ({ ok: false, issues: [{ fieldId: 'f0', ...issue }] });

describe('a wall clock of a zone', () => {
  test.each([
    ['2026-07-01', '14:30', 'UTC', '2026-07-01T14:30:00Z'],
    ['2026-07-01', '14:30:05', 'UTC', '2026-07-01T14:30:05Z'],
    ['2026-07-01', '14:30:05.25', 'UTC', '2026-07-01T14:30:05.25Z'],
    ['2026-07-01', '14:30', 'Asia/Kolkata', '2026-07-01T14:30:00+05:30'],
    ['2026-01-01', '00:00', 'America/Los_Angeles', '2026-01-01T00:00:00-08:00'],
    ['2026-07-01', '00:00', 'America/Los_Angeles', '2026-07-01T00:00:00-07:00'],
    ['2026-07-01', '12:00', 'Pacific/Kiritimati', '2026-07-01T12:00:00+14:00'],
    ['2026-07-01', '12:00', 'America/St_Johns', '2026-07-01T12:00:00-02:30'],
    ['2026-07-01', '12:00', 'Australia/Eucla', '2026-07-01T12:00:00+08:45'],
    ['0001-01-01', '00:00', 'UTC', '0001-01-01T00:00:00Z'],
    ['9999-12-31', '23:59:59', 'Asia/Tokyo', '9999-12-31T23:59:59+09:00'],
    ['2024-02-29', '12:00', 'UTC', '2024-02-29T12:00:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, at) => {
    expect(send(date, time, zone)).toEqual(sent(at));
  });

  test('an offset with seconds, as before standard time, is said in UTC', () => {
    expect(send('1880-01-01', '12:00', 'Europe/Amsterdam')).toMatchObject({ ok: true });
    const outcome = send('1880-01-01', '12:00', 'America/New_York');
    expect(outcome).toEqual(sent('1880-01-01T16:56:02Z'));
  });

  test.each([
    ['2026-03-29', '02:30', 'Europe/Berlin'],
    ['2026-03-29', '02:00', 'Europe/Berlin'],
    ['2026-03-08', '02:59:59', 'America/New_York'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
    ['2011-12-30', '12:00', 'Pacific/Apia'],
  ])('%s %s was skipped in %s', (date, time, zone) => {
    expect(send(date, time, zone)).toEqual(refused({ code: 'time-gap', time, zone }));
  });

  test.each([
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T01:30:00-04:00'],
  ])('%s %s in %s, beside a gap or twice on the clock, is %s', (date, time, zone, at) => {
    expect(send(date, time, zone)).toEqual(sent(at));
  });
});

describe('what is missing or wrong', () => {
  const incomplete = { incomplete: true };
  test.each<[unknown, unknown, unknown, string]>([
    ['', '12:00', 'UTC', 'date-missing'],
    ['2026-07-01', '', 'UTC', 'time-missing'],
    [incomplete, '12:00', 'UTC', 'date-incomplete'],
    [incomplete, '', 'UTC', 'date-incomplete'],
    ['', incomplete, 'UTC', 'time-incomplete'],
    ['2026-07-01', incomplete, 'UTC', 'time-incomplete'],
    ['2026-02-30', '12:00', 'UTC', 'date'],
    ['20265-01-01', '12:00', 'UTC', 'date-year'],
    ['0000-01-01', '12:00', 'UTC', 'date-year'],
    ['2026-07-01', '25:00', 'UTC', 'date-time'],
    ['2026-07-01', '24:00', 'UTC', 'date-time'],
    ['2026-07-01', 'noon', 'UTC', 'date-time'],
    ['2026-07-01', '12:00', 'Mars/Olympus', 'zone-unknown'],
    ['2026-07-01', '12:00', '', 'zone-unknown'],
    ['2026-07-01', '12:00', 7, 'zone-unknown'],
  ])('%j %j in %j: %s', (date, time, zone, code) => {
    expect(send(date, time, zone)).toMatchObject({ ok: false, issues: [{ fieldId: 'f0', code }] });
  });

  test('nothing at all is no answer', () => {
    expect(send('', '')).toEqual({ ok: true, content: {} });
    const required = compileForm({
      type: 'object',
      properties: { at: { type: 'string', format: 'date-time' } },
      required: ['at'],
    });
    expect(send('', '', 'UTC', required)).toEqual(refused({ code: 'required' }));
  });

  test('a host that draws one box may give the text itself', () => {
    const model = form();
    expect(parseEntries(model, { f0: '2026-07-01T12:00:00+05:30' })).toEqual(
      sent('2026-07-01T12:00:00+05:30'),
    );
    expect(parseEntries(model, { f0: '2026-07-01 12:00' })).toEqual(refused({ code: 'date-time' }));
  });

  test('other keywords hold for what is put together', () => {
    expect(send('2026-07-01', '12:00', 'UTC', form({ maxLength: 10 }))).toMatchObject({
      issues: [{ code: 'max-length', length: 20 }],
    });
  });
});

describe('a default', () => {
  test.each([
    ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-07-01', '17:30'],
    ['2026-07-01T12:00:00Z', 'America/Los_Angeles', '2026-07-01', '05:00'],
    ['2026-01-01T00:00:00Z', 'America/Los_Angeles', '2025-12-31', '16:00'],
    ['2026-07-01t12:00:00.5z', 'UTC', '2026-07-01', '12:00:00.500'],
    ['2026-07-01T12:00:07-00:00', 'UTC', '2026-07-01', '12:00:07'],
    ['2026-07-01T12:00:00.123456789+05:30', 'Asia/Kolkata', '2026-07-01', '12:00:00.123'],
    ['1998-12-31T23:59:60Z', 'UTC', '1998-12-31', '23:59:59'],
    ['0001-06-01T00:00:00Z', 'UTC', '0001-06-01', '00:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', '02:30'],
  ])('%s shows in %s as %s %s, and comes back to the byte', (at, zone, date, time) => {
    const model = form({ default: at });
    const entries = initialEntries(model, { timeZone: zone });
    expect(entries['f0']).toEqual({ date, time, zone, untouched: at });
    expect(parseEntries(model, entries)).toEqual(sent(at));
    expect(parseEntries(structuredClone(model), structuredClone(entries))).toEqual(sent(at));
  });

  test('that was changed is what the boxes show, though its text is still there', () => {
    const model = form({ default: '2026-07-01T12:00:00Z' });
    const entries = initialEntries(model, { timeZone: 'Asia/Kolkata' });
    const entry = entries['f0'] as DateTimeEntry;
    const later = parseEntries(model, { f0: { ...entry, time: '17:45' } });
    expect(later).toEqual(sent('2026-07-01T17:45:00+05:30'));
    const elsewhere = parseEntries(model, { f0: { ...entry, zone: 'UTC' } });
    expect(elsewhere).toEqual(sent('2026-07-01T17:30:00Z'));
  });

  test('that was removed stays away', () => {
    const model = form({ default: '2026-07-01T12:00:00Z' });
    expect(send('', '', 'UTC', model)).toEqual({ ok: true, content: {} });
  });

  test.each(['tomorrow', '01/07/2026', '2026-02-30T12:00:00Z', 7, {}])(
    '%j is none that boxes could show',
    (value) => {
      const model = form({ default: value });
      expect(model.notices).toMatchObject([{ path: ['properties', 'at', 'default'] }]);
      expect(initialEntries(model, { timeZone: 'UTC' })).toEqual({
        f0: { date: '', time: '', zone: 'UTC' },
      });
    },
  );

  test('no zone, or one that is unknown, is the zone of the machine', () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(initialEntries(form())).toMatchObject({ f0: { zone } });
    expect(initialEntries(form(), { timeZone: 'Mars/Olympus' })).toMatchObject({ f0: { zone } });
  });
});

test('a date has no zone: no day shifts', () => {
  const model = compileForm({
    type: 'object',
    properties: { day: { type: 'string', format: 'date', default: '2026-01-01' } },
  });
  const entries = initialEntries(model, { timeZone: 'America/Los_Angeles' });
  expect(entries).toEqual({ f0: '2026-01-01' });
  expect(parseEntries(model, entries)).toEqual({ ok: true, content: { day: '2026-01-01' } });
});

describe('the zone of the machine', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = before;
  });

  const moments = ['2026-01-02T10:30:00Z', '2026-07-01T00:00:05.250+02:00', '1975-03-30T23:59:00Z'];
  const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Eucla', 'Pacific/Apia'];

  test.each(zones)('%s shows the same clock as it does elsewhere', (zone) => {
    const seen = () =>
      moments.map((value) => [
        initialEntries(form({ default: value }), { timeZone: zone }),
        zoneOffset(zone, value),
      ]);
    process.env['TZ'] = 'UTC';
    const elsewhere = seen();
    process.env['TZ'] = zone;
    expect(initialEntries(form())).toMatchObject({ f0: { zone } });
    expect(seen()).toEqual(elsewhere);
  });

  test.each([
    ['UTC', 0],
    ['Asia/Kolkata', 330],
    ['America/New_York', -240],
    ['Mars/Olympus', undefined],
  ])('%s is %s minutes before UTC in summer', (zone, minutes) => {
    expect(zoneOffset(zone, '2026-07-01T12:00:00Z')).toBe(minutes);
  });
});
