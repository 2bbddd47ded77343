// Schemas as servers and generators write them, and as nobody should.
import * as fc from 'fast-check';

export type Json = Readonly<Record<string, unknown>>;

/** Names that have broken forms. */
const names = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,8}$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '7',
      'a.b',
      'a',
      'a[0]',
      'a b',
      "it's",
      '"',
      '\\',
      'line\nbreak',
      'größe 📏',
      'type',
      '$ref',

      'properties',
      'required',
      'toString',
      'constructor',
      'hasOwnProperty',
      'valueOf',
      'name',
      'password',
      '\u202e',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);

const titles = fc.constantFrom(
  'Name',
  'Your name',
  'A <b>title</b>',
  'x'.repeat(300),
  'two\nlines',
  '',
  '😀',
  'Token',
);

const described = fc.record({ title: titles, description: titles }, { requiredKeys: [] });

const formatted: fc.Arbitrary<Json> = fc.record({
  type: fc.constant('string'),
  format: fc.constantFrom('email', 'uri', 'date', 'date-time'),
});

const text: fc.Arbitrary<Json> = fc.record(
  {
    type: fc.constant('string'),
    minLength: fc.nat(4),
    maxLength: fc.integer({ min: 3, max: 200 }),
    pattern: fc.constantFrom('^a*$', 'a', '[0-9]+', '^\\p{L}+$', '^.{1,4}$', '\\s', '^[^@]+$'),
    default: fc.constantFrom('', 'a', 'aaaa', '42', 'é', 'a\nb', '😀😀'),
    format: fc.constantFrom('hostname-or-alias', 'password', 'uuid'),
  },
  { requiredKeys: ['type'] },
);

const numeric: fc.Arbitrary<Json> = fc.record(
  {
    type: fc.constantFrom('number', 'integer'),
    minimum: fc.integer({ min: -10, max: 5 }),
    maximum: fc.integer({ min: 3, max: 100 }),
    exclusiveMinimum: fc.constantFrom(-1, 0, 0.5),
    exclusiveMaximum: fc.constantFrom(10, 50.5),
    multipleOf: fc.constantFrom(0.01, 0.1, 0.5, 1, 2, 3),
    default: fc.constantFrom(0, 1, 4, -1, 2.5, 1e21, 1e-7),
  },
  { requiredKeys: ['type'] },
);

const yesNo: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ type: fc.constant('boolean'), default: fc.boolean() }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('boolean'), const: fc.boolean() }),
  fc.record({
    type: fc.constant('boolean'),
    enum: fc.constantFrom([true], [false], [true, false]),
  }),
);

const strings = fc.uniqueArray(
  fc.constantFrom('', 'a', 'b', 'c', 'Red', 'red', '1', 'true', '😀'),
  { minLength: 1 },
);
const values = fc.uniqueArray(fc.constantFrom('a', 'b', 1, 2.5, 0, true, false), { minLength: 1 });

const titled = (list: readonly unknown[]) =>
  list.map((value, i) => ({ const: value, title: `Option ${i}` }));

const select: fc.Arbitrary<Json> = fc.oneof(
  strings.map((list) => ({ type: 'string', enum: list })),
  strings.map((list) => ({
    type: 'string',
    enum: list,
    enumNames: list.map((one) => `The ${one}`),
  })),
  strings.map((list) => ({ type: 'string', enum: list, enumNames: ['Short'], default: list[0] })),
  strings.map((list) => ({ type: 'string', oneOf: titled(list), default: list.at(-1) })),
  strings.map((list) => ({ anyOf: titled(list) })),
  strings.map((list) => ({ type: 'string', minLength: 1, maxLength: 3, enum: list })),
  values.map((list) => ({ enum: list })),
  values.map((list) => ({ oneOf: list.map((value) => ({ const: value })) })),
  fc.constantFrom<Json[]>(
    { const: 'only' },
    { const: 7 },
    { type: 'integer', enum: [1, 2, 3], default: 2 },
  ),
);

const multi: fc.Arbitrary<Json> = fc
  .record({
    list: strings,
    limits: fc.record(
      { minItems: fc.nat(2), maxItems: fc.integer({ min: 1, max: 4 }), uniqueItems: fc.boolean() },
      { requiredKeys: [] },
    ),
    shape: fc.nat(3),
    prefill: fc.boolean(),
  })
  .map(({ list, limits, shape, prefill }) => ({
    type: 'array',
    items: [
      { type: 'string', enum: list },
      { enum: list },
      { anyOf: titled(list) },
      { oneOf: titled(list) },
    ][shape],
    ...limits,
    ...(prefill ? { default: list.slice(0, 2) } : {}),
  }));

const plain = fc.oneof(formatted, text, numeric, yesNo, select, multi);

/** The same question in the ways that generators ask it. */
const wrapped: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: plain },
  plain.map((schema) => ({ anyOf: [schema, { type: 'null' }], default: null })),
  plain.map((schema) => ({ oneOf: [{ type: 'null' }, schema] })),
  text.map(({ type, ...rest }) => ({ ...rest, type: [type, 'null'] })),
  strings.map((list) => ({ type: ['string', 'null'], enum: [...list, null] })),
  plain.map((schema) => ({ allOf: [schema], title: 'Wrapped' })),
  fc.tuple(text, numeric).map(([a, b]) => ({ anyOf: [a, b] })),
  fc.tuple(text, numeric).map(([a, b]) => ({ oneOf: [a, b] })),
  fc.tuple(text, text).map(([a, b]) => ({ anyOf: [a, b] })),
  fc.tuple(text, text).map(([a, b]) => ({ oneOf: [a, b] })),
  fc.tuple(numeric, numeric).map(([a, b]) => ({ anyOf: [a, b] })),
  fc.tuple(numeric, numeric).map(([a, b]) => ({ oneOf: [a, b] })),
  fc.constantFrom<Json[]>({ $ref: '#/$defs/Size' }, { $ref: '#/definitions/Old', default: 'x' }),
  fc.constantFrom<Json[]>(
    { type: 'object' },
    { type: 'array', items: { type: 'string' } },
    { type: 'null' },
  ),
);

const DEFS = {
  $defs: { Size: { type: 'string', title: 'Size', enum: ['small', 'large'] } },
  definitions: { Old: { type: 'string', maxLength: 9 } },
};

const property = fc.tuple(wrapped, described).map(([schema, words]) => ({ ...words, ...schema }));

/** Valid schemas of forms. */
export const forms: fc.Arbitrary<Json> = fc
  .tuple(fc.dictionary(names, property, { maxKeys: 6 }), fc.array(fc.nat(5), { maxLength: 4 }))
  .map(([properties, places]) => {
    const keys = Object.keys(properties);
    const required = [...new Set(places.flatMap((i) => keys[i] ?? []))];
    return { type: 'object', properties, required, ...DEFS };
  });

const wildValue = fc.oneof(
  fc.jsonValue({ maxDepth: 1, depthSize: 'xsmall' }),
  fc.constantFrom<unknown[]>(
    'string',
    'number',
    ['string', 'null'],
    '#/$defs/A',
    '#',
    -1,
    Infinity,
    [],
    {},
    '(',
    '^(a+)+$',
  ),
);

const WORDS =
  'type title description default format pattern minLength maxLength minimum maximum exclusiveMinimum multipleOf ' +
  'minItems maxItems uniqueItems const enum enumNames items anyOf oneOf allOf properties required $ref $schema __proto__';

const wildWords = fc.dictionary(fc.constantFrom(...WORDS.split(' ')), wildValue, { maxKeys: 4 });

/** JSON that uses the words of JSON Schema for anything, up to two levels down. */
const wildSchema: fc.Arbitrary<unknown> = nest(nest(fc.oneof(wildValue, wildWords, property)));

function nest(inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const list = fc.array(inner, { maxLength: 2 });
  const holders = fc.oneof(
    fc.record({ enum: fc.array(wildValue, { maxLength: 3 }), enumNames: list }),
    fc.record({ anyOf: list, type: fc.constantFrom('string', 'array') }),
    fc.record({ oneOf: list }),
    fc.record({ allOf: list, default: wildValue }),
    fc.record({ items: inner, type: fc.constant('array'), default: wildValue }),
    fc.record({
      properties: fc.dictionary(names, inner, { maxKeys: 2 }),
      $defs: fc.record({ A: inner }),
    }),
  );
  return fc.oneof({ weight: 2, arbitrary: inner }, holders);
}

/** Anything at all in the place of a form. */
export const wildForms: fc.Arbitrary<unknown> = fc.oneof(
  wildSchema,
  fc
    .tuple(
      fc.dictionary(fc.oneof(names, fc.constant('__proto__')), wildSchema, { maxKeys: 3 }),
      wildWords,
      wildSchema,
    )
    .map(([properties, more, defs]) => ({
      ...more,
      type: 'object',
      properties,
      $defs: { A: defs },
    })),
);
