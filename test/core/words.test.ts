import { describe, expect, test } from 'vitest';
import { compileForm } from '../../src/core/index.js';
import { isTooLarge, tidyText } from '../../src/core/internal.js';

const form = (properties: object) => compileForm({ type: 'object', properties });
const labels = (properties: object) => form(properties).fields.map(({ label }) => label);

describe('labels', () => {
  test.each([
    ['first_name', 'First name'],
    ['firstName', 'First name'],
    ['first-name', 'First name'],
    ['FirstName', 'First name'],
    ['userID', 'User ID'],
    ['HTTPServer', 'HTTP server'],
    ['api_key_2', 'Api key 2'],
    ['name', 'Name'],
    ['cfg_a', 'Cfg a'],
    ['user.name', 'user.name'],
    ['page[size]', 'page[size]'],
    ['first name', 'first name'],
    ['größe', 'größe'],
    ['登录', '登录'],
    ['7', '7'],
    ['', '""'],
    [' ', '" "'],
    ['\u200b', '"\u200b"'],
    ['\u3164\u2800', '"\u3164\u2800"'],
  ])('of %j without a title is %j', (name, label) => {
    expect(labels({ [name]: { type: 'string' } })).toEqual([label]);
  });

  test.each(['\u3164', '\u2800', '\u115f\u1160', '\uffa0', '\u034f', '\u3000', ' \ufe0f '])(
    'a title of nothing to be seen (%j) counts as none',
    (title) => {
      expect(labels({ first_name: { type: 'string', title } })).toEqual(['First name']);
    },
  );

  test('a title counts as it is', () => {
    expect(labels({ a: { type: 'string', title: 'db-one' } })).toEqual(['db-one']);
  });

  test('equal ones are told apart by name', () => {
    const model = form({
      a: { type: 'string', title: 'Name' },
      b: { type: 'string', title: 'Name' },
      c: { type: 'string', title: 'Other' },
      d: { type: 'object', title: 'Name' },
    });
    expect(model.fields.map(({ label }) => label)).toEqual(['Name (a)', 'Name (b)', 'Other']);
    expect(model.omitted.map(({ label }) => label)).toEqual(['Name (d)']);
    expect(model.notices.filter(({ code }) => code === 'label-duplicate')).toHaveLength(3);
  });

  test('even where a title is made to look so', () => {
    const title = 'Name (b)';
    const list = labels({
      a: { type: 'string', title },
      b: { title: 'Name' },
      c: { title: 'Name' },
    });
    expect(new Set(list).size).toBe(3);
  });
});

describe('a server’s words are plain text', () => {
  test.each([
    [
      '<b>bold</b> &amp; [link](https://example.com)',
      '<b>bold</b> &amp; [link](https://example.com)',
    ],
    ['  spaced  ', 'spaced'],
    ['two\nlines\r\nthree\u2028four', 'two lines three four'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['\u2066isolated\u2069 \u200fmark\u200b', 'isolated mark'],
    ['\ufeffbom', 'bom'],
    ['lone \ud800 half', 'lone half'],
    ['tag\u{e0041}s', 'tags'],
    ['é 😀 עברית', 'é 😀 עברית'],
    ['a\t b   c', 'a b c'],
    [`${'x'.repeat(2000)}end`, `${'x'.repeat(1333)}…${'x'.repeat(663)}end`],
    [`${'😀'.repeat(2000)}!`, `${'😀'.repeat(1333)}…${'😀'.repeat(665)}!`],
    ['😀'.repeat(2000), '😀'.repeat(2000)],
  ])('the title %j is %j', (title, label) => {
    const model = form({ a: { type: 'string', title }, b: { enum: ['v'], enumNames: [title] } });
    expect(model.fields).toMatchObject([{ label }, { options: [{ label }] }]);
    expect(model.notices.some(({ code }) => code === 'text-cleaned')).toBe(title !== label);
  });

  test.each([
    ['one\n\n\n\ntwo\tthree', 'one\n\ntwo\tthree'],
    ['web:\n    image: a\n\tport:  80 ', 'web:\n    image: a\n\tport:  80'],
    ['  web:\n  db:', '  web:\n  db:'],
    ['\n \n  select\r\n    a  =  1\n  \n', '  select\n    a  =  1'],
    [' one line\t ', 'one line'],
    ['a\r\nb\rc\u2029d', 'a\nb\nc\nd'],
    ['\u202eevil\u0000', 'evil'],
  ])('the description %j is %j', (description, hint) => {
    expect(form({ a: { type: 'string', description } }).fields).toMatchObject([{ hint }]);
  });

  test('a description of more than 100,000 characters is cut', () => {
    const [field] = form({ a: { type: 'string', description: 'x'.repeat(100_001) } }).fields;
    expect(field?.hint).toBe(`${'x'.repeat(99_999)}…`);
  });

  test.each(['', '  ', '\u200b'])('the description %j is none', (description) => {
    expect(form({ a: { type: 'string', description } }).fields[0]).not.toHaveProperty('hint');
  });

  test('values and defaults are not touched', () => {
    const odd = ' \u202eevil\u0000 ';
    const model = form({ a: { type: 'string', default: odd }, b: { enum: [odd] } });
    expect(model.fields).toMatchObject([
      { default: odd },
      { options: [{ value: odd, label: 'evil' }] },
    ]);
  });
});

const isSensitive = (name: string, more: object = {}) =>
  form({ [name]: { type: 'string', ...more } }).fields[0]?.sensitive === true;

describe('what looks like a secret', () => {
  test.each([
    'password',
    'userPassword',
    'new_password',
    'passphrase',
    'passcode',
    'PIN',
    'pin_code',
    'otp',
    'cvv',
    'CVC',

    'apiKey',
    'api_key',
    'APIKey',
    'private-key',
    'secret',
    'clientSecret',
    'token',
    'access_token',
    'authToken',

    'credentials',
    'cardNumber',
    'credit_card_number',
    'ssn',
    'iban',
    'verificationCode',
    'one_time_code',
    'seedPhrase',
  ])('%s', (name) => {
    expect(isSensitive(name)).toBe(true);
  });

  test.each([
    'Password',
    'Your API key',
    'Session token',
    'Enter your PIN',
    'Card number',
    'One-time code',
    'Seed phrase',
    '请输入密码',
    '验证码',
    '身份证号码',
  ])('by the words: %s', (text) => {
    expect(isSensitive('a', { title: text })).toBe(true);
    expect(isSensitive('a', { description: text })).toBe(true);
  });

  test.each([
    'max_tokens',
    'tokenCount',
    'token_limit',
    'tokenizer',
    'keyboard',
    'keyword',
    'secretary',
    'pinned',
    'shipping',

    'compass',
    'passenger',
    'spinner',
    'zipCode',
    'country_code',
    'cardName',
    'postcode',
    'name',
    'key',
    'code',
  ])('%s does not', (name) => {
    expect(isSensitive(name)).toBe(false);
  });

  test.each([
    'Your favorite integer (do not give us your phone number, pin, or other sensitive info)',
    'Never enter a password here',
    'Pin to the top',
    'Number of tokens',
    'Keyboard layout',
  ])('%s does not', (description) => {
    expect(isSensitive('a', { description })).toBe(false);
  });

  test('only what is typed can be one', () => {
    const model = form({
      password: { type: 'boolean' },
      token: { enum: ['a', 'b'] },
      pin: { type: 'integer' },
      secret: { type: 'string' },
    });
    expect(model.fields.map(({ sensitive }) => sensitive)).toEqual([
      undefined,
      undefined,
      true,
      true,
    ]);
  });
});

describe('autofill', () => {
  test.each([
    ['email', 'email'],
    ['fullName', 'name'],
    ['first_name', 'given-name'],
    ['surname', 'family-name'],
    ['Phone Number', 'tel'],
    ['company', 'organization'],
    ['jobTitle', 'organization-title'],
    ['street-address', 'street-address'],
    ['addressLine1', 'address-line1'],
    ['town', 'address-level2'],
    ['state', 'address-level1'],
    ['zip', 'postal-code'],
    ['country', 'country-name'],
    ['dob', 'bday'],
    ['homepage', 'url'],
    ['language', 'language'],
  ])('%s is %s', (name, autofill) => {
    expect(form({ [name]: { type: 'string' } }).fields).toMatchObject([{ autofill }]);
  });

  test.each([
    'username',
    'password',
    'otp',
    'cardNumber',
    'note',
    'namespace',
    'emailed',
    'constructor',
    '__proto__',
  ])('%s is nothing that a browser should fill in', (name) => {
    const schema: unknown = JSON.parse(
      `{"type":"object","properties":{"${name}":{"type":"string"}}}`,
    );
    expect(compileForm(schema).fields[0]).not.toHaveProperty('autofill');
  });

  test.each([
    ['name', 'Your name', 'name'],
    ['name', 'Full name:', 'name'],
    ['name', 'Name (as on your badge)', 'name'],
    ['city', 'City', 'address-level2'],
    ['address', 'Street address', 'street-address'],
    ['first_name', 'Vorname', 'given-name'],
    ['city', 'Ihre Stadt', 'address-level2'],
    ['country', 'País', 'country-name'],
    ['phone', '电话号码', 'tel'],
    ['company', '会社名', 'organization'],
    ['city', 'المدينة', 'address-level2'],
    ['zip', 'ZIP code', 'postal-code'],
  ])('%s, titled %s, is %s', (name, title, autofill) => {
    expect(form({ [name]: { type: 'string', title } }).fields).toMatchObject([{ autofill }]);
  });

  test.each([
    ['name', 'Repository name'],
    ['name', 'File name'],
    ['name', 'Name of the branch'],
    ['address', 'IP address'],
    ['address', 'Wallet address'],
    ['state', 'Issue state'],
    ['region', 'AWS region'],
    ['country', 'Country of the customer'],
    ['company', 'Supplier'],
    ['language', 'Programming language'],
    ['website', 'Page to crawl'],
    ['city', 'Name'],
    ['repo', 'Name'],
  ])('%s, titled %s, is nothing that a browser should fill in', (name, title) => {
    const [field] = form({ [name]: { type: 'string', title } }).fields;
    expect(field).not.toHaveProperty('autofill');
  });

  test('an address is one, whatever it is called', () => {
    expect(form({ contact: { type: 'string', format: 'email' } }).fields).toMatchObject([
      { autofill: 'email' },
    ]);
  });
});

describe('white space around an answer', () => {
  const kinds = form({
    free: { type: 'string' },
    mail: { type: 'string', format: 'email' },
    link: { type: 'string', format: 'uri' },
    day: { type: 'string', format: 'date' },
    count: { type: 'integer' },
  });

  test.each([
    ['free', '  x\u200b '],
    ['mail', 'x'],
    ['link', 'x'],
    ['day', 'x'],
    ['count', 'x'],
  ])('%s', (name, tidy) => {
    const field = kinds.fields.find((one) => one.name === name);
    if (!field) throw new Error('no field');
    expect(tidyText(field, '  x\u200b ')).toBe(tidy);
  });

  test.each([
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u00ad',
    '\ufe0f',
  ])('with a mark that cannot be seen, %j', (mark) => {
    for (const field of kinds.fields.filter(({ name }) => name !== 'free'))
      expect(tidyText(field, `${mark} x${mark}`)).toBe('x');
  });

  test('and nothing inside, however long it is', () => {
    const gap = `x${' '.repeat(1_000_000)}x`;
    for (const field of kinds.fields) expect(tidyText(field, gap)).toBe(gap);
  });
});

describe('options that differ late stay different', () => {
  test.each([250, 1999, 5000, 100_000])('after %i equal characters', (length) => {
    const head = 'x'.repeat(length);
    const [field] = form({ a: { type: 'string', enum: [`${head}-blue`, `${head}-green`] } }).fields;
    const shown = field?.kind === 'single-select' ? field.options.map(({ label }) => label) : [];
    expect(shown.map((label) => label.slice(-6))).toEqual(['x-blue', '-green']);
  });

  test('where the middle alone differs they are numbered', () => {
    const [one, two] = ['1', '2'].map(
      (middle) => `${'x'.repeat(5000)}${middle}${'x'.repeat(5000)}`,
    );
    const [field] = form({ a: { type: 'string', enum: [one, two] } }).fields;
    const shown = field?.kind === 'single-select' ? field.options.map(({ label }) => label) : [];
    expect(new Set(shown).size).toBe(2);
  });
});

test('the lines of an option’s description are kept', () => {
  const oneOf = [{ const: 'a', title: 'A', description: 'web:\n    image:  a' }];
  expect(form({ a: { type: 'string', oneOf } }).fields).toMatchObject([
    { options: [{ description: 'web:\n    image:  a' }] },
  ]);
});

test('a form with more text than a page can bear is too large', () => {
  const $defs = { one: { type: 'string', title: 'x'.repeat(2000) } };
  const of = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `p${i}`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/one' }]));
    return compileForm({ type: 'object', properties, $defs });
  };
  expect([of(400), of(600)].map(isTooLarge)).toEqual([false, true]);
});
