import { describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  parseEntries,
  parseEntry,
  type Entry,
  type Field,
} from '../../src/core/index.js';

const schema = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    number: { type: 'number' },
    yes: { type: 'boolean' },
    one: { type: 'string', enum: ['a', 'b'] },
    some: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  },
};
const optional = compileForm(schema);
const required = compileForm({ ...schema, required: Object.keys(schema.properties) });

test('unanswered, optional: no key at all', () => {
  expect(parseEntries(optional, initialEntries(optional))).toEqual({ ok: true, content: {} });
  expect(parseEntries(optional, {})).toEqual({ ok: true, content: {} });
});

test('unanswered, required: an issue for each', () => {
  const expected = {
    ok: false,
    issues: [
      { fieldId: 'f0', code: 'required' },
      { fieldId: 'f1', code: 'required' },
      { fieldId: 'f2', code: 'required' },
      { fieldId: 'f3', code: 'required' },
      { fieldId: 'f4', code: 'required-yes-no' },
      { fieldId: 'f5', code: 'required-choice' },
      { fieldId: 'f6', code: 'required-choice' },
    ],
  };
  expect(parseEntries(required, initialEntries(required))).toEqual(expected);
  expect(parseEntries(required, {})).toEqual(expected);
});

test('blanks in every spelling are no answer', () => {
  for (const blank of ['', null, undefined] as Entry[])
    for (const field of optional.fields) expect(parseEntry(field, blank)).toEqual({ ok: true });
});

test('false, zero and spaces are answers', () => {
  const { fields } = required;
  const answers = [' ', '2026-01-01', '2026-01-01T00:00:00Z', '0', false, 0, [0]] as const;
  const entries = Object.fromEntries(fields.map(({ id }, i) => [id, answers[i] ?? '']));
  expect(parseEntries(required, entries)).toEqual({
    ok: true,
    content: {
      text: ' ',
      day: '2026-01-01',
      at: '2026-01-01T00:00:00Z',
      number: 0,
      yes: false,
      one: 'a',
      some: ['a'],
    },
  });
});

describe('a draft of another form', () => {
  const odd: readonly unknown[] = [
    7,
    true,
    {},
    [],
    ['a'],
    [{}],
    { incomplete: true },
    { date: 1, zone: 2 },
    'a',
    -1,
    0.5,
    [0.5],
    [9],
    ['0'],
  ];
  const right: Readonly<Record<string, readonly string[]>> = {
    text: ['"a"'],
    number: [],
    yes: ['true'],
    some: ['[]'],
  };

  test.each(optional.fields)('is refused, not read as something else: $name', (field) => {
    for (const entry of odd) {
      const outcome = parseEntry(field, entry as Entry);
      const fits = right[field.name]?.includes(JSON.stringify(entry)) ?? false;
      expect([JSON.stringify(entry), outcome.ok]).toEqual([JSON.stringify(entry), fits]);
    }
  });
});

test('a list is the values of its options, each once', () => {
  const shared = compileForm({
    type: 'object',
    properties: {
      a: {
        type: 'array',
        minItems: 2,
        items: {
          anyOf: [
            { const: 'x', title: 'X' },
            { const: 'x', title: 'Ex' },
            { const: 'y', title: 'Y' },
          ],
        },
      },
    },
  });
  expect(parseEntries(shared, { f0: [0, 1] })).toEqual({
    ok: false,
    issues: [{ fieldId: 'f0', code: 'min-items', minItems: 2, count: 1 }],
  });
  expect(parseEntries(shared, { f0: [2, 1, 0] })).toEqual({ ok: true, content: { a: ['y', 'x'] } });
});

const abc = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
const empty = { ok: true, content: { a: [] } };
const absent = { ok: true, content: {} };

test.each<[object, boolean, object]>([
  [{ minItems: 0 }, true, empty],
  [{ maxItems: 0 }, true, empty],
  [{ default: [] }, true, empty],
  [{ minItems: 0, maxItems: 2 }, true, empty],
  [{ minItems: 0 }, false, absent],
  [{ default: [] }, false, absent],
  [{}, true, { issues: [{ code: 'required-choice' }] }],
  [{ minItems: 1 }, true, { issues: [{ code: 'required-choice' }] }],
  [{ minItems: 1, default: [] }, true, { issues: [{ code: 'required-choice' }] }],
  [{ maxItems: 2 }, true, { issues: [{ code: 'required-choice' }] }],
])('a list %j with nothing ticked, required %j', (more, isRequired, outcome) => {
  const model = compileForm({
    type: 'object',
    properties: { a: { ...abc, ...more } },
    required: isRequired ? ['a'] : [],
  });
  expect(parseEntries(model, initialEntries(model))).toMatchObject(outcome);
});

test('a list may be emptied where the schema allows none by name', () => {
  const model = compileForm({
    type: 'object',
    properties: { a: { ...abc, minItems: 0, default: ['b'] } },
    required: ['a'],
  });
  expect(parseEntries(model, initialEntries(model))).toEqual({ ok: true, content: { a: ['b'] } });
  expect(parseEntries(model, { f0: [] })).toEqual(empty);
});

const consent = (names: string[], value = true) =>
  compileForm({ type: 'object', properties: { agree: { const: value } }, required: names });

describe('consent', () => {
  test('that is asked for must be given', () => {
    const refused = { ok: false, issues: [{ fieldId: 'f0', code: 'must-be', value: true }] };
    expect(parseEntries(consent(['agree']), { f0: null })).toEqual(refused);
    expect(parseEntries(consent(['agree']), { f0: false })).toEqual(refused);
    expect(parseEntries(consent(['agree']), { f0: true })).toEqual({
      ok: true,
      content: { agree: true },
    });
  });

  test('that may be left out is left out by a box without a tick', () => {
    expect(parseEntries(consent([]), { f0: false })).toEqual({ ok: true, content: {} });
    expect(parseEntries(consent([]), { f0: null })).toEqual({ ok: true, content: {} });
  });

  test('a no that must be said is said', () => {
    expect(parseEntries(consent([], false), { f0: true })).toMatchObject({
      issues: [{ code: 'must-be', value: false }],
    });
    expect(parseEntries(consent([], false), { f0: false })).toEqual({
      ok: true,
      content: { agree: false },
    });
    expect(parseEntries(consent([], false), { f0: null })).toEqual({ ok: true, content: {} });
  });
});

test('lengths are counted in code points', () => {
  const model = compileForm({
    type: 'object',
    properties: { a: { type: 'string', maxLength: 0 } },
  });
  for (const [text, points] of [
    ['a', 1],
    ['é', 1],
    ['e\u0301', 2],
    ['😀', 1],
    ['🇫🇷', 2],
    ['👨‍👩‍👧', 5],
    ['\ud800', 1],
    ['\udc00\ud800', 2],
    ['a😀b😀', 4],
  ] as const)
    expect(parseEntries(model, { f0: text })).toMatchObject({ issues: [{ length: points }] });
});

const time = (more: object = {}) =>
  compileForm({
    type: 'object',
    properties: { at: { type: 'string', format: 'time', ...more } },
    required: ['at'],
  });

describe('a time is a look', () => {
  test.each<[Entry, object]>([
    ['09:30', { ok: true, content: { at: '09:30' } }],
    ['09:30:15', { ok: true, content: { at: '09:30:15' } }],
    // a control of the host may take anything: nothing is asserted
    ['half past nine', { ok: true, content: { at: 'half past nine' } }],
    ['', { ok: false, issues: [{ fieldId: 'f0', code: 'required' }] }],
    [{ incomplete: true }, { ok: false, issues: [{ fieldId: 'f0', code: 'time-incomplete' }] }],
    [7, { ok: false, issues: [{ fieldId: 'f0', code: 'wrong-entry' }] }],
  ])('%j comes to %j', (entry, outcome) => {
    expect(parseEntries(time(), { f0: entry })).toEqual(outcome);
  });

  test('other rules of the schema still count', () => {
    expect(parseEntry(time({ minLength: 8 }).fields[0] as Field, '09:30')).toMatchObject({
      issue: { code: 'min-length' },
    });
  });

  test.each(['09:30', '23:59:59', '09:30:00', '09:30:15.125'])(
    'the suggested %s stands in the box and is sent as it came',
    (suggested) => {
      const model = time({ default: suggested });
      expect(initialEntries(model)).toEqual({ f0: suggested });
      expect(model.notices.map(({ code }) => code)).toEqual(['format-look']);
      expect(parseEntries(model, initialEntries(model))).toMatchObject({
        content: { at: suggested },
      });
    },
  );
});
