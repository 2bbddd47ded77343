import type { NumberField, TextField } from '../../core/index.js';

/** Around an address or a number, white space and invisible characters are never meant. */
const EDGES = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g;

/** Whether a box takes an address or a number; in free text a space is an answer. */
export function isIdentifier(field: TextField | NumberField): boolean {
  return field.kind === 'number' || field.format !== undefined;
}

/** Removes what surrounds an address where the person sees it happen; whether there was anything. */
export function trimVisibly(box: { value: string }): boolean {
  const trimmed = box.value.replace(EDGES, '');
  if (trimmed === box.value) return false;
  box.value = trimmed;
  return true;
}
