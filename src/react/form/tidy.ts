import type { Field } from '../../core/index.js';

/** Around an address or a number, white space and invisible characters are never meant. */
const EDGES = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g;

/** Whether a box takes an address or a number; in free text a space is an answer. */
export function isIdentifier(field: Field): boolean {
  return field.kind === 'number' || (field.kind === 'text' && field.format !== undefined);
}

/** An address or a number without what surrounds it. */
export function tidy(text: string): string {
  return text.replace(EDGES, '');
}
