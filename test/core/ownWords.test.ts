import { describe, expect, test } from 'vitest';
import { compileForm, initialEntries, parseEntries } from '../../src/core/index.js';

const form = (property: object, message?: string) =>
  compileForm({ type: 'object', properties: { a: property }, required: ['a'] }, { message });
const send = (property: object, typed: string) => parseEntries(form(property), { f0: typed });

const list = { type: 'string', enum: ['red', 'green'] };
const titled = {
  oneOf: [
    { const: 'r', title: 'Red' },
    { const: 'g', title: 'Green' },
  ],
};
const text = { type: 'string' };

describe('options plus own words', () => {
  test.each<[object, readonly string[]]>([
    [{ anyOf: [list, text] }, ['red', 'green']],
    [{ anyOf: [text, list] }, ['red', 'green']],
    [{ anyOf: [{ const: 'auto' }, { const: 'manual' }, text] }, ['auto', 'manual']],
    [{ anyOf: [{ const: 'auto' }, { type: 'string', format: 'uri' }] }, ['auto']],
    [{ anyOf: [titled, text] }, ['Red', 'Green']],
    [{ ...list, allowCustom: true }, ['red', 'green']],
    [{ type: 'string', ...titled, allowCustom: true }, ['Red', 'Green']],
    [{ ...list, enumNames: ['Red', 'Green'], allowCustom: true }, ['Red', 'Green']],
    [{ ...list, allowCustom: true, title: 'Description' }, ['red', 'green']],
  ])('%j suggests %j, in a box of one line', (property, labels) => {
    expect(form(property).fields).toMatchObject([
      { kind: 'text', control: 'line', suggestions: labels.map((label) => ({ label })) },
    ]);
  });

  test.each<[object, string, string]>([
    [{ anyOf: [list, text] }, 'teal', 'teal'],
    [{ anyOf: [list, text] }, 'red', 'red'],
    [{ ...list, allowCustom: true }, 'teal', 'teal'],
    [{ type: 'string', ...titled, allowCustom: true }, 'Red', 'r'],
    [{ type: 'string', ...titled, allowCustom: true }, 'Redder', 'Redder'],
    [{ anyOf: [titled, text] }, 'Green', 'g'],
  ])('%j: %s is sent as %s', (property, typed, sent) => {
    expect(send(property, typed)).toEqual({ ok: true, content: { a: sent } });
  });

  test('what is suggested by default stands in the box by its label', () => {
    const model = form({ type: 'string', ...titled, allowCustom: true, default: 'g' });
    expect(initialEntries(model)).toEqual({ f0: 'Green' });
    expect(parseEntries(model, initialEntries(model))).toEqual({ ok: true, content: { a: 'g' } });
  });

  test('a list alone stays a list', () => {
    expect(form({ ...list, allowCustom: false }).fields).toMatchObject([{ kind: 'single-select' }]);
    expect(form({ type: 'integer', enum: [1, 2], allowCustom: true }).fields).toMatchObject([
      { kind: 'single-select' },
    ]);
  });
});

describe('examples', () => {
  test.each<[object, unknown]>([
    [{ type: 'string', examples: ['a', 'b', 'c', 'd'] }, ['a', 'b', 'c']],
    [{ type: 'integer', examples: [1, 2] }, ['1', '2']],
    [{ type: 'string', examples: [' \u202ea\nb ', ''] }, ['a b']],
    [{ type: 'string', examples: [{}] }, undefined],
    [{ type: 'string', examples: 'a' }, undefined],
    [{ type: 'string' }, undefined],
  ])('of %j are %j', (property, examples) => {
    const [field] = form(property).fields;
    expect(field && 'examples' in field ? field.examples : undefined).toEqual(examples);
  });
});

test('a field for a file says so', () => {
  const file = { type: 'string', format: 'uri', 'x-mcp-file': { accept: ['image/png'] } };
  expect(form(file).fields).toMatchObject([{ format: 'uri', isFile: true }]);
  expect(send(file, 'data:image/png;base64,AAAA')).toMatchObject({ ok: true });
});

describe('a lone field that is only called "Value" is asked by the message', () => {
  test.each<[object, string | undefined, string]>([
    [{ type: 'string', title: 'Value' }, 'What priority level?', 'What priority level?'],
    [{ type: 'string' }, 'Your name:', 'Your name'],
    [{ type: 'integer', title: 'value' }, ' How many? ', 'How many?'],
    [{ type: 'string', title: 'Value' }, undefined, 'Value'],
    [{ type: 'string', title: 'Value' }, '', 'Value'],
    [{ type: 'string', title: 'Value' }, 'Two\nlines', 'Value'],
    [{ type: 'string', title: 'Value' }, 'x'.repeat(121), 'Value'],
    [{ type: 'string', title: 'Value in euros' }, 'How much?', 'Value in euros'],
  ])('%j, %j: %s', (property, message, label) => {
    const model = compileForm({ type: 'object', properties: { value: property } }, { message });
    expect(model.fields).toMatchObject([{ label }]);
  });

  test('not among others', () => {
    const model = compileForm(
      { type: 'object', properties: { value: { type: 'string' }, unit: { type: 'string' } } },
      { message: 'How much?' },
    );
    expect(model.fields).toMatchObject([{ label: 'Value' }, { label: 'Unit' }]);
  });

  test('its words decide what it is answered in', () => {
    const value = { type: 'object', properties: { value: { type: 'string' } } };
    expect(compileForm(value, { message: 'Describe what happened' }).fields).toMatchObject([
      { control: 'area' },
    ]);
  });
});
