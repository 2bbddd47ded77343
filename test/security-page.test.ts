// A new reason must not be forgotten where reviewers look for it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../src/locales/en.js';

const read = (file: string) => readFileSync(new URL(`../stories/${file}`, import.meta.url), 'utf8');
const page = read('Security.mdx');
const stories = readdirSync(new URL('../stories', import.meta.url))
  .filter((file) => file.startsWith('UrlConsent.'))
  .map(read)
  .join('\n');

const codes = Object.keys(en).flatMap((id) => /^url\.(?:reason|info)\.(\w+)$/.exec(id)?.[1] ?? []);

test.each(codes)('%s is explained on the security page, and has a story', (code) => {
  expect(page).toContain(`\`${code}\``);
  expect(stories).toContain(`\`${code}\``);
});

test('the security page explains nothing that is not there', () => {
  const explained = [...page.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, code]) => code);
  expect(explained.filter((code) => !codes.includes(code ?? ''))).toEqual([]);
});

const [rulesPart = '', proofsPart = ''] = page.split('\n## Proofs\n');
const rules = [...rulesPart.matchAll(/^- \*\*(S\d+)\*\* /gm)].map(([, rule]) => rule);
const proofs = [...proofsPart.matchAll(/^- \*\*(S\d+)\*\* `(.+?)`: `(.+)`$/gm)].map(
  ([, rule = '', file = '', title = '']) => ({ rule, file, title }),
);

test('each rule has a number and a proof, in order', () => {
  expect(rules).toEqual(rules.map((_, i) => `S${i + 1}`));
  expect(proofs.map(({ rule }) => rule)).toEqual(rules);
  expect(proofsPart.match(/^- /gm)).toHaveLength(proofs.length);
});

test.each(proofs)('the proof of $rule is there: $file, $title', ({ file, title }) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source).toContain(`'${title}'`);
});
