// Each of the forty situations in which a request outlives its page has a test, which begins with its number.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TITLE = /^ *(?:test(?:\.each\(.*\))?\(|\[)\s*'(?<numbers>\d+(?:, \d+)*):/gm;

test('every situation is tested by its number', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const titles = files.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(TITLE),
  ]);
  const tested = new Set(titles.flatMap(({ groups }) => groups?.['numbers']?.split(', ') ?? []));
  expect([...tested].map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
});
