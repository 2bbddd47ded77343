import { expect, test } from 'vitest';
import { cleanLines } from '../../src/core/internal.js';

test.each([
  ['white space', ' \t'],
  ['a no-break space', '\u00a0'],
  ['a filler', '\u3164'],
  ['a Braille blank', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
])('a line of %s is empty, and empty lines in a row are one', (_, blank) => {
  const lines = `\n${blank}`.repeat(300);
  expect(cleanLines(`One${lines}\nTwo\nThree${lines}`, 10_000)).toBe('One\n\nTwo\nThree');
});

test('lines with something on them stay', () => {
  expect(cleanLines('One\n.\n.\n  Two', 100)).toBe('One\n.\n.\n  Two');
});
