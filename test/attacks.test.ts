// Every attack of the data has the right outcome in words, and a test that plays it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import attacks from './data/attacks.json' with { type: 'json' };

/** The file that plays the attack, and the name of the test or suite in it. */
const PLAYED: Record<string, [file: string, name: string]> = {
  'F1-url-push': ['browser/address-seen.test.tsx', 'F1-url-push'],
  'F1-dots': ['browser/address-seen.test.tsx', 'F1-dots'],
  'F2-form-dialog': ['browser/answers-seen.test.tsx', 'F2-form-dialog'],
  'F3-shift-confirm-380': ['browser/nothing-moves.test.tsx', 'F3-shift-confirm-380'],
  'F3-shift-url-inline-380': ['browser/nothing-moves.test.tsx', 'F3-shift-url-inline-380'],
  'F4-replay': [
    'mcp/queue/signals.test.ts',
    'is never answered without a person where no session says that the id is the same',
  ],
  'F5-checks1000': ['core/limits.test.ts', '1,000 check lists of 90'],
  'F5-newlines': ['core/limits.test.ts', '100,000 line breaks'],
  'F5-patterns': ['core/limits.test.ts', 'of 19,000 steps'],
  'F6-loop': [
    'react/outlet/siege.test.tsx',
    'a request that is taken back and asked again is a line, however often',
  ],
};

test.each(attacks)('$id has an outcome, and is played', ({ id, want }) => {
  expect(want).toMatch(/\w/);
  const [file, name] = PLAYED[id] ?? ['', `a test that plays ${id}`];
  const source = file === '' ? '' : readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source).toContain(name);
});

test('nothing is named that is not in the data', () => {
  const ids = attacks.map(({ id }) => id);
  expect(Object.keys(PLAYED).filter((id) => !ids.includes(id))).toEqual([]);
});
