import type { Field, TextField } from './model.js';

/** The share of the limit from which on it is worth counting down. */
const NEAR = 0.8;

/** Whether a counter is shown under the box. */
export function countsCharacters(field: Field): field is TextField & { maxLength: number } {
  return field.kind === 'text' && field.maxLength !== undefined;
}

/** Characters that are left, negative when there are too many; undefined while the limit is far. */
export function charactersLeft(text: string, maxLength: number): number | undefined {
  // In code points, as JSON Schema counts; UTF-16 units are never fewer.
  if (text.length < maxLength * NEAR) return undefined;
  const length = Array.from(text).length;
  return length < maxLength * NEAR ? undefined : maxLength - length;
}
