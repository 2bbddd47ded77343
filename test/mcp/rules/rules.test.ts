import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules, type Proof } from './index.js';
import { roads, support } from './support.js';

const read = ({ file }: Proof) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('accounts for all client rules, in order', () => {
  expect(rules.map(({ id }) => id)).toEqual(Array.from({ length: 39 }, (_, i) => `R${i + 1}`));
});

it.each(rules)('$id is proved, or said why not: $rule', ({ proofs, hosts }) => {
  expect(proofs.length > 0 || hosts !== undefined).toBe(true);
  for (const proof of proofs) expect(read(proof)).toContain(proof.title);
});

it.each(support)('$feature works where the page says so', ({ cells }) => {
  expect(cells).toHaveLength(roads.length);
  for (const cell of cells) {
    if (typeof cell === 'string') continue;
    expect(read(cell)).toContain(cell.title);
  }
});
