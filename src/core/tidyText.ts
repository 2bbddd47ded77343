import type { Field } from './model.js';

const AROUND = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/**
 * A text without the white space around it, for boxes in which that is no answer: numbers, email, uri and dates.
 * Done where the person sees it, on paste and on leaving the box; parsing refuses what is left. Free text keeps it.
 */
export function tidyText(field: Field, text: string): string {
  const free = field.kind === 'text' && field.format === undefined;
  return free ? text : text.replace(AROUND, '');
}
