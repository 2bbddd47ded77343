import type { Field, TextField } from './model.js';

/** White space, and what is pasted along and cannot be seen: joiners, marks of direction, fillers. */
const AROUND = /[\s\p{DI}]/u;

/**
 * A text without the white space and the invisible characters around it, for boxes in which they are no answer:
 * numbers, email, uri, dates and times. Call it where the person sees the change: on paste, on leaving the box, on send.
 * `parseEntry` refuses what is left. Other texts come back as they are, because there a space is an answer.
 */
export function tidyText(field: Field, text: string): string {
  switch (field.kind) {
    case 'number':
      return trim(text);
    case 'text':
      return isFree(field) ? text : trim(text);
    case 'boolean':
    case 'single-select':
    case 'multi-select':
      return text;
    default:
      return field satisfies never;
  }
}

function isFree({ control, format, alternatives }: TextField): boolean {
  switch (control) {
    case 'line':
    case 'area':
      if (format !== undefined) return false;
      return !alternatives || alternatives.some((one) => one.kind === 'text' && isFree(one));
    case 'date':
    case 'date-time':
    case 'time':
      return false;
    default:
      return control satisfies never;
  }
}

/** By hand: `/\s+$/` looks again from every space of a long row. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.test(text.charAt(start))) start++;
  while (end > start && AROUND.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
