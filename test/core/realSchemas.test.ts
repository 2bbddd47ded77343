import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  parseEntries,
  readElicitRequest,
  type Entry,
  type Field,
} from '../../src/core/index.js';

interface Sent {
  readonly id: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));

const { entries: all } = read('real-schemas.json') as { readonly entries: readonly Sent[] };
const { captured } = read('everything.json') as {
  readonly captured: readonly { tool: string; params: unknown }[];
};

/** What real servers send that no form can answer in full, and what is missing from it. */
const LIMITS: Readonly<
  Record<string, { readonly omitted: readonly string[]; readonly answerable: boolean }>
> = {
  'py-list-str': { omitted: ['tags'], answerable: false },
};

function schemaOf(params: unknown): unknown {
  const outcome = readElicitRequest(params);
  return outcome.ok && outcome.elicitation.mode === 'form'
    ? { schema: outcome.elicitation.requestedSchema }
    : undefined;
}

const forms = all.flatMap(({ id, params }) => {
  const found = schemaOf(params);
  return found ? [{ id, schema: (found as { schema: unknown }).schema }] : [];
});

/** A willing person: the first option, a short text, a number within the limits. */
function willing(field: Field): Entry {
  switch (field.kind) {
    case 'text':
      return {
        email: 'ada@example.com',
        uri: 'https://example.com',
        date: '2026-07-01',
        'date-time': '2026-07-01T12:00:00Z',
        none: 'answer',
      }[field.format ?? 'none'];
    case 'number':
      return String(field.minimum ?? (field.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'single-select':
      return 0;
    case 'multi-select':
      return [0];
    default:
      return field satisfies never;
  }
}

describe('every form that a real server sent', () => {
  test.each(forms)('$id can be drawn and answered', ({ id, schema }) => {
    const model = compileForm(schema);
    const limit = LIMITS[id] ?? { omitted: [], answerable: true };
    expect(model.omitted.map(({ name }) => name)).toEqual(limit.omitted);
    expect(model.answerable).toBe(limit.answerable);
    const entries = Object.fromEntries(model.fields.map((field) => [field.id, willing(field)]));
    const outcome = parseEntries(model, {
      ...initialEntries(model, { timeZone: 'UTC' }),
      ...entries,
    });
    expect(outcome.ok).toBe(limit.answerable);
    const names = limit.answerable ? model.fields.map(({ name }) => name) : [];
    expect(outcome.ok ? Object.keys(outcome.content) : []).toEqual(names);
  });

  test('there are as many as there were', () => {
    expect(forms).toHaveLength(57);
  });
});

describe('every form of the everything server', () => {
  test.each(captured)('$tool', ({ params }) => {
    const found = schemaOf(params);
    if (!found) return;
    const model = compileForm((found as { schema: unknown }).schema);
    expect(model).toMatchObject({ omitted: [], answerable: true });
    expect(model.notices.every(({ code }) => code === 'enum-legacy-names')).toBe(true);
    expect(model.fields.some(({ sensitive }) => sensitive)).toBe(false);
  });
});
