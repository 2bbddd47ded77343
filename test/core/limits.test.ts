// What a server can make a page draw and compute, as counts of controls, elements and steps: nothing here is timed.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  inspectUrl,
  loadEngines,
  parseEntries,
} from '../../src/core/index.js';
import { DRAWN, isTooLarge } from '../../src/core/internal.js';
import { compileCost } from '../../src/core/engines/size.js';
import { weightOf } from '../../src/core/tooLarge.js';
import { largeForms } from '../../src/fixtures/large.js';
import { announce, TIMEOUT } from './properties/runs.js';

const range = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const form = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const many = (count: number, property: object, more: object = {}) =>
  form(Object.fromEntries(range(count, (i) => [`k${i}`, property])), more);
const words = (count: number) => range(count, (i) => `option ${i}`);
const list = (count: number) => ({
  type: 'array',
  items: { type: 'string', enum: words(count) },
});

describe('what is too much to draw is a card', () => {
  const checks = many(1000, { $ref: '#/$defs/e' }, { $defs: { e: list(90) } });

  test.each<[string, object, { controls: number; elements: number }]>([
    ['1,000 check lists of 90', checks, { controls: 91_000, elements: 286_000 }],
    [
      '1,000 date-times',
      many(1000, { type: 'string', format: 'date-time' }),
      { controls: 2000, elements: 22_000 },
    ],
    ['999 × 10 check boxes', many(999, list(10)), { controls: 9990, elements: 40_959 }],
    ['1,000 selects of 20', many(1000, { enum: words(20) }), { controls: 1000, elements: 32_000 }],
    ['1,000 radios of 6', many(1000, { enum: words(6) }), { controls: 6000, elements: 29_000 }],
    ['9,000 texts', many(9000, { type: 'string' }), { controls: 9000, elements: 54_000 }],
  ])('%s', (_, schema, weight) => {
    const model = compileForm(schema);
    expect(weightOf(model.fields)).toEqual(weight);
    expect(isTooLarge(model)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['1,000 texts', many(1000, { type: 'string' })],
    ['1,000 comboboxes', many(1000, { enum: words(40) })],
    ['1,000 numbers', many(1000, { type: 'number' })],
    ['1,000 secrets', many(1000, { type: 'string', format: 'password' })],
    ['a thousand of all kinds', largeForms.thousandFields.requestedSchema],
    ['30,000 options, all ticked', form({ a: { ...list(30_000), default: words(30_000) } })],
    ['60,000 options', form({ a: list(50_000), b: { enum: words(10_000) } })],
  ])('%s are a form', (_, schema) => {
    expect(isTooLarge(compileForm(schema))).toBe(false);
  });
});

const lined = (lines: number, end = '\n') => `x${end}`.repeat(lines - 1);

describe('defaults', () => {
  test.each<[string, string, boolean]>([
    ['10,000 characters', 'x'.repeat(10_000), true],
    ['10,001 characters', 'x'.repeat(10_001), false],
    ['a megabyte of marks', 'a\u0301'.repeat(450_000), false],
    ['200 lines', 'x\n'.repeat(199), true],
    ['201 lines', 'x\n'.repeat(200), false],
    ['201 lines of another system', 'x\r\n'.repeat(200), false],
    ['100,000 line breaks', '\n'.repeat(100_000), false],
  ])('of %s', (_, text, isFilledIn) => {
    const model = compileForm(form({ a: { type: 'string', default: text } }));
    const [field] = model.fields;
    expect(initialEntries(model)).toEqual({ f0: isFilledIn ? text : '' });
    expect(field?.suggested?.text.length ?? 0).toBeLessThanOrEqual(400);
    expect(model.notices.map(({ code }) => code)).toEqual(isFilledIn ? [] : ['default-invalid']);
  });

  test.each<[string, string, boolean]>([
    ['10,001 characters', 'x'.repeat(10_001), true],
    ['100,000 characters', 'x'.repeat(100_000), true],
    ['100,001 characters', 'x'.repeat(100_001), false],
    ['201 lines', lined(201), true],
    ['2,000 lines of another system', lined(2000, '\r\n'), true],
    ['2,001 lines', lined(2001), false],
    ['100,000 line breaks', '\n'.repeat(100_000), false],
    ['more than the schema allows', 'x'.repeat(20_001), false],
  ])('of %s are offered, and sent as they are', (name, text, isOffered) => {
    const maxLength = name.startsWith('more') ? 20_000 : undefined;
    const model = compileForm(form({ a: { type: 'string', default: text, maxLength } }));
    const [field] = model.fields;
    expect(field?.suggested?.entry).toBe(isOffered ? text : undefined);
    if (!isOffered) return;
    expect(field).toMatchObject({
      suggested: { reason: 'too-long' },
      control: text.includes('\n') ? 'area' : 'line',
    });
    // A text area turns every line break into a line feed.
    const entry = text.replaceAll('\r\n', '\n');
    expect(parseEntries(model, { f0: entry })).toEqual({ ok: true, content: { a: text } });
  });

  test('of a list are each there once', () => {
    const a = { ...list(3), default: range(50_000, (i) => `option ${i % 2}`) };
    const model = compileForm(form({ a }));
    expect(model.fields).toMatchObject([{ default: [0, 1] }]);
    expect(parseEntries(model, initialEntries(model))).toEqual({
      ok: true,
      content: { a: ['option 0', 'option 1'] },
    });
  });
});

test('more than 10,000 required names are too many', () => {
  const schema = form({ a: {} }, { required: words(10_001) });
  expect(compileForm(schema)).toMatchObject({
    omitted: [],
    notices: [{ code: 'schema-too-large', bound: 'properties' }],
  });
});

const patterned = (sources: readonly string[]) =>
  form(
    Object.fromEntries(
      sources.map((pattern, i) => [`k${i}`, { type: 'string', pattern, default: 'a'.repeat(800) }]),
    ),
  );
/** How many of the patterns are checked, and what compiling those cost. */
async function checked(sources: readonly string[]) {
  const { pattern } = await loadEngines(compileForm(patterned(sources)));
  const compiled = sources.filter((source) => pattern?.(source));
  return {
    count: compiled.length,
    cost: compiled.reduce((sum, one) => sum + compileCost(one), 0),
  };
}

test.each<[string, readonly string[], number]>([
  ['of 19,000 steps', range(100, (i) => `^${'[a-z]{1,1000}'.repeat(19)}${i}$`), 0],
  ['of 4,000 steps', range(100, (i) => `^${'[a-z]{1,1000}'.repeat(4)}${i}$`), 3],
  ['of Unicode properties', range(100, (i) => `^\\p{L}{300}${i}$`), 7],
  ['that people write', range(100, (i) => `^[A-Z]{2}-\\d{4,8}/${i}$`), 100],
])('100 %s are compiled up to a cost', async (_, sources, count) => {
  const got = await checked(sources);
  expect(got.count).toBe(count);
  expect(got.cost).toBeLessThanOrEqual(16_000);
});

describe('patterns', () => {
  test('what is not compiled is on record, and left to the server', async () => {
    const model = compileForm(patterned(range(100, (i) => `^${'[b-z]{1000}'.repeat(10)}${i}$`)));
    const engines = await loadEngines(model);
    expect(engines.notices).toHaveLength(99);
    expect(parseEntries(model, initialEntries(model), { engines })).toMatchObject({
      ok: false,
      issues: [{ fieldId: 'f0', code: 'pattern' }],
    });
  });

  test('the page has its turn between those that take long', async () => {
    await loadEngines(compileForm(patterned(['^a$']))); // fetches the engine
    const sources = range(100, (i) => `^${'[c-z]{1000}'.repeat(3)}${i}$`);
    let turns = 0;
    const count = () => {
      turns++;
      timer = setTimeout(count);
    };
    let timer = setTimeout(count);
    const { pattern } = await loadEngines(compileForm(patterned(sources)));
    clearTimeout(timer);
    const compiled = sources.filter((source) => pattern?.(source)).length;
    expect(compiled).toBeGreaterThan(2);
    expect(turns).toBeGreaterThanOrEqual(compiled - 1);
  });

  test('each check has its share of the steps', async () => {
    const sources = range(100, (i) => `^[^a]{100}${i}$`);
    const model = compileForm(patterned(sources));
    const engines = await loadEngines(model);
    const matches = engines.pattern?.(sources[0] ?? '');
    expect(matches?.('a'.repeat(1000))).toBe(false);
    expect(matches?.('a'.repeat(2000))).toBe(true);
  });
});

test.each([
  `https://${'a.'.repeat(32_000)}com/`,
  `https://${'xn--bcher-kva.'.repeat(4000)}com/`,
  `https://${'a.'.repeat(126)}com./`,
])('of a host at most 253 characters are drawn', (url) => {
  const { labels } = inspectUrl(url).display;
  expect(labels.length).toBeLessThanOrEqual(128);
  for (const script of ['ascii', 'unicode'] as const)
    expect(labels.map((label) => label[script]).join('.').length).toBeLessThanOrEqual(254);
});

// Sizes and repeats, as a server that wants to stop a page would choose them.
const counts = fc.constantFrom(1, 2, 10, 11, 20, 21, 90, 500, 1000, 1001, 9999);
const pieces = fc.constantFrom('a', '\n', '\r\n', ' ', '\u0301', '\u202e', '😀', 'a\n', '\ud800');
const longTexts = fc
  .tuple(pieces, fc.constantFrom(1, 199, 200, 9_999, 10_001, 100_000))
  .map(([piece, times]) => piece.repeat(times));
const patterns = fc
  .tuple(
    fc.constantFrom('[a-z]', '\\p{L}', 'a', '(a|b)', '[^\\s\\p{Lu}]'),
    fc.constantFrom('', '+', '{500}', '{1,1000}'),
    fc.constantFrom(1, 5, 19),
  )
  .map(([atom, repeat, times]) => (atom + repeat).repeat(times));

const properties = fc.oneof(
  fc.record(
    { type: fc.constant('string'), default: longTexts, title: longTexts },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant('string'), pattern: patterns, description: longTexts },
    { requiredKeys: ['type', 'pattern'] },
  ),
  fc.record({
    type: fc.constant('string'),
    format: fc.constantFrom('date', 'date-time', 'time', 'password', 'email'),
  }),
  fc.tuple(counts, fc.boolean()).map(([count, isDefault]) => ({
    ...list(count),
    ...(isDefault && { default: [...words(count), ...words(count)] }),
  })),
  counts.map((count) => ({ enum: words(count) })),
  counts.map((count) => ({ anyOf: [{ type: 'string' }, { enum: words(count) }] })),
  fc.constantFrom<object[]>(
    { type: 'boolean' },
    { type: 'number' },
    { type: 'object' },
    { not: {} },
  ),
);

/** A few properties, each as often as the number beside it says. */
const hostileForms = fc
  .array(fc.tuple(counts, properties), { minLength: 1, maxLength: 4 })
  .map((groups) => {
    const $defs = Object.fromEntries(groups.map(([, property], i) => [`d${i}`, property]));
    const names = groups.flatMap(([count], i) => range(count, (j) => `${i} ${j}`));
    const refs = names.map((name) => [name, { $ref: `#/$defs/d${name.split(' ', 1)[0]}` }]);
    return form(Object.fromEntries(refs), { $defs, required: [...names, 'nobody'] });
  });

test(
  'of any schema, however large and repeated, little is drawn, filled in and compiled',
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileForms, async (schema) => {
        const model = compileForm(schema);
        if (isTooLarge(model)) return;
        const { controls, elements } = weightOf(model.fields);
        expect(controls).toBeLessThanOrEqual(DRAWN.controls);
        expect(elements).toBeLessThanOrEqual(DRAWN.elements);
        for (const entry of Object.values(initialEntries(model, { timeZone: 'UTC' }))) {
          const text = typeof entry === 'string' ? entry : '';
          expect(text.split('\n').length).toBeLessThanOrEqual(200);
          expect(text.length).toBeLessThanOrEqual(10_000);
        }
        for (const field of model.fields) {
          expect(field.label.length).toBeLessThanOrEqual(5000);
          const isList = field.kind === 'multi-select';
          const ticked = isList ? (field.default?.length ?? 0) : 0;
          expect(ticked).toBeLessThanOrEqual(isList ? field.options.length : 0);
        }
        const { pattern } = await loadEngines(model);
        const sources = new Set(
          model.fields.flatMap((field) => (field.kind === 'text' ? (field.pattern ?? []) : [])),
        );
        const compiled = [...sources].filter((source) => pattern?.(source));
        expect(compiled.reduce((sum, one) => sum + compileCost(one), 0)).toBeLessThanOrEqual(
          16_000,
        );
      }),
      announce('hostile sizes', 60),
    );
  },
  TIMEOUT,
);

const urlParts = fc.constantFrom(
  'a',
  '.',
  'a.',
  'xn--',
  '%00',
  '%25',
  '@',
  ':',
  '/',
  '?a=',
  '&',
  '-',
  'б',
  '\u0301',
  '[',
  '0x7f.',
  ' ',
);
const hostileUrls = fc
  .array(fc.tuple(urlParts, fc.constantFrom(1, 2, 63, 64, 253, 5000, 60_000)), { maxLength: 5 })
  .map((parts) => `https://${parts.map(([part, times]) => part.repeat(times)).join('')}`);

test(
  'of any address, however long and repeated, a host of one name is drawn',
  () => {
    fc.assert(
      fc.property(hostileUrls, (url) => {
        const { display, reasons } = inspectUrl(url, { serverUrl: 'https://mcp.example.com' });
        // As many as fit into a name where all are empty, and the one behind the final dot.
        expect(display.labels.length).toBeLessThanOrEqual(255);
        expect(new Set(reasons).size).toBe(reasons.length);
      }),
      announce('hostile addresses', 1000),
    );
  },
  TIMEOUT,
);
