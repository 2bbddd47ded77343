import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  parseEntries,
  type Entries,
  type FormModel,
} from '../../../src/core/index.js';
import { entriesOf, minds } from './entries.js';
import { announce, TIMEOUT } from './runs.js';
import { forms, wildForms } from './schemas.js';

const RUNS = 20_000;

/** The same JSON with the keys of every object but `properties` the other way round. */
function reversed(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => reversed(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, member]) => [key, reversed(member, key === 'properties' && !isProperties)] as const,
  );
  return Object.fromEntries(isProperties ? entries : entries.toReversed());
}

/** A model as text, with its notices in an order of their own. */
function textOf(model: FormModel): string {
  const notices = model.notices.map((notice) => JSON.stringify(notice)).toSorted();
  return JSON.stringify({ ...model, notices });
}

function fault(schema: unknown): string | undefined {
  const model = compileForm(schema);
  const labels = model.fields.map(({ label }) => label);
  const outcome = parseEntries(model, initialEntries(model, { timeZone: 'UTC' }));
  if (model.notices.some(({ code }) => code === 'schema-unreadable')) return 'it threw';
  if (outcome.ok && !model.answerable) return 'content of a form that is not answerable';
  if (labels.some((label) => label.trim() === '')) return 'a blank label';
  if (new Set(labels).size < labels.length) return 'two labels are the same';
  if (model.fields.some(({ id }, i) => id !== `f${i}`)) return 'ids are not f0, f1, …';
  if (JSON.stringify(compileForm(schema)) !== JSON.stringify(model)) return 'another model';
  if (textOf(compileForm(reversed(schema))) !== textOf(model)) return 'it depends on key order';
  return undefined;
}

test(
  'any JSON makes a form, the same each time, in whatever order its keywords stand',
  () => {
    fc.assert(
      fc.property(fc.oneof(forms, wildForms), (schema) => {
        expect(fault(schema)).toBeUndefined();
      }),
      announce('compile any JSON', RUNS),
    );
  },
  TIMEOUT,
);

test(
  'entries survive a trip through JSON',
  () => {
    fc.assert(
      fc.property(forms, minds, (schema, mind) => {
        const model = compileForm(schema);
        const entries = entriesOf(
          model,
          initialEntries(model, { timeZone: 'Europe/Berlin' }),
          mind,
        );
        const kept = JSON.parse(JSON.stringify(entries)) as Entries;
        const outcomes = [entries, kept].map((one) => JSON.stringify(parseEntries(model, one)));
        expect(outcomes[1]).toBe(outcomes[0]);
      }),
      announce('entries as JSON', RUNS),
    );
  },
  TIMEOUT,
);
