// Inputs of our own, three and more of each kind of report.
import { describe, expect, test } from 'vitest';
import { compileForm, loadEngines, type Field } from '../../../src/core/index.js';
import { isThere } from './titles.js';
import { answer, fieldOf, refusals, type Answers } from '../person.js';

const timeZone = 'UTC';
const formOf = (property: object, message?: string) =>
  compileForm(
    { type: 'object', properties: { value: property }, required: ['value'] },
    { ...(message !== undefined && { message }) },
  );
async function send(property: object, given: Answers) {
  const model = formOf(property);
  return answer(model, given, { timeZone, engines: await loadEngines(model) });
}
const field = (property: object, message?: string): Field =>
  fieldOf(formOf(property, message), 'value');

const meals = { enum: ['veg', 'fish'] };
const days = { anyOf: [{ const: 'mo', title: 'Monday' }] };
const email = { type: 'string', format: 'email' };
const integer = { type: 'integer' };

describe('4 what the schema allows can be sent', () => {
  test.each<[string, object, Answers, unknown]>([
    ['an empty list of titled options', { type: 'array', minItems: 0, items: days }, {}, []],
    ['an empty list by its default', { type: 'array', default: [], items: meals }, {}, []],
    [
      'an empty list, described by a reference to nothing else',
      { allOf: [{ type: 'array', items: meals }, { minItems: 0 }] },
      {},
      [],
    ],
    [
      'the second of two formats',
      { anyOf: [{ type: 'string', format: 'date' }, email] },
      { value: 'a@b.example' },
      'a@b.example',
    ],
    ['a number or an address, the number', { anyOf: [integer, email] }, { value: '12' }, 12],
    [
      'a number or an address, the address',
      { anyOf: [integer, email] },
      { value: 'a@b.example' },
      'a@b.example',
    ],
    [
      'the second of two patterns',
      {
        oneOf: [
          { type: 'string', pattern: '^[A-Z]{2}$' },
          { type: 'string', pattern: '^\\d{5}$' },
        ],
      },
      { value: '12345' },
      '12345',
    ],
    [
      'a longer text that one branch allows',
      {
        anyOf: [
          { type: 'string', maxLength: 2 },
          { type: 'string', maxLength: 9 },
        ],
      },
      { value: 'longer' },
      'longer',
    ],
    ['an option without letters', { type: 'string', enum: ['', 'a'] }, { value: '' }, ''],
    ['zero', { type: 'integer', minimum: 0 }, { value: '0' }, 0],
    ['no', { type: 'boolean' }, { value: false }, false],
  ])('%s', async (_, property, given, value) => {
    expect(await send(property, given)).toEqual({ ok: true, content: { value } });
  });
});

describe('7 lines are decided by what is asked, not by a limit', () => {
  test.each([
    [{ type: 'string', title: 'Nickname', maxLength: 500 }, 'line'],
    [{ type: 'string', title: 'Branch', maxLength: 244 }, 'line'],
    [{ type: 'string', title: 'City', maxLength: 1024 }, 'line'],
    [{ type: 'string', title: 'Benutzername', maxLength: 400 }, 'line'],
    [{ type: 'string', title: 'Case number', maxLength: 400 }, 'line'],
    [{ type: 'string', title: 'Steps to reproduce' }, 'area'],
    [{ type: 'string', title: 'SQL query' }, 'area'],
    [{ type: 'string', title: 'PR body' }, 'area'],
  ])('%j: %s', (property, control) => {
    expect(field(property)).toMatchObject({ control });
  });
});

describe('8 the browser fills in what the words on screen agree to', () => {
  test.each<[string, string, string | undefined]>([
    ['phone', 'Phone model', undefined],
    ['country', 'Country of origin of the goods', undefined],
    ['city', 'Capital city', undefined],
    ['company', 'Company to look up', undefined],
    ['website', 'Website to crawl', undefined],
    ['name', 'Your name', 'name'],
    ['city', 'City', 'address-level2'],
    ['phone', 'Phone number', 'tel'],
  ])('%s, called %s: %s', (name, title, token) => {
    const { fields } = compileForm({
      type: 'object',
      properties: { [name]: { type: 'string', title } },
    });
    expect(fields[0]?.autofill).toBe(token);
  });
});

describe('9 what a server would refuse is said before', () => {
  const uri = { type: 'string', format: 'uri' };
  test.each<[object, string, string]>([
    [email, 'name@outlook', 'email-ending'],
    [email, 'name@server', 'email-domain'],
    [email, 'name@mail.bücher.example', 'email-letters'],
    [email, 'name@bücher.example', 'email-letters'],
    [uri, '192.168.0.1:3000', 'uri-scheme'],
    [uri, 'my-host:8443/a?b', 'uri-scheme'],
    [uri, 'server1:8080', 'uri-scheme'],
    [uri, 'https://', 'uri'],
    [uri, 'www.example.com', 'uri-scheme'],
  ])('%j: %s', async (property, given, code) => {
    const outcome = await send(property, { value: given });
    expect(refusals(formOf(property), outcome)).toEqual({ value: code });
  });
});

test.each(['ark:12148/b', 'tel:112', 'pmid:12345', 'urn:isbn:1', 'ms-settings:display'])(
  '%s is a URI of another scheme',
  async (value) => {
    const outcome = await send({ type: 'string', format: 'uri' }, { value });
    expect(outcome).toEqual({ ok: true, content: { value } });
  },
);

describe('10 a suggestion is used, or shown', () => {
  test.each<[object, unknown, string]>([
    [{ type: 'string', format: 'date' }, '2026-02-30', 'unusable'],
    [{ type: 'integer' }, '12 pieces', 'unusable'],
    [{ type: 'string', enum: ['S', 'M'] }, 'L', 'unusable'],
    [{ type: 'array', items: meals }, ['veg', 'meat'], 'unusable'],
    [{ type: 'boolean' }, 'maybe', 'unusable'],
    [{ type: 'string', format: 'date-time' }, '2026-03-01', 'no-time'],
  ])('%j: %j', (property, suggested, reason) => {
    expect(field({ ...property, default: suggested })).toMatchObject({ suggested: { reason } });
  });
});

describe('11 a lone answer without a name is asked by the message', () => {
  test.each([
    [{ type: 'number', title: 'Value' }, 'How many copies?'],
    [{ type: 'boolean' }, 'Overwrite the file?'],
    [{ type: 'string', format: 'date', title: 'Value' }, 'When does it begin?'],
    [{ type: 'array', items: meals, title: 'Value' }, 'Which meals?'],
  ])('%j: %s', (property, message) => {
    expect(field(property, message).label).toBe(message);
  });
});

// The other kinds are no matter of core alone: these are their siblings.
describe.each<[string, readonly (readonly [file: string, title: string])[]]>([
  [
    '1 a page that is translated',
    [
      ['browser/translated.test.tsx', 'has each text in an element of its own'],
      ['browser/translated.test.tsx', 'says the same, state by state'],
      ['browser/translated.test.tsx', 'says the same in a page that is translated as it changes'],
    ],
  ],
  ['2 lines as they were sent', [['browser/reports.test.tsx', '2 lines of a server']]],
  [
    '3 words that are cut',
    [
      ['react/prompt/states.test.tsx', 'a message of 2,500,000 characters'],
      ['react/prompt/states.test.tsx', 'a title of 5,000 characters and a description'],
      ['react/prompt/states.test.tsx', 'a name that is too long for a heading'],
    ],
  ],
  [
    '5 secrets',
    [
      ['core/sensitive/rows.test.ts', 'nearly all are judged rightly, both ways'],
      ['core/sensitive/rules.test.ts', '%j, described as %j: %j'],
      ['core/sensitive/rules.test.ts', 'a message that asks'],
    ],
  ],
  [
    '6 what was typed',
    [
      ['browser/reports.test.tsx', '6 what was typed is not lost'],
      ['react/controls/pastedLines.test.tsx', 'grows for lines that are dropped on it'],
      ['react/actions/leaving.test.tsx', 'a draft that the host brings is asked about as well'],
      ['react/outlet/corrections.test.tsx', 'that is sent as it came begins with the same'],
    ],
  ],
  [
    '12 a bound on what one server may ask',
    [
      ['mcp/queue/siege.test.ts', 'what has ended counts no more'],
      ['mcp/queue/siege.test.ts', 'a handler answers with a JSON-RPC error'],
      ['mcp/queue/siege.test.ts', '20 in a round are asked'],
    ],
  ],
])('%s', (_, tests) => {
  test.each(tests)('is in %s: %s', (path, title) => {
    expect(isThere(path, title)).toBe(true);
  });
});
