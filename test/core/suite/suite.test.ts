import { afterAll, expect, test } from 'vitest';
import {
  compileForm,
  loadEngines,
  parseEntries,
  type Engines,
  type Entry,
  type Field,
} from '../../../src/core/index.js';
import { deviations } from './deviations.js';
import { readGroups, type Group, type SuiteTest } from './groups.js';

// Each schema becomes the one required property of a form, and each value is entered as a person would.

type Verdict = 'agrees' | 'differs' | 'no such entry' | 'no field';

/** What a person does to give this very value; undefined where the field has no such entry. */
function entryFor(field: Field, data: unknown): Entry | undefined {
  switch (field.kind) {
    case 'text':
      return typeof data === 'string' && data !== '' ? data : undefined;
    case 'number':
      return typeof data === 'number' ? String(data) : undefined;
    case 'boolean':
      return typeof data === 'boolean' ? data : undefined;
    case 'single-select': {
      const index = field.options.findIndex(({ value }) => value === data);
      return index < 0 ? undefined : index;
    }
    case 'multi-select': {
      if (!Array.isArray(data) || data.length === 0) return undefined;
      const indices = data.map((item) => field.options.findIndex(({ value }) => value === item));
      return indices.includes(-1) ? undefined : indices;
    }
    default:
      return field satisfies never;
  }
}

function judge(schema: unknown, { data, valid }: SuiteTest, engines: Engines): Verdict {
  const model = compileForm({
    type: 'object',
    properties: { v: schema },
    required: ['v'],
    ...definitions(schema),
  });
  const [field] = model.fields;
  if (!field) return 'no field';
  const entry = entryFor(field, data);
  // What cannot be entered cannot be sent; where it is valid, it is what the form does not offer.
  if (entry === undefined) return valid ? 'no such entry' : 'agrees';
  const outcome = parseEntries(model, { f0: entry }, { engines });
  const sent = outcome.ok && JSON.stringify(outcome.content) === JSON.stringify({ v: data });
  return sent === valid ? 'agrees' : 'differs';
}

function definitions(schema: unknown): object {
  const { $defs, definitions: older } = Object(schema) as Record<string, unknown>;
  return { $defs, definitions: older };
}

const known = ({ file, description }: Group, { description: name }: SuiteTest) =>
  deviations.find(
    (one) =>
      one.file === file &&
      (one.group ?? description) === description &&
      (one.test ?? name) === name,
  );

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const groups = readGroups();
const files = [...new Set(groups.map(({ file }) => file))];

test.each(files)('%s', async (file) => {
  const differing: string[] = [];
  for (const group of groups.filter((one) => one.file === file)) {
    const engines = await loadEngines(
      compileForm({ type: 'object', properties: { v: group.schema } }),
    );
    for (const one of group.tests) {
      const verdict = judge(group.schema, one, engines);
      const reason = known(group, one)?.reason;
      count(verdict === 'differs' && reason ? 'differs for a listed reason' : verdict);
      if (verdict === 'differs' && !reason)
        differing.push(`${group.description} › ${one.description}: ${JSON.stringify(one.data)}`);
    }
  }
  expect(differing).toEqual([]);
});

test('every listed deviation of these files is one', () => {
  const tests = groups.flatMap((group) => group.tests.map((one) => known(group, one)));
  const idle = deviations.filter((one) => files.includes(one.file) && !tests.includes(one));
  expect(idle).toEqual([]);
});

afterAll(() => {
  const list = [...counts].map(([what, times]) => `${what} ${times}`).join(', ');
  process.stdout.write(`JSON Schema suite, ${groups.length} groups: ${list}\n`);
});
