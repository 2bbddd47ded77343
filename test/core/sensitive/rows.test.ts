// Questions from servers, some of which ask for a secret. `sensitive.json` came from a security review and is kept as it
// came; `secrets.json` is ours, by language.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileForm } from '../../../src/core/index.js';

interface Row {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly lang: string;
  readonly expect: boolean;
}

interface Ours {
  readonly titles: Readonly<Record<string, Record<'harmless' | 'secret', readonly string[]>>>;
  readonly rows: readonly Row[];
  readonly messages: readonly { readonly message: string; readonly expect: boolean }[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));
const reviewed = read('sensitive.json') as readonly Row[];
const ours = read('secrets.json') as Ours;

function isFlagged({ name, title, description }: Omit<Row, 'lang' | 'expect'>): boolean {
  const schema = { type: 'object', properties: { [name]: { type: 'string', title, description } } };
  return compileForm(JSON.parse(JSON.stringify(schema))).fields[0]?.sensitive === true;
}

describe('questions of the review', () => {
  test.each(reviewed.map((row) => [row.title ?? row.name, row] as const))('%s', (_, row) => {
    expect(isFlagged(row)).toBe(row.expect);
  });

  test('nearly all are judged rightly, both ways', () => {
    for (const wanted of [true, false]) {
      const rows = reviewed.filter((row) => row.expect === wanted);
      const right = rows.filter((row) => isFlagged(row) === wanted).length;
      const kind = wanted ? 'Secrets' : 'Harmless questions';
      process.stdout.write(`${kind}: ${right} of ${rows.length} judged rightly\n`);
      expect(right / rows.length).toBeGreaterThanOrEqual(0.95);
    }
  });
});

const flagged = (title: string) => isFlagged({ name: 'a', title });

describe('questions by language', () => {
  test.each(Object.entries(ours.titles))('%s', (_, { harmless, secret }) => {
    expect(harmless.filter(flagged)).toEqual([]);
    expect(secret.filter((title) => !flagged(title))).toEqual([]);
    expect(harmless.length).toBeGreaterThanOrEqual(10);
    expect(secret.length).toBeGreaterThanOrEqual(6);
  });

  test('names and descriptions', () => {
    expect(ours.rows.filter((row) => isFlagged(row) !== row.expect)).toEqual([]);
  });
});

test.each(ours.messages)('$message: $expect', ({ message, expect: wanted }) => {
  const schema = { type: 'object', properties: { answer: { type: 'string', title: 'Answer' } } };
  const [field] = compileForm(schema, { message }).fields;
  expect(field?.sensitive === true).toBe(wanted);
});
