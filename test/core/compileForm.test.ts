import { describe, expect, test } from 'vitest';
import { compileForm, initialEntries, parseEntries } from '../../src/core/index.js';

const form = (properties: object, more: object = {}) =>
  compileForm({ type: 'object', properties, ...more });
const one = (schema: unknown, more?: object) => form({ a: schema }, more);
const codes = (model: ReturnType<typeof compileForm>) => model.notices.map(({ code }) => code);
const range = (count: number, word = 'o') => Array.from({ length: count }, (_, i) => `${word}${i}`);

describe('the nine shapes of the protocol are drawn without a word', () => {
  const titled = [
    { const: 'l', title: 'Light' },
    { const: 'd', title: 'Dark' },
  ];
  const options = [
    { value: 'l', label: 'Light' },
    { value: 'd', label: 'Dark' },
  ];
  const plain = [
    { value: 'l', label: 'l' },
    { value: 'd', label: 'd' },
  ];

  test.each<[string, object, object]>([
    [
      'string',
      { type: 'string', minLength: 1, maxLength: 9 },
      { kind: 'text', control: 'line', multiline: false, minLength: 1, maxLength: 9 },
    ],
    [
      'string with a format',
      { type: 'string', format: 'email', default: 'a@b.c' },
      {
        kind: 'text',
        control: 'line',
        multiline: false,
        format: 'email',
        default: 'a@b.c',
        autofill: 'email',
      },
    ],
    [
      'number',
      { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
      { kind: 'number', integer: false, minimum: 0, maximum: 1, default: 0.5 },
    ],
    ['integer', { type: 'integer', minimum: 0 }, { kind: 'number', integer: true, minimum: 0 }],
    ['boolean', { type: 'boolean' }, { kind: 'boolean', control: 'yes-no' }],
    [
      'boolean with a default',
      { type: 'boolean', default: false },
      { kind: 'boolean', control: 'checkbox', default: false },
    ],
    [
      'enum',
      { type: 'string', enum: ['l', 'd'], default: 'd' },
      { kind: 'single-select', control: 'radios', options: plain, default: 1 },
    ],
    [
      'titled enum',
      { type: 'string', oneOf: titled, default: 'l' },
      { kind: 'single-select', control: 'radios', options, default: 0 },
    ],
    [
      'several of an enum',
      { type: 'array', items: { type: 'string', enum: ['l', 'd'] }, minItems: 1, maxItems: 2 },
      { kind: 'multi-select', control: 'checkboxes', options: plain, minItems: 1, maxItems: 2 },
    ],
    [
      'several of a titled enum',
      { type: 'array', items: { anyOf: titled }, default: ['d', 'l'] },
      { kind: 'multi-select', control: 'checkboxes', options, default: [1, 0] },
    ],
  ])('%s', (_, schema, field) => {
    const model = one({ title: 'Question', description: 'Why we ask', ...schema });
    const base = { id: 'f0', name: 'a', label: 'Question', hint: 'Why we ask', required: false };
    expect(model).toEqual({
      fields: [{ ...base, ...field }],
      omitted: [],
      notices: [],
      answerable: true,
    });
  });

  test('legacy titles are drawn, and named as legacy', () => {
    const model = one({ type: 'string', enum: ['l', 'd'], enumNames: ['Light', 'Dark'] });
    expect(model.fields).toMatchObject([{ kind: 'single-select', options }]);
    expect(model.notices).toEqual([
      { code: 'enum-legacy-names', path: ['properties', 'a', 'enumNames'], keyword: 'enumNames' },
    ]);
  });
});

describe('controls', () => {
  test.each<[object, string]>([
    [{ enum: range(1) }, 'radios'],
    [{ enum: range(6) }, 'radios'],
    [{ enum: range(7) }, 'select'],
    [{ enum: [...range(9), 'x'.repeat(61)] }, 'radios'],
    [{ enum: [...range(10), 'x'.repeat(61)] }, 'select'],
    [{ enum: range(20) }, 'select'],
    [{ enum: range(21) }, 'combobox'],
    [{ type: 'array', items: { enum: range(10), type: 'string' } }, 'checkboxes'],
    [{ type: 'array', items: { enum: range(11), type: 'string' } }, 'search'],
    [{ type: 'boolean', const: true }, 'checkbox'],
    [{ type: 'boolean', const: false }, 'yes-no'],
  ])('%#', (schema, control) => {
    expect(one(schema).fields).toMatchObject([{ control }]);
  });

  test.each<[object, string]>([
    [{}, 'line'],
    [{ format: 'email' }, 'line'],
    [{ format: 'uri' }, 'line'],
    [{ format: 'date' }, 'date'],
    [{ format: 'date-time' }, 'date-time'],
    [{ format: 'uuid' }, 'line'],
    [{ format: 'multiline' }, 'area'],
    [{ format: 'multiline', title: 'Name', maxLength: 20 }, 'area'],
    [{ format: 'time' }, 'time'],
    [{ format: 'tel', title: 'Notes' }, 'line'],
    [{ format: 'time', title: 'Notes' }, 'time'],
  ])('a text %j is answered in a control of its own: %s', (more, control) => {
    const [field] = one({ type: 'string', ...more }).fields;
    expect(field).toMatchObject({ control, multiline: control === 'area' });
  });

  test('a look is on record, and is no format', () => {
    for (const format of ['multiline', 'time', 'tel']) {
      const model = one({ type: 'string', format });
      expect(model.fields[0]).not.toHaveProperty('format');
      expect(codes(model)).toEqual(['format-look']);
    }
  });
});

describe('what generators write is read', () => {
  const size = { type: 'string', enum: ['s', 'l'] };
  const options = [{ value: 's' }, { value: 'l' }];

  test.each<[string, object, object, string[]]>([
    [
      'a type or null',
      { type: ['string', 'null'], maxLength: 3 },
      { kind: 'text', maxLength: 3 },
      ['nullable'],
    ],
    ['one type in a list', { type: ['integer'] }, { kind: 'number', integer: true }, []],
    [
      'anyOf null',
      { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], default: null },
      { kind: 'number', minimum: 1 },
      ['nullable'],
    ],
    [
      'oneOf null first',
      { oneOf: [{ type: 'null' }, size] },
      { kind: 'single-select', options },
      ['nullable'],
    ],
    [
      'a default inside the union',
      { anyOf: [{ type: 'string', default: 'x' }, { type: 'null' }] },
      { default: 'x' },
      ['nullable'],
    ],
    [
      'the words and the default of a list inside the union',
      {
        anyOf: [
          { type: 'string', enum: ['s', 'l'], title: 'T', description: 'D', default: 'l' },
          { type: 'null' },
        ],
      },
      { options, label: 'T', hint: 'D', default: 1 },
      ['nullable'],
    ],
    [
      'null among the values',
      { type: ['string', 'null'], enum: ['s', 'l', null] },
      { options },
      ['nullable', 'nullable'],
    ],
    [
      'null among the constants',
      { oneOf: [{ const: 's' }, { const: 'l' }, { const: null }] },
      { options },
      ['nullable'],
    ],
    ['a reference', { $ref: '#/$defs/S' }, { label: 'Size of it', options }, ['reference']],
    [
      'a reference with siblings',
      { $ref: '#/$defs/S', title: 'Mine', default: 'l' },
      { label: 'Mine', default: 1 },
      ['reference'],
    ],
    ['an older reference', { $ref: '#/definitions/S' }, { options }, ['reference']],
    [
      'allOf of one',
      { allOf: [{ $ref: '#/$defs/S' }], default: 'l' },
      { options, default: 1 },
      ['all-of', 'reference'],
    ],
    [
      'a reference or null',
      { anyOf: [{ $ref: '#/$defs/S' }, { type: 'null' }], default: 's' },
      { options, default: 0 },
      ['nullable', 'reference'],
    ],
    [
      'allOf of several',
      { allOf: [{ type: 'integer', minimum: 1 }, { minimum: 3, maximum: 9 }, { maximum: 7 }] },
      { kind: 'number', integer: true, minimum: 3, maximum: 7 },
      ['all-of'],
    ],
    [
      'allOf that narrows a type',
      { type: 'number', allOf: [{ type: 'integer' }] },
      { integer: true },
      ['all-of'],
    ],
    [
      'allOf that narrows choices',
      { enum: ['a', 'b', 'c'], allOf: [{ enum: ['c', 'b'] }] },
      { options: [{ value: 'b' }, { value: 'c' }] },
      ['all-of'],
    ],
    [
      'a constant',
      { const: 'eu' },
      { kind: 'single-select', options: [{ value: 'eu' }] },
      ['const'],
    ],
    ['constants without titles', { oneOf: [{ const: 's' }, { const: 'l' }] }, { options }, []],
    [
      'constants with words',
      { oneOf: [{ const: 's', title: 'Small', description: 'Fits all' }] },
      { options: [{ value: 's', label: 'Small', description: 'Fits all' }] },
      [],
    ],
    [
      'lists in a union',
      { anyOf: [{ enum: ['s'] }, { enum: ['l'], title: 'Large' }] },
      { options: [{ label: 's' }, { value: 'l', label: 'Large' }] },
      [],
    ],
    [
      'numbers to choose from',
      { type: 'integer', enum: [1, 2] },
      { options: [{ value: 1, label: '1' }, { value: 2 }] },
      ['enum-not-string'],
    ],
    [
      'values of all kinds',
      { enum: ['a', 1, true] },
      { options: [{ value: 'a' }, { value: 1 }, { value: true }] },
      ['enum-not-string'],
    ],
    [
      'true and false',
      { type: 'boolean', enum: [true, false] },
      { kind: 'boolean', control: 'yes-no' },
      [],
    ],
    [
      'true and false in words',
      {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'Keep' },
          { const: false, title: 'Drop' },
        ],
      },
      { kind: 'single-select', options: [{ value: true, label: 'Keep' }, { value: false }] },
      ['enum-not-string'],
    ],
    ['only true', { type: 'boolean', enum: [true] }, { kind: 'boolean', mustBe: true }, []],
    ['only true of its type', { type: 'boolean', enum: [true, 'x'] }, { mustBe: true }, []],
    [
      'items.oneOf',
      { type: 'array', items: { oneOf: [{ const: 'm', title: 'Monday' }] } },
      { kind: 'multi-select', options: [{ value: 'm', label: 'Monday' }] },
      ['items-one-of'],
    ],
    [
      'items by reference',
      { type: 'array', items: { $ref: '#/$defs/S' } },
      { kind: 'multi-select', options },
      ['reference'],
    ],
    [
      'items without a type',
      { type: 'array', items: { enum: ['s', 'l'] } },
      { options },
      ['items-type-missing'],
    ],
    [
      'a list or null',
      { anyOf: [{ type: 'array', items: size }, { type: 'null' }] },
      { kind: 'multi-select', options },
      ['nullable'],
    ],
    ['no type but a length', { minLength: 2 }, { kind: 'text', minLength: 2 }, ['type-missing']],
    ['no type but a limit', { minimum: 2 }, { kind: 'number', minimum: 2 }, ['type-missing']],
    [
      'no type but a default',
      { default: true },
      { kind: 'boolean', default: true },
      ['type-missing'],
    ],
    ['nothing', {}, { kind: 'text' }, ['type-missing']],
    ['anything', true, { kind: 'text' }, ['type-missing']],
    [
      'a format of numbers',
      { type: 'integer', format: 'int32' },
      { kind: 'number', integer: true },
      ['format-unknown'],
    ],
    [
      'a format of strings',
      { type: 'string', format: 'uuid' },
      { kind: 'text' },
      ['format-unknown'],
    ],
    [
      'a password',
      { type: 'string', format: 'password' },
      { kind: 'text', sensitive: true },
      ['format-unknown'],
    ],
    ['either of two types', { type: ['string', 'integer'] }, { kind: 'text' }, ['union']],
    [
      'whole or not',
      { type: ['integer', 'number'] },
      { kind: 'number', integer: false },
      ['union'],
    ],
    [
      'either of two branches',
      { anyOf: [{ type: 'integer' }, { type: 'string' }] },
      { kind: 'text', alternatives: [{ kind: 'number' }, { kind: 'text' }] },
      ['union'],
    ],
    [
      'a choice or free text',
      { anyOf: [{ const: 'auto' }, { type: 'string', maxLength: 9 }] },
      { kind: 'text', alternatives: [{ maxLength: 9 }, { options: [{ value: 'auto' }] }] },
      ['union'],
    ],
    [
      'the branch that can be drawn',
      {
        anyOf: [
          { type: 'object' },
          { type: 'array', items: { type: 'string' } },
          { type: 'boolean' },
        ],
      },
      { kind: 'boolean' },
      ['union'],
    ],
    [
      'one of two types, exactly',
      { oneOf: [{ type: 'boolean' }, { type: 'string' }] },
      { kind: 'boolean' },
      ['union'],
    ],
    [
      'exactly one of overlapping branches',
      { oneOf: [{ type: 'string' }, { type: 'string', format: 'uri' }] },
      { kind: 'text', exactlyOne: true },
      ['union'],
    ],
    [
      'limits beside values',
      { type: 'string', enum: ['a', 'long'], maxLength: 2 },
      { options: [{ value: 'a' }] },
      ['keyword-ignored', 'option-malformed'],
    ],
    [
      'limits beside values, or null',
      { oneOf: [{ type: 'null' }, { type: 'string', minLength: 1, enum: ['', 'a'] }] },
      { options: [{ value: 'a' }] },
      ['keyword-ignored', 'nullable', 'option-malformed'],
    ],
    [
      'limits beside one of two lists',
      { anyOf: [{ type: 'string', minLength: 1, enum: ['', 'a'] }, { enum: ['b'] }] },
      { options: [{ value: 'a' }] },
      ['keyword-ignored', 'option-malformed', 'union'],
    ],
    [
      'extra keywords',
      { type: 'number', exclusiveMinimum: 0, multipleOf: 2 },
      { exclusiveMinimum: 0, multipleOf: 2 },
      ['constraint-extra', 'constraint-extra'],
    ],
    [
      'unknown keywords',
      { type: 'string', 'x-order': 1, examples: ['a'] },
      { kind: 'text', examples: ['a'] },
      ['constraint-extra', 'keyword-ignored'],
    ],
    [
      'keywords of another type',
      { type: 'integer', minLength: 1 },
      { kind: 'number' },
      ['keyword-ignored'],
    ],
    [
      'null for what is not set',
      { type: 'string', enum: null, oneOf: null, $ref: null, title: null, maxLength: null },
      { kind: 'text', label: 'A' },
      Array<string>(5).fill('keyword-malformed'),
    ],
    [
      'no title worth showing',
      { type: 'string', title: ' \u200b ' },
      { label: 'A' },
      ['text-cleaned'],
    ],
    [
      'a title that is none',
      { type: 'string', title: 7, description: {} },
      { label: 'A' },
      ['keyword-malformed', 'keyword-malformed'],
    ],
    [
      'limits that are none',
      { type: 'string', minLength: '2', maxLength: -1, pattern: 7 },
      { kind: 'text' },
      ['constraint-extra', 'keyword-malformed', 'keyword-malformed', 'keyword-malformed'],
    ],
    [
      'limits that contradict',
      { type: 'integer', minimum: 5, maximum: 1 },
      { minimum: 5 },
      ['limits-contradict'],
    ],
    [
      'more than there is',
      { type: 'array', items: size, minItems: 3 },
      { minItems: 3 },
      ['limits-contradict'],
    ],
    [
      'the empty string to choose',
      { enum: ['', ' ', 'a'] },
      { options: [{ value: '', label: '""' }, { value: ' ', label: '" "' }, { value: 'a' }] },
      ['option-empty'],
    ],
    [
      'the same twice',
      { enum: ['a', 'b', 'a'] },
      { options: [{ value: 'a' }, { value: 'b' }] },
      ['option-duplicate'],
    ],
    [
      'the same under two names',
      {
        anyOf: [
          { const: 'a', title: 'A' },
          { const: 'a', title: 'B' },
        ],
      },
      {
        options: [
          { value: 'a', label: 'A' },
          { value: 'a', label: 'B' },
        ],
      },
      [],
    ],
    [
      'a name twice',
      {
        anyOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'A' },
        ],
      },
      { options: [{ value: 'a' }, { value: 'b' }] },
      [],
    ],
    [
      'values that no answer can be',
      { enum: ['a', {}, ['b'], Infinity] },
      { options: [{ value: 'a' }] },
      ['option-malformed'],
    ],
    [
      'values of the wrong type',
      { type: 'string', enum: ['a', 1] },
      { options: [{ value: 'a' }] },
      ['option-malformed'],
    ],
    [
      'titles too few',
      { enum: ['a', 'b'], enumNames: ['A'] },
      { options: [{ label: 'a' }, { label: 'b' }] },
      ['enum-names-length'],
    ],
    [
      'titles that are none',
      { enum: ['a', 'b'], enumNames: ['A', 7] },
      { options: [{ label: 'A' }, { label: 'b' }] },
      ['enum-legacy-names'],
    ],
  ] as [string, object, object, string[]][])('%s', (_, schema, field, notices) => {
    const S = { ...size, title: 'Size of it' };
    const model = one(schema, { $defs: { S }, definitions: { S } });
    expect(model.fields).toMatchObject([field]);
    expect(codes(model).toSorted()).toEqual(notices.toSorted());
    expect(model.answerable).toBe(true);
  });

  test.each<[string, unknown, string]>([
    [
      'an object',
      { type: 'object', properties: { b: { type: 'string' } } },
      'property-unsupported',
    ],
    ['a list of anything', { type: 'array', items: { type: 'string' } }, 'property-unsupported'],
    ['a list without items', { type: 'array' }, 'property-unsupported'],
    ['a list of numbers', { type: 'array', items: { enum: [1, 2] } }, 'enum-empty'],
    ['only null', { type: 'null' }, 'property-unsupported'],
    ['nothing to choose from', { enum: [] }, 'enum-empty'],
    ['no titled options', { type: 'string', oneOf: [] }, 'enum-empty'],
    ['no titled options to tick', { type: 'array', items: { anyOf: [] } }, 'enum-empty'],
    ['nothing but null to choose from', { enum: [null] }, 'enum-empty'],
    ['nothing that both lists have', { enum: ['a'], const: 'b' }, 'enum-empty'],
    ['an unknown type', { type: 'str' }, 'property-unsupported'],
    [
      'exactly one, where one cannot be read',
      { oneOf: [{ type: 'string' }, { $ref: 'https://example.com/other.json' }] },
      'union',
    ],
    [
      'only branches that cannot be drawn',
      { anyOf: [{ type: 'object' }, { type: 'array' }] },
      'union',
    ],
    ['false', false, 'property-unsupported'],
    ['a word', 'string', 'property-unsupported'],
  ])('%s is left out where it may be, and blocks where it is required', (_, schema, code) => {
    const optional = form({ a: schema, b: { type: 'string' } });
    expect(optional.fields).toMatchObject([{ id: 'f0', name: 'b' }]);
    expect(optional.omitted).toEqual([{ name: 'a', label: 'A', required: false, code }]);
    expect(optional.notices.some(({ path }) => path[1] === 'a')).toBe(true);
    expect(parseEntries(optional, { f0: 'x' })).toEqual({ ok: true, content: { b: 'x' } });
    const required = form({ a: schema, b: { type: 'string' } }, { required: ['a'] });
    expect(required).toMatchObject({ omitted: [{ name: 'a', required: true }], answerable: false });
    expect(parseEntries(required, { f0: 'x' })).toEqual({ ok: false, issues: [] });
  });
});

describe('the schema as a whole', () => {
  test.each<[string, unknown, string[], boolean]>([
    ['none', undefined, ['schema-missing'], true],
    ['null', null, ['schema-missing'], true],
    ['no properties', { type: 'object' }, ['properties-missing'], true],
    ['empty properties', { type: 'object', properties: {} }, [], true],
    ['no type', { properties: {} }, ['root-type'], true],
    ['an object or null', { type: ['object', 'null'], properties: {} }, ['nullable'], true],
    ['another type', { type: 'string' }, ['root-type'], false],
    [
      'properties that are null',
      { type: 'object', properties: null },
      ['properties-missing'],
      true,
    ],
    ['an empty list of them', { type: 'object', properties: [] }, ['properties-missing'], true],
    ['properties in a list', { type: 'object', properties: ['a'] }, ['keyword-malformed'], false],
    [
      'required that is no list',
      { type: 'object', properties: {}, required: true },
      ['required-malformed'],
      true,
    ],
    [
      'required of no names',
      { type: 'object', properties: {}, required: [7] },
      ['required-malformed'],
      true,
    ],
    [
      'the dialect of the protocol',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: {} },
      [],
      true,
    ],
    ...[
      'http://json-schema.org/draft-07/schema#',
      'https://json-schema.org/draft-07/schema',
      'http://json-schema.org/draft-06/schema#',
      'http://json-schema.org/draft-04/schema#',
      'https://json-schema.org/draft/2019-09/schema',
      'http://json-schema.org/schema#',
      '',
    ].map(($schema): [string, unknown, string[], boolean] => [
      `the older dialect ${$schema}`,
      { $schema, type: 'object', properties: {} },
      ['dialect'],
      true,
    ]),
    ...[
      'https://example.test/my-dialect',
      'http://json-schema.org/draft-03/schema#',
      'https://json-schema.org/draft/2020-12/schema/extended',
      'https://json-schema.org.example/draft-07/schema#',
    ].map(($schema): [string, unknown, string[], boolean] => [
      `the dialect ${$schema}, which is not read`,
      { $schema, type: 'object', properties: {} },
      ['dialect-unsupported'],
      false,
    ]),
    ['no dialect', { $schema: 7, type: 'object', properties: {} }, ['dialect'], true],
    [
      'words about itself',
      { title: 'T', description: 'D', additionalProperties: false, type: 'object', properties: {} },
      ['root-keyword', 'root-keyword', 'root-keyword'],
      true,
    ],
    [
      'which answers go together',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object', properties: {} },
      ['root-keyword'],
      true,
    ],
  ])('%s', (_, schema, notices, answerable) => {
    const model = compileForm(schema);
    expect(model).toMatchObject({ fields: [], answerable });
    expect(codes(model)).toEqual(notices);
    expect(parseEntries(model, {})).toEqual(
      answerable ? { ok: true, content: {} } : { ok: false, issues: [] },
    );
  });

  test('parts of a form make one form', () => {
    const model = compileForm({
      type: 'object',
      allOf: [
        { properties: { a: { type: 'integer', minimum: 1 } }, required: ['a'] },
        { $ref: '#/$defs/More' },
      ],
      $defs: {
        More: { properties: { a: { maximum: 5 }, b: { type: 'string' } }, required: ['b'] },
      },
    });
    expect(model.fields).toMatchObject([
      { name: 'a', required: true, minimum: 1, maximum: 5 },
      { name: 'b', required: true },
    ]);
  });

  test('a name that is required and not there is named, and blocks', () => {
    const model = form({ city: { type: 'string' } }, { required: ['city', 'ghost'] });
    expect(model).toMatchObject({
      fields: [{ name: 'city', required: true }],
      omitted: [{ name: 'ghost', label: 'Ghost', required: true, code: 'required-unknown' }],
      notices: [{ code: 'required-unknown', path: ['required'], name: 'ghost' }],
      answerable: false,
    });
  });
});

describe('defaults', () => {
  test.each<[object, unknown, string[]]>([
    [{ type: 'string', default: 7 }, '7', ['default-type']],
    [{ type: 'string', default: null }, '', []],
    [{ type: 'string', default: '' }, '', []],
    [{ type: 'string', default: 'long', maxLength: 2 }, 'long', ['default-invalid']],
    [{ type: 'string', format: 'email', default: 'nope' }, 'nope', ['default-invalid']],
    [{ type: 'string', format: 'date', default: 'today' }, '', ['default-invalid']],
    [{ type: 'number', default: '5' }, '5', ['default-type']],
    [{ type: 'number', default: 'five' }, '', ['default-type']],
    [{ type: 'integer', default: '1,200' }, '', ['default-type']],
    [{ type: 'number', default: 150, maximum: 100 }, '150', ['default-invalid']],
    [{ type: 'boolean', default: 'true' }, null, ['default-type']],
    [{ type: 'boolean', default: 0 }, null, ['default-type']],
    [{ enum: ['a'], default: 'b' }, null, ['default-unknown-option']],
    [{ enum: [1, 2], default: '1' }, 0, ['default-unknown-option', 'enum-not-string']],
    [{ enum: [1, 2], default: 1 }, 0, ['enum-not-string']],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: 'a' },
      [],
      ['default-type'],
    ],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['c', 'a', null] },
      [0],
      ['default-unknown-option'],
    ],
    [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: [] }, [], []],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['a'], minItems: 2 },
      [0],
      ['default-invalid'],
    ],
  ])('%j starts as %j', (schema, entry, notices) => {
    const model = one(schema);
    expect(initialEntries(model)).toEqual({ f0: entry });
    expect(codes(model).toSorted()).toEqual(notices.toSorted());
  });

  test('are sent in the order in which they came, and removed when they are removed', () => {
    const model = one({
      type: 'array',
      items: { type: 'string', enum: ['a', 'b'] },
      default: ['b', 'a'],
    });
    expect(parseEntries(model, initialEntries(model))).toEqual({
      ok: true,
      content: { a: ['b', 'a'] },
    });
    expect(parseEntries(model, { f0: [] })).toEqual({ ok: true, content: {} });
  });

  test('line breaks come back as they were', () => {
    const model = one({ type: 'string', default: 'a\r\nb' });
    expect(parseEntries(model, { f0: 'a\nb' })).toEqual({ ok: true, content: { a: 'a\r\nb' } });
    expect(parseEntries(model, { f0: 'a\nb\n' })).toEqual({ ok: true, content: { a: 'a\nb\n' } });
  });
});

test('two parts that say the same are one, whether or not they are the same object', () => {
  const pattern = { not: ['a', { text: 1 }] };
  const copy = { not: ['a', { text: 1 }] };
  for (const other of [pattern, copy])
    expect(codes(one({ type: 'string', allOf: [{ pattern }, { pattern: other }] }))).toEqual([
      'all-of',
      'constraint-extra',
      'keyword-malformed',
    ]);
  expect(codes(one({ type: 'string', allOf: [{ pattern }, { pattern: { not: [] } }] }))).toContain(
    'keyword-ignored',
  );
});
