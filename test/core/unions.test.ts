import { expect, test } from 'vitest';
import { compileForm, loadEngines, parseEntries, parseEntry } from '../../src/core/index.js';
import { tidyText } from '../../src/core/internal.js';
import { fieldOf } from './person.js';

const form = (property: object) =>
  compileForm({ type: 'object', properties: { a: property }, required: ['a'] });

async function send(property: object, typed: string) {
  const model = form(property);
  const outcome = parseEntry(fieldOf(model, 'a'), typed, { engines: await loadEngines(model) });
  return outcome.ok ? outcome.value : outcome.issue;
}

const email = { type: 'string', format: 'email' };
const uri = { type: 'string', format: 'uri' };
const text = { type: 'string' };
const integer = { type: 'integer' };
const mailOrLink = { anyOf: [email, uri] };
const refused = (code: string) => expect.objectContaining({ code });

// What fits any branch is sent; the box checks nothing that not all branches check.
test.each<[object, string, unknown]>([
  [mailOrLink, 'a@b.example', 'a@b.example'],
  [mailOrLink, 'https://acme.example', 'https://acme.example'],
  [mailOrLink, 'neither of them', refused('any-of')],
  [{ oneOf: [email, uri] }, 'https://acme.example', 'https://acme.example'],
  [
    {
      anyOf: [
        { ...text, maxLength: 3 },
        { ...text, minLength: 9 },
      ],
    },
    'abc',
    'abc',
  ],
  [
    {
      anyOf: [
        { ...text, maxLength: 3 },
        { ...text, minLength: 9 },
      ],
    },
    'abcdefghij',
    'abcdefghij',
  ],
  [
    {
      anyOf: [
        { ...text, maxLength: 3 },
        { ...text, minLength: 9 },
      ],
    },
    'abcde',
    refused('any-of'),
  ],
  [
    {
      anyOf: [
        { ...text, maxLength: 3 },
        { ...text, maxLength: 5 },
      ],
    },
    'abcdef',
    refused('max-length'),
  ],
  [
    {
      anyOf: [
        { ...text, pattern: '^x' },
        { ...text, pattern: '^y' },
      ],
    },
    'yes',
    'yes',
  ],
  [
    {
      anyOf: [
        { ...text, pattern: '^x' },
        { ...text, pattern: '^y' },
      ],
    },
    'no',
    refused('pattern'),
  ],
  [{ anyOf: [text, integer] }, '5', '5'],
  [{ anyOf: [integer, text] }, '5', 5],
  [{ anyOf: [integer, text] }, 'five', 'five'],
  [{ anyOf: [integer, email] }, '5', 5],
  [{ anyOf: [integer, email] }, 'a@b.example', 'a@b.example'],
  [{ type: ['integer', 'string'] }, 'five', 'five'],
  [{ type: ['integer', 'string'] }, '5', 5],
  [
    {
      anyOf: [
        { ...integer, minimum: 10 },
        { ...integer, maximum: 0 },
      ],
    },
    '12',
    12,
  ],
  [
    {
      anyOf: [
        { ...integer, minimum: 10 },
        { ...integer, maximum: 0 },
      ],
    },
    '-2',
    -2,
  ],
  [
    {
      anyOf: [
        { ...integer, minimum: 10 },
        { ...integer, maximum: 0 },
      ],
    },
    '5',
    refused('any-of'),
  ],
  [{ anyOf: [{ const: 0 }, { ...integer, minimum: 5 }] }, '0', 0],
  [{ anyOf: [{ const: 0 }, { ...integer, minimum: 5 }] }, '7', 7],
  [{ anyOf: [{ const: 0 }, { ...integer, minimum: 5 }] }, '2', refused('minimum')],
  [{ anyOf: [{ const: 'none' }, email] }, 'none', 'none'],
  [{ anyOf: [{ const: 'none' }, email] }, 'a@b.example', 'a@b.example'],
  [{ anyOf: [{ const: 'none' }, email] }, 'nobody', refused('email')],
  [{ anyOf: [{ anyOf: [email, uri] }, integer] }, 'https://acme.example', 'https://acme.example'],
  [{ anyOf: [{ type: 'boolean' }, email, uri] }, 'a@b.example', 'a@b.example'],
  [{ oneOf: [text, uri] }, 'plain', 'plain'],
  [{ oneOf: [text, uri] }, 'https://acme.example', refused('one-of')],
  [{ ...mailOrLink, maxLength: 12 }, 'a@b.example', 'a@b.example'],
  [{ ...mailOrLink, maxLength: 12 }, 'https://acme.example', refused('max-length')],
])('%j: %s comes to %j', async (property, typed, outcome) => {
  expect(await send(property, typed)).toEqual(outcome);
});

test('an answer that fits nothing is told what each branch wants', async () => {
  expect(await send(mailOrLink, 'x')).toEqual({
    fieldId: 'f0',
    code: 'any-of',
    issues: [
      { fieldId: 'f0', code: 'email' },
      { fieldId: 'f0', code: 'uri' },
    ],
  });
});

test('limits that all branches have are those of the box', () => {
  const model = form({
    anyOf: [
      { ...email, minLength: 5, maxLength: 40, title: 'Private' },
      { ...email, minLength: 7, maxLength: 30, title: 'At work' },
    ],
  });
  expect(model.fields).toMatchObject([
    { format: 'email', minLength: 5, maxLength: 40, label: 'Private / At work' },
  ]);
});

test('white space around it is no answer where no branch is free text', () => {
  expect(tidyText(fieldOf(form(mailOrLink), 'a'), ' a@b.example ')).toBe('a@b.example');
  expect(tidyText(fieldOf(form({ anyOf: [email, text] }), 'a'), ' x ')).toBe(' x ');
});

test('required is asked for once, not by each branch', () => {
  expect(parseEntries(form(mailOrLink), {})).toEqual({
    ok: false,
    issues: [{ fieldId: 'f0', code: 'required' }],
  });
});
