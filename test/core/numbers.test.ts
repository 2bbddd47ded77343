import { describe, expect, test } from 'vitest';
import { compileForm, initialEntries, parseEntry } from '../../src/core/index.js';
import type { Field, IssueCode } from '../../src/core/index.js';

function only(schema: object): Field {
  const [field] = compileForm({ type: 'object', properties: { n: schema } }).fields;
  if (!field) throw new Error('no field');
  return field;
}

const number = only({ type: 'number' });
const integer = only({ type: 'integer' });

describe('what is a number', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['7', 7],
    ['+7', 7],
    ['007', 7],
    ['1.', 1],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['1.50', 1.5],
    ['1e3', 1000],
    ['2E-2', 0.02],
    ['1e+21', 1e21],
    [' 5 ', 5],
    ['0.1', 0.1],
    ['143.48', 143.48],
    ['5e-324', 5e-324],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', 2 ** 53],
    ['100000000000000000000000', 1e23],
    ['−5', -5],
    ['－５', -5],
    ['１２．５', 12.5],
    ['٣', 3],
    ['۴٫۵', 4.5],
    ['०१२', 12],
  ])('%s is %d', (text, value) => {
    expect(parseEntry(number, text, { locale: text.includes('٫') ? 'fa' : 'en' })).toEqual({
      ok: true,
      value,
    });
  });

  test.each([
    '12abc',
    '-',
    '+',
    '.',
    '1e',
    'e5',
    '1e5.5',
    '1.2.3',
    '--1',
    '0x10',
    'NaN',
    'Infinity',
    '1/2',
    '5 kg',
    '$5',
    '50%',
    '1 2',
  ])('%s is none', (text) => {
    expect(parseEntry(number, text)).toEqual({
      ok: false,
      issue: { fieldId: 'f0', code: 'number' },
    });
  });

  test.each(['', '   ', '\t'])('blank %j is no answer', (text) => {
    expect(parseEntry(number, text)).toEqual({ ok: true });
  });
});

describe('decimal and group marks', () => {
  test.each([
    ['en', '1.5', 1.5],
    ['de', '1,5', 1.5],
    ['de', '1.5', 1.5],
    ['de', '0.125', 0.125],
    ['de', '-1,5e3', -1500],
    ['fr', '1,234', 1.234],
    ['de-CH', '1.5', 1.5],
    ['ar-EG', '١٢٫٥', 12.5],
    ['ar', '١٢٫٥', 12.5],
    ['no such locale!', '1.5', 1.5],
  ])('%s reads %s', (locale, text, value) => {
    expect(parseEntry(number, text, { locale })).toEqual({ ok: true, value });
  });

  test.each([
    ['en', '1,234', '1234'],
    ['en', '1,234,567.89', '1234567.89'],
    ['en', '-1,234', '-1234'],
    ['en', '1 234', '1234'],
    ['en', "1'234", '1234'],
    ['en', '1_234', '1234'],
    ['en-IN', '12,34,567', '1234567'],
    ['en', '2,5', '2.5'],
    ['en', ',5', '0.5'],
    ['de', '1.234', '1234'],
    ['de', '1.234,5', '1234,5'],
    ['fr', '1\u202f234,5', '1234,5'],
    ['fr', '1 234', '1234'],
    ['de-CH', '1’234.5', '1234.5'],
    ['en', '１，２３４', '1234'],
  ])('%s refuses %s and suggests %s', (locale, text, suggestion) => {
    const issue = { fieldId: 'f0', code: 'number-group', suggestion };
    expect(parseEntry(number, text, { locale })).toEqual({ ok: false, issue });
  });

  test.each([
    ['en', '1,23,4'],
    ['en', '1,2345'],
    ['en', '1,234,5'],
    ['en', '192.168.10.1'],
    ['de', '1,2,3'],
    ['de', '1,5.2'],
  ])('%s makes nothing of %s', (locale, text) => {
    expect(parseEntry(number, text, { locale })).toMatchObject({ ok: false });
  });

  test.each(['en', 'de', 'fr', 'fa', 'ar-EG', 'hi', 'de-CH'])(
    'a suggestion in %s is accepted',
    (locale) => {
      const outcome = parseEntry(number, '1,234,567', { locale });
      if (outcome.ok || outcome.issue.code !== 'number-group') throw new Error('no suggestion');
      expect(parseEntry(number, outcome.issue.suggestion, { locale })).toEqual({
        ok: true,
        value: 1_234_567,
      });
    },
  );
});

describe('nothing is rounded', () => {
  test.each<[string, IssueCode]>([
    ['9007199254740993', 'number-too-big'],
    ['-9007199254740993', 'number-too-big'],
    ['0.1000000000000000000001', 'number-precision'],
    ['1e999', 'number-too-big'],
    ['-1e400', 'number-too-big'],
    ['1e-400', 'number-precision'],
    ['123456789012345678901234567890.5', 'number-too-big'],
  ])('%s cannot be sent as typed: %s', (text, code) => {
    expect(parseEntry(number, text)).toEqual({ ok: false, issue: { fieldId: 'f0', code } });
  });

  test.each([
    ['1e999', { maximum: 100 }, { code: 'maximum', maximum: 100 }],
    ['-9007199254740993', { minimum: 0 }, { code: 'minimum', minimum: 0 }],
    ['0.1000000000000000000001', { exclusiveMaximum: 0.1 }, { code: 'exclusive-maximum' }],
    ['1e999', { minimum: 1, maximum: 5 }, { code: 'range' }],
    ['1e999', { minimum: 1 }, { code: 'number-too-big' }],
  ])('%s beyond the limits %o is told of the limit', (text, limits, issue) => {
    expect(parseEntry({ ...number, ...limits }, text)).toMatchObject({ ok: false, issue });
  });

  test('an integer stays where every integer is exact', () => {
    expect(parseEntry(integer, '9007199254740991')).toEqual({ ok: true, value: 9007199254740991 });
    expect(parseEntry(integer, '-9007199254740991')).toEqual({
      ok: true,
      value: -9007199254740991,
    });
    expect(parseEntry(integer, '9007199254740992')).toMatchObject({
      issue: { code: 'number-too-big' },
    });
    expect(parseEntry(integer, '9007199254740993')).toMatchObject({
      issue: { code: 'number-too-big' },
    });
  });

  test.each([
    ['2.0', 2],
    ['2e2', 200],
    ['20e-1', 2],
    ['1.5e1', 15],
  ])('%s is the integer %d', (text, value) => {
    expect(parseEntry(integer, text)).toEqual({ ok: true, value });
  });

  test.each(['2.5', '1e-1', '25e-1'])('%s is no integer', (text) => {
    expect(parseEntry(integer, text)).toMatchObject({ issue: { code: 'integer' } });
  });

  test('a long row of digits takes no longer than it is', () => {
    const before = process.cpuUsage();
    parseEntry(number, `0.${'0'.repeat(200_000)}1`);
    parseEntry(number, `1${'0,'.repeat(100_000)}`);
    // Processor time, whatever else the machine does. Quadratic work would take minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
  });
});

describe('defaults', () => {
  test.each([
    0,
    -0,
    1e-7,
    6.02e23,
    1e21,
    0.1,
    2 ** 53 + 2,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    1234.5,
  ])('%d comes back exactly when it is left alone, in every locale', (value) => {
    for (const locale of ['en', 'de', 'fr', 'ar-EG', 'hi', 'pl']) {
      const model = compileForm({
        type: 'object',
        properties: { n: { type: 'number', default: value } },
      });
      const [field] = model.fields;
      if (!field) throw new Error('no field');
      const entry = initialEntries(model, { locale })['f0'];
      expect(JSON.stringify(parseEntry(field, entry ?? '', { locale }))).toBe(
        JSON.stringify({ ok: true, value }),
      );
    }
  });

  test('an integer beyond 2⁵³ is sent while it is left alone', () => {
    const field = only({ type: 'integer', default: 2 ** 60 });
    expect(parseEntry(field, String(2 ** 60))).toEqual({ ok: true, value: 2 ** 60 });
  });

  test('the box has the decimal mark of the locale', () => {
    const model = compileForm({
      type: 'object',
      properties: { n: { type: 'number', default: 2.5 } },
    });
    expect(initialEntries(model, { locale: 'de' })).toEqual({ f0: '2,5' });
    expect(initialEntries(model)).toEqual({ f0: '2.5' });
  });

  test('one that is no integer, or out of the limits, is shown and refused', () => {
    const field = only({ type: 'integer', default: 2.5 });
    expect(field).toMatchObject({ default: 2.5 });
    expect(parseEntry(field, '2.5')).toMatchObject({ issue: { code: 'integer' } });
  });
});

describe('limits', () => {
  test.each([
    [{ minimum: 1 }, '0.9', { code: 'minimum', minimum: 1 }],
    [{ maximum: 3 }, '3.1', { code: 'maximum', maximum: 3 }],
    [{ minimum: 1, maximum: 3 }, '0', { code: 'range', minimum: 1, maximum: 3 }],
    [{ minimum: 1, maximum: 3 }, '4', { code: 'range', minimum: 1, maximum: 3 }],
    [{ exclusiveMinimum: 1 }, '1', { code: 'exclusive-minimum', minimum: 1 }],
    [{ exclusiveMaximum: 3 }, '3', { code: 'exclusive-maximum', maximum: 3 }],
    [{ minimum: 1, exclusiveMinimum: true }, '1', { code: 'exclusive-minimum', minimum: 1 }],
    [{ maximum: 3, exclusiveMaximum: true }, '3', { code: 'exclusive-maximum', maximum: 3 }],
    [{ multipleOf: 0.01 }, '1.155', { code: 'multiple-of', multipleOf: 0.01 }],
    [{ multipleOf: 1e-300 }, '1e-301', { code: 'multiple-of', multipleOf: 1e-300 }],
  ])('%j refuses %s', (limits, text, issue) => {
    expect(parseEntry(only({ type: 'number', ...limits }), text)).toMatchObject({
      ok: false,
      issue,
    });
  });

  test.each([
    [{ minimum: 1, maximum: 3 }, '1'],
    [{ minimum: 1, maximum: 3 }, '3'],
    [{ minimum: 1, exclusiveMinimum: false }, '1'],
    [{ multipleOf: 0.01 }, '143.48'],
    [{ multipleOf: 0.01 }, '19.99'],
    [{ multipleOf: 0.0001 }, '0.0075'],
    [{ multipleOf: 1e-8 }, '12391239123'],
    [{ multipleOf: 1.5 }, '-4.5'],
    [{ multipleOf: 0 }, '7'],
    [{ multipleOf: -2 }, '7'],
    [{ minimum: '9' }, '7'],
  ])('%j takes %s', (limits, text) => {
    expect(parseEntry(only({ type: 'number', ...limits }), text)).toMatchObject({ ok: true });
  });

  test('what generators write for "any integer" is no limit that a person should read', () => {
    const any = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    expect(only({ type: 'integer', ...any })).toEqual({
      id: 'f0',
      name: 'n',
      label: 'N',
      required: false,
      kind: 'number',
      integer: true,
    });
  });
});
