import { describe, expect, test } from 'vitest';
import { accept, compileForm, decline, loadEngines, parseEntries } from '../../src/core/index.js';

const form = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const codes = (schema: unknown) => compileForm(schema).notices.map(({ code }) => code);
const range = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** Runs within a processor time that nobody notices, whatever else the machine does. */
function soon<T>(run: () => T, limit = 1500): T {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(limit);
  return result;
}

function nested(depth: number): unknown {
  return range(depth, (i) => i).reduce<unknown>((inner) => ({ items: inner }), {});
}

describe('beyond the bounds there is no form, and no way to accept', () => {
  const beyond: Readonly<Record<string, [() => unknown, string]>> = {
    'a schema of more than 1 MiB': [
      () => form({ a: { type: 'string', title: 'x'.repeat(1 << 20) } }),
      'size',
    ],
    'a schema of 40 MB': [
      () => form({ a: { type: 'string', title: 'x'.repeat(40_000_000) } }),
      'size',
    ],
    '200,000 keys': [() => form(Object.fromEntries(range(200_000, (i) => [`k${i}`, 0]))), 'size'],
    'an array that says it is long': [() => form({ a: { enum: Array(4_000_000_000) } }), 'size'],
    '33 levels': [() => form({ a: nested(33) }), 'depth'],
    '5,000 levels': [() => nested(5000), 'depth'],
    '10,001 properties': [
      () => form(Object.fromEntries(range(10_001, (i) => [`k${i}`, {}]))),
      'properties',
    ],
    '100,001 options': [() => form({ a: { enum: range(100_001, (i) => `${i}`) } }), 'options'],
    'options shared by references': [
      () =>
        form(Object.fromEntries(range(30, (i) => [`k${i}`, { $ref: '#/$defs/A' }])), {
          $defs: { A: { enum: range(5000, (i) => `${i}`) } },
        }),
      'options',
    ],
    'references that double at each step': [
      () =>
        form(
          { a: { $ref: '#/$defs/d0' } },
          {
            $defs: Object.fromEntries(
              range(30, (i) => [
                `d${i}`,
                i < 29
                  ? { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] }
                  : { type: 'string' },
              ]),
            ),
          },
        ),
      'expansion',
    ],
    'texts multiplied by references': [
      () =>
        form(Object.fromEntries(range(5000, (i) => [`k${i}`, { $ref: '#/$defs/A' }])), {
          $defs: { A: { type: 'string', default: 'x'.repeat(500_000), minLength: 1 } },
        }),
      'expansion',
    ],
  };

  test.each(Object.entries(beyond))('%s', (_, [make, bound]) => {
    const schema = make();
    const model = soon(() => compileForm(schema));
    expect(model).toMatchObject({ fields: [], omitted: [], answerable: false });
    expect(model.notices).toEqual([
      expect.objectContaining({ code: 'schema-too-large', path: [], bound }),
    ]);
    expect(parseEntries(model, {})).toEqual({ ok: false, issues: [] });
    expect(decline()).toEqual({ action: 'decline' });
  });
});

describe('within the bounds there is a form', () => {
  test('10,000 properties, in linear time', () => {
    const properties = Object.fromEntries(range(10_000, (i) => [`k${i}`, { type: 'string' }]));
    const model = soon(() => compileForm(form(properties)), 5000);
    expect(model.fields).toHaveLength(10_000);
  });

  test('100,000 options', () => {
    const model = soon(
      () => compileForm(form({ a: { type: 'string', enum: range(100_000, (i) => `${i}`) } })),
      5000,
    );
    expect(model.fields).toMatchObject([{ kind: 'single-select', control: 'combobox' }]);
  });

  test('10,000 properties with one title', () => {
    const properties = Object.fromEntries(
      range(10_000, (i) => [`k${i}`, { type: 'string', title: 'T' }]),
    );
    const { fields } = soon(() => compileForm(form(properties)), 5000);
    expect(new Set(fields.map(({ label }) => label)).size).toBe(10_000);
  });

  test.each<[string, object, number]>([
    ['keys', form({ a: { allOf: range(20_000, (i) => ({ [`k${i}`]: 0 })) } }), 1],
    ['empty parts', form({ a: { allOf: range(150_000, () => ({})) } }), 1],
    [
      'properties',
      form({}, { allOf: range(9_000, (i) => ({ properties: { [`k${i}`]: { type: 'string' } } })) }),
      9_000,
    ],
    [
      'parts of one property',
      form({}, { allOf: range(9_000, () => ({ properties: { k: { type: 'string' } } })) }),
      1,
    ],
    ['names', form({ k: {} }, { allOf: range(20_000, () => ({ required: ['k'] })) }), 1],
    [
      'lists beside one that repeats itself',
      form({ a: { enum: Array(60_000).fill('x'), allOf: range(20_000, () => ({ enum: ['x'] })) } }),
      1,
    ],
  ])('many %s to merge, in linear time', (_, schema, count) => {
    expect(soon(() => compileForm(schema), 5000).fields).toHaveLength(count);
  });

  test.each(['anyOf', 'oneOf'])('%s of 20,000 texts, of which all fit or none', (keyword) => {
    const branches = range(20_000, () => ({ type: 'string', maxLength: 3 }));
    const model = soon(() => compileForm(form({ a: { [keyword]: branches } })), 5000);
    expect(model.fields).toMatchObject([{ kind: 'text', maxLength: 3 }]);
    for (const typed of ['abc', 'abcd'])
      expect(soon(() => parseEntries(model, { f0: typed })).ok).toBe(
        keyword === 'anyOf' && typed === 'abc',
      );
  });

  test('a title and a description of a megabyte are cut', () => {
    const long = '\u202e😀'.repeat(160_000);
    const model = soon(() =>
      compileForm(form({ a: { type: 'string', title: long, description: long } })),
    );
    const [field] = model.fields;
    expect(field?.label.length).toBeLessThanOrEqual(4000);
    expect(field?.hint?.length).toBeLessThanOrEqual(200_000);
    expect(model.notices.map(({ code }) => code)).toEqual(['text-cleaned', 'text-cleaned']);
  });

  test('an entry of a megabyte', () => {
    const text = 'x'.repeat(1_000_000);
    const model = compileForm(form({ a: { type: 'string', maxLength: 10 } }));
    const outcome = soon(() => parseEntries(model, { f0: text }));
    expect(outcome).toMatchObject({
      ok: false,
      issues: [{ code: 'max-length', length: 1_000_000 }],
    });
  });
});

const chain = (length: number) =>
  Object.fromEntries(
    range(length, (i) => [
      `d${i}`,
      i < length - 1 ? { $ref: `#/$defs/d${i + 1}` } : { type: 'string' },
    ]),
  );

const openChain = (length: number) =>
  compileForm(form({ a: { $ref: '#/$defs/d0' } }, { $defs: chain(length) }));

describe('references', () => {
  const $defs = {
    loop: { $ref: '#/$defs/loop' },
    ping: { $ref: '#/$defs/pong' },
    pong: { allOf: [{ $ref: '#/$defs/ping' }] },
    either: { anyOf: [{ $ref: '#/$defs/either' }, { $ref: '#/$defs/either' }] },
    'a/b~c d': { type: 'string', enum: ['x'] },
    list: [{ type: 'boolean' }],
  };

  test.each([
    '#/$defs/loop',
    '#/$defs/ping',
    '#/$defs/either',
    '#/$defs/missing',
    '#/$defs/constructor',
    '#/$defs/__proto__',
    '#/$defs/list/1',
    '#/$defs/list/length',
    '#/%',
    '#anchor',
    '',
    '#',
    'https://example.com/schema.json',
    'https://example.com/schema.json#/$defs/list/0',
    'file:///etc/passwd',
    7,
  ])('%s leads nowhere: the property is left out, and said so', ($ref) => {
    const model = soon(() => compileForm(form({ a: { $ref }, b: { type: 'string' } }, { $defs })));
    expect(model.fields.map(({ name }) => name)).toEqual(['b']);
    expect(model.omitted).toMatchObject([{ name: 'a', required: false }]);
    expect(model.notices.length).toBeGreaterThan(0);
    expect(parseEntries(model, {})).toEqual({ ok: true, content: {} });
  });

  test('a chain of 32 is followed, one of 33 is not', () => {
    expect(openChain(32).fields).toHaveLength(1);
    expect(openChain(33).fields).toHaveLength(0);
  });

  test.each(['#/$defs/a~1b~0c%20d', '#/properties/c/items'])('%s is followed', ($ref) => {
    const c = { type: 'array', items: { type: 'string', enum: ['x'] } };
    const model = compileForm(form({ a: { $ref }, c }, { $defs }));
    expect(model.fields).toMatchObject([
      { kind: 'single-select', options: [{ value: 'x' }] },
      { name: 'c' },
    ]);
  });

  test('the whole form may be one', () => {
    const F = form({ a: { type: 'string' } }, { required: ['a'] });
    expect(compileForm({ $ref: '#/$defs/F', $defs: { F } })).toMatchObject({
      fields: [{ name: 'a', required: true }],
      answerable: true,
    });
    expect(compileForm({ $ref: '#' })).toMatchObject({ fields: [], answerable: false });
  });
});

describe('what is no JSON', () => {
  const throwing = {
    get type(): string {
      throw new Error('a trap');
    },
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const cycle: Record<string, unknown> = { type: 'object' };
  cycle['properties'] = { a: cycle };

  test.each<[string, unknown]>([
    ['a number', 7],
    ['a string', 'object'],
    ['true', true],
    ['a list', []],
    ['a function', () => ({})],
    ['a symbol', Symbol('s')],
    ['a bigint', 7n],
    ['a getter that throws', throwing],
    ['a getter that throws, further down', form({ a: throwing })],
    ['a revoked proxy', revoked.proxy],
    ['a revoked proxy, further down', form({ a: revoked.proxy })],
    ['a cycle', cycle],
  ])('%s is no form, and does not throw', (_, schema) => {
    expect(compileForm(schema)).toMatchObject({ fields: [], answerable: false });
  });

  test.each<[string, unknown]>([
    ['a function', () => ({})],
    ['undefined', undefined],
    ['a symbol', Symbol('s')],
    ['a bigint', 7n],
    ['a string', 'string'],
    ['null', null],
    ['false', false],
    ['a list', [{ type: 'string' }]],
  ])('a property that is %s is left out', (_, schema) => {
    const model = compileForm(form({ a: schema, b: { type: 'string' } }));
    expect(model.fields.map(({ name }) => name)).toEqual(['b']);
    expect(model.omitted).toEqual([
      { name: 'a', label: 'A', required: false, code: 'property-unsupported' },
    ]);
  });

  test.each<[string, unknown]>([
    ['a map', new Map([['type', 'string']])],
    ['a date', new Date(0)],
  ])('%s is an object like any other', (_, schema) => {
    expect(() => compileForm(form({ a: schema }))).not.toThrow();
  });

  test('numbers that JSON does not have are no limits and no defaults', () => {
    const a = { type: 'number', minimum: NaN, maximum: Infinity, default: NaN };
    expect(compileForm(form({ a })).fields).toEqual([
      { id: 'f0', name: 'a', label: 'A', required: false, kind: 'number', integer: false },
    ]);
  });
});

describe('names are keys', () => {
  const plain =
    '__proto__ constructor prototype hasOwnProperty toString valueOf length then toJSON type properties required ' +
    '$ref $defs enum f0 f1 a A ı İ . a.b a[0] [ ] " \\ 0 -1 1e3';
  const names = [...plain.split(' '), '', ' ', "'", '\n', '\0', 'größe 📏', '\u202ecba', '\ud800'];

  test('all of them come back, exactly', () => {
    const list = names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`);
    const schema: unknown = JSON.parse(`{"type":"object","properties":{${list.join(',')}}}`);
    const model = compileForm(schema);
    const entries = Object.fromEntries(model.fields.map(({ id, name }) => [id, `of ${name}`]));
    const outcome = parseEntries(model, entries);
    if (!outcome.ok) throw new Error('refused');
    expect(new Map(Object.entries(outcome.content))).toEqual(
      new Map(names.map((name) => [name, `of ${name}`])),
    );
    expect(Object.getPrototypeOf(outcome.content)).toBe(Object.prototype);
    expect(JSON.parse(JSON.stringify(accept(outcome.content)))).toMatchObject({ action: 'accept' });
    expect(model.fields.every(({ id }) => /^f\d+$/.test(id))).toBe(true);
  });

  test('required is about own keys', () => {
    const schema: unknown = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"}},"required":["__proto__","toString"]}',
    );
    const model = compileForm(schema);
    expect(model.fields).toMatchObject([{ name: '__proto__', required: true }]);
    expect(model.omitted).toEqual([
      { name: 'toString', label: 'To string', required: true, code: 'required-unknown' },
    ]);
    expect(model.answerable).toBe(false);
  });

  test('an option may be called as anything', () => {
    const model = compileForm(form({ a: { enum: ['__proto__', 'constructor', ''] } }));
    expect(parseEntries(model, { f0: 0 })).toEqual({ ok: true, content: { a: '__proto__' } });
    expect(parseEntries(model, { f0: 2 })).toEqual({ ok: true, content: { a: '' } });
  });
});

const open = async (pattern: string) => {
  const model = compileForm(form({ a: { type: 'string', pattern } }));
  return { model, engines: await loadEngines(model) };
};

describe('patterns', () => {
  test.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(.*a){20}$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(a|b)*a(a|b){500}$',
  ])('%s answers in time, whatever the text', async (pattern) => {
    const { model, engines } = await open(pattern);
    const texts = [`${'a'.repeat(50_000)}!`, 'ab'.repeat(100_000), 'x'.repeat(100_000)];
    const outcomes = texts.map((f0) => soon(() => parseEntries(model, { f0 }, { engines }), 3000));
    expect(outcomes).toHaveLength(texts.length);
  });

  test.each([
    '(',
    '[a-z',
    'a)',
    '(?=a)b',
    '(?<!a)b',
    '(a)\\1',
    '\\',
    'a{1001}',
    '(((a{30}){30}){30})',
    '\\p{Nonsense}',
    'x'.repeat(5001),
    '[a-z]{900}'.repeat(50),
  ])('%s is left to the server, and said so', async (pattern) => {
    const { model, engines } = await soon(() => open(pattern));
    const notices = [...model.notices, ...(engines.notices ?? [])];
    expect(notices).toContainEqual(expect.objectContaining({ code: 'pattern-unchecked' }));
    expect(parseEntries(model, { f0: 'anything' }, { engines })).toMatchObject({ ok: true });
  });

  test.each([
    ['^\\d{3}\\-\\d{4}$', '555-0100', '555-010'],
    ['b', 'abc', 'ac'],
    ['^\\p{Letter}+$', 'π', 'π2'],
    ['^\\p{Script=Greek}+$', 'π', 'p'],
    ['^\\u00e9\\u{1F600}$', 'é😀', 'e😀'],
    ['^\\ud83d\\ude00$', '😀', '😁'],
    ['^.$', '😀', '\u2028'],
    ['^\\S\\s\\S$', 'a\u00a0b', 'a_b'],
    ['^[\\s,]$', '\ufeff', ';'],
    ['^[^\\S]$', ' ', 'a'],
    ['a$', 'a', 'a\n'],
    ['^(?<year>\\d{4})$', '2026', '26'],
    ['^[\\w.+-]+@[\\w-]+\\.\\w+$', 'a.b@c.de', 'a@b'],
    ['^🐲*$', '🐲🐲', '🐉'],
    ['^\\/$', '/', 'x'],
  ])('%s is a search in ECMA-262', async (pattern, right, wrong) => {
    const { model, engines } = await open(pattern);
    expect(parseEntries(model, { f0: right }, { engines })).toMatchObject({ ok: true });
    expect(parseEntries(model, { f0: wrong }, { engines })).toMatchObject({
      ok: false,
      issues: [{ code: 'pattern', pattern }],
    });
  });

  test('without an engine no pattern is checked; without a pattern no engine is loaded', async () => {
    const { model } = await open('^a$');
    expect(parseEntries(model, { f0: 'b' })).toMatchObject({ ok: true });
    expect(codes(form({ a: { type: 'string', pattern: '^a$' } }))).toEqual(['constraint-extra']);
    expect(await loadEngines(compileForm(form({ a: { type: 'string' } })))).toEqual({});
  });
});
