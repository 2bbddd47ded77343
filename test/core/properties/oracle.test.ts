import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  loadEngines,
  parseEntries,
  type ElicitContent,
  type Entries,
  type Entry,
  type Field,
  type MultiSelectField,
  type SingleSelectField,
} from '../../../src/core/index.js';
import { entriesOf, minds } from './entries.js';
import { announce, TIMEOUT } from './runs.js';
import { forms } from './schemas.js';

const ajv = new Ajv({
  strict: false,
  ownProperties: true,
  allErrors: true,
  validateSchema: false,
  addUsedSchema: false,
  logger: false,
});
// Only these are asserted; to the form, as to the standard, any other format is an annotation.
addFormats.default(ajv, ['email', 'uri', 'date', 'date-time']);

const SCHEMAS = 1000;
const CONTENTS = 20;

/** Where the oracle is narrower than the standard, or counts in binary. */
const EXCEPTIONS: ReadonlySet<string> = new Set(['multipleOf']);

function faults(validate: ValidateFunction, content: unknown): readonly string[] {
  if (validate(content)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => !EXCEPTIONS.has(keyword))
    .map(({ keyword, instancePath, message }) => `${instancePath} ${keyword} ${message}`);
}

test(
  'whatever the form accepts, the schema accepts',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        forms,
        fc.array(minds, { minLength: CONTENTS, maxLength: CONTENTS }),
        async (schema, people) => {
          const model = compileForm(schema);
          const engines = await loadEngines(model);
          const validate = ajv.compile(schema);
          const start = initialEntries(model, { timeZone: 'UTC' });
          for (const mind of people) {
            const outcome = parseEntries(model, entriesOf(model, start, mind), { engines });
            if (!outcome.ok) continue;
            accepted++;
            expect(faults(validate, outcome.content)).toEqual([]);
          }
        },
      ),
      announce('accepted content, against ajv', SCHEMAS),
    );
    expect(accepted).toBeGreaterThan(SCHEMAS);
  },
  TIMEOUT,
);

/** Values that a field could stand for, right or wrong. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return texts;
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'single-select':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'multi-select':
      return fc.subarray(
        field.options.map(({ value }) => value),
        { minLength: 1 },
      );
    default:
      return field satisfies never;
  }
}

const texts = fc.oneof(
  fc.constantFrom(
    'a',
    'aaaa',
    '42',
    ' - ',
    'ada@example.com',
    'https://example.com',
    '2026-01-31',
    '2026-07-01T12:00:00Z',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
);

const numbers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -20, max: 200 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function entryOf(field: Field, value: unknown): Entry {
  switch (field.kind) {
    case 'text':
    case 'number':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'single-select':
      return value === undefined ? null : optionIndex(field, value);
    case 'multi-select':
      return Array.isArray(value) ? value.map((one) => optionIndex(field, one)) : [];
    default:
      return field satisfies never;
  }
}

function optionIndex({ options }: SingleSelectField | MultiSelectField, value: unknown): number {
  return options.findIndex((option) => option.value === value);
}

test(
  'whatever the schema accepts and a form can say, the form sends',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(forms, fc.gen(), async (schema, gen) => {
        const model = compileForm(schema);
        fc.pre(model.answerable && model.fields.length > 0);
        const engines = await loadEngines(model);
        const validate = ajv.compile(schema);
        for (let i = 0; i < CONTENTS; i++) {
          const given = gen(() =>
            fc.record(
              Object.fromEntries(model.fields.map((field) => [field.id, valueFor(field)])),
              {
                requiredKeys: [],
              },
            ),
          );
          const content = Object.fromEntries(
            model.fields.flatMap(({ id, name }) => (id in given ? [[name, given[id]]] : [])),
          );
          if (!validate(content) || Object.values(content).includes(-0)) continue;
          accepted++;
          const entries: Entries = Object.fromEntries(
            model.fields.map((field) => [field.id, entryOf(field, given[field.id])]),
          );
          expect(parseEntries(model, entries, { engines })).toEqual({
            ok: true,
            content: content as ElicitContent,
          });
        }
      }),
      announce('content that ajv accepts', SCHEMAS),
    );
    expect(accepted).toBeGreaterThan(SCHEMAS);
  },
  TIMEOUT,
);
