import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  loadEngines,
  parseEntries,
  type ElicitValue,
  type Entry,
  type Field,
  type MultiSelectField,
  type SingleSelectField,
} from '../../../src/core/index.js';
import { entriesOf, minds, SOME, type Mind } from './entries.js';
import { announce, TIMEOUT } from './runs.js';
import { forms, type Json } from './schemas.js';

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

/** A counterexample is shrunk by its schema: by what people enter as well, it would take for ever. */
const people = fc.noShrink(fc.array(minds, { minLength: CONTENTS, maxLength: CONTENTS }));

// In binary, 143.48 is no multiple of 0.01, and a number that is almost nothing is one of anything.
ajv.removeKeyword('multipleOf');
ajv.addKeyword({ keyword: 'multipleOf', type: 'number', validate: isMultiple });

function isMultiple(of: number, value: number): boolean {
  return scaled(value) % scaled(of) === 0n;
}

/** A double as JSON writes it, times 10⁴⁰⁰: a whole number. */
function scaled(value: number): bigint {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return BigInt(whole + fraction) * 10n ** BigInt(400 + Number(exponent) - fraction.length);
}

/** What the oracle has to say against content; it would keep every schema that it has seen. */
function judge(schema: Json): {
  faults: (content: unknown) => readonly string[];
  done: () => void;
} {
  const validate = ajv.compile(schema);
  const faults = (content: unknown) => {
    if (validate(content)) return [];
    return (validate.errors ?? []).map(
      ({ keyword, instancePath, message }) => `${keyword}: ${instancePath} ${message}`,
    );
  };
  return { faults, done: () => ajv.removeSchema(schema) };
}

test(
  'whatever the form accepts, the schema accepts',
  async () => {
    let accepted = 0;
    const runs = announce('accepted content, against ajv', SCHEMAS);
    await fc.assert(
      fc.asyncProperty(forms, people, async (schema, all) => {
        const model = compileForm(schema);
        const engines = await loadEngines(model);
        const { faults, done } = judge(schema);
        const start = initialEntries(model, { timeZone: 'UTC' });
        for (const mind of all) {
          const outcome = parseEntries(model, entriesOf(model, start, mind), { engines });
          if (!outcome.ok) continue;
          accepted++;
          expect(faults(outcome.content)).toEqual([]);
        }
        done();
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(runs.numRuns);
  },
  TIMEOUT,
);

/** A value that a field could stand for, right or wrong; undefined is no answer. */
function valueFor(field: Field, mind: Mind, i: number): ElicitValue | undefined {
  const pick = mind.picks[i] ?? 0;
  switch (field.kind) {
    case 'text':
      return mind.texts[i] || undefined;
    case 'number':
      return Number.isFinite(Number(mind.numbers[i] || NaN)) ? Number(mind.numbers[i]) : undefined;
    case 'boolean':
      return [true, false][pick % 3];
    case 'single-select':
      return field.options[pick]?.value;
    case 'multi-select':
      return listFor(field, mind.lists[i] ?? []);
    default:
      return field satisfies never;
  }
}

function listFor({ options }: MultiSelectField, indices: readonly number[]): string[] | undefined {
  const values = indices.flatMap((index) => options[index]?.value ?? []);
  const strings = values.filter((value) => typeof value === 'string');
  return strings.length > 0 ? strings : undefined;
}

function entryOf(field: Field, value: ElicitValue | undefined): Entry {
  if (value === undefined) return field.kind === 'multi-select' ? [] : null;
  switch (field.kind) {
    case 'text':
    case 'number':
      return String(value);
    case 'boolean':
      return value === true;
    case 'single-select':
      return optionIndex(field, value);
    case 'multi-select':
      return Array.isArray(value) ? value.map((one) => optionIndex(field, one)) : [];
    default:
      return field satisfies never;
  }
}

function optionIndex(
  { options }: SingleSelectField | MultiSelectField,
  value: ElicitValue,
): number {
  return options.findIndex((option) => option.value === value);
}

/** JSON has no -0, and beyond ±(2⁵³−1) an integer cannot be told from its neighbours. */
function hasException(content: Readonly<Record<string, unknown>>): boolean {
  return Object.values(content).some(
    (value) => Object.is(value, -0) || (Number.isInteger(value) && !Number.isSafeInteger(value)),
  );
}

test(
  'whatever the schema accepts and a form can say, the form sends',
  async () => {
    let accepted = 0;
    const runs = announce('content that ajv accepts', SCHEMAS);
    await fc.assert(
      fc.asyncProperty(forms, people, async (schema, all) => {
        const model = compileForm(schema);
        const engines = await loadEngines(model);
        const { faults, done } = judge(schema);
        for (const mind of all) {
          const values = model.fields.map((field, i) => valueFor(field, mind, i % SOME));
          const content = Object.fromEntries(
            model.fields.flatMap(({ name }, i) =>
              values[i] === undefined ? [] : [[name, values[i]]],
            ),
          );
          if (!model.answerable || faults(content).length > 0 || hasException(content)) continue;
          accepted++;
          const entries = model.fields.map((field, i) => [field.id, entryOf(field, values[i])]);
          const outcome = parseEntries(model, Object.fromEntries(entries), { engines });
          expect(outcome).toEqual({ ok: true, content });
        }
        done();
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(runs.numRuns);
  },
  TIMEOUT,
);
