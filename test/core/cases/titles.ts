import { readFileSync } from 'node:fs';

/** Whether a file has a test, or a group, whose title begins so. @param path below the folder of all tests */
export function isThere(path: string, title: string): boolean {
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const call = /\b(?:test|it|describe)(?:\.each\b[\s\S]*?\))?\(\s*(['`])(.*?)\1\s*,/g;
  return [...source.matchAll(call)].some(([, , words = '']) => words.startsWith(title));
}
