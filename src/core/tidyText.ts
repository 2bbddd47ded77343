import type { Field } from './model.js';

/** White space, and what is pasted along and cannot be seen: joiners and marks of direction. */
const AROUND = /[\s\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/;

/**
 * A text without the white space around it, for boxes in which that is no answer: numbers, email, uri and dates.
 * Done where the person sees it, on paste and on leaving the box; parsing refuses what is left. Free text keeps it.
 */
export function tidyText(field: Field, text: string): string {
  const free = field.kind === 'text' && field.format === undefined;
  return free ? text : trim(text);
}

/** By hand: `/\s+$/` looks again from every space of a long row. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text.charAt(start))) start++;
  while (end > start && AROUND.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
