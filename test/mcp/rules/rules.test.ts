import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules, type Proof } from './index.js';
import { roads, support } from './support.js';
import { runningTitles } from './titles.js';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** A proof is a test that runs: words in a comment, and a test that is skipped, prove nothing. */
function expectToRun({ file, title }: Proof): void {
  const found = runningTitles(file, read(file)).filter((words) => words.includes(title));
  expect(found, `no test of ${file} that runs is called "${title}"`).not.toEqual([]);
}

it('accounts for all client rules, in order', () => {
  expect(rules.map(({ id }) => id)).toEqual(Array.from({ length: 39 }, (_, i) => `R${i + 1}`));
});

it.each(rules)('$id is proved, or said why not: $rule', ({ proofs, hosts }) => {
  expect(proofs.length > 0 || hosts !== undefined).toBe(true);
  for (const proof of proofs) expectToRun(proof);
});

it.each(support)('$feature works where the page says so', ({ cells }) => {
  expect(cells).toHaveLength(roads.length);
  for (const cell of cells) if (typeof cell !== 'string') expectToRun(cell);
});

it.each([
  ["test('a', () => {})", ["'a'"]],
  ["describe('a', () => { it.each(['b'])('%s', () => {}); })", ["'a'", "['b']", "'%s'"]],
  ["// test('a')", []],
  ["test.skip('a', () => {})", []],
  ["test.skipIf(true)('a', () => {})", []],
  ["test.skip.each(['a'])('%s', () => {})", []],
  ["describe.skip('a', () => { test('b', () => {}); })", []],
])('of %s the titles that run are %j', (source, titles) => {
  expect(runningTitles('a.test.ts', source)).toEqual(titles);
});
