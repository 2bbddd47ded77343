import type { DateTimeEntry, Entry, Incomplete } from './model.js';

/** Entries are JSON, made by the same hands in the same order. */
export function isSame(a: Entry | undefined, b: Entry | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether nothing was entered. Spaces are something, and so is a half-filled box. */
export function isBlank(entry: Entry): boolean {
  if (entry === null) return true;
  if (typeof entry === 'string') return entry === '';
  if (typeof entry !== 'object') return false;
  if ('incomplete' in entry) return false;
  if ('date' in entry) return entry.date === '' && entry.time === '';
  return entry.length === 0;
}

/** The text of a text box. */
export function textOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : '';
}

// What each kind of control is given. A form keeps no entry of another kind; if one came, it would count as no answer.

export const dateBoxOf = (entry: Entry): string | Incomplete =>
  typeof entry === 'object' && entry !== null && 'incomplete' in entry ? entry : textOf(entry);

export const momentOf = (entry: Entry): DateTimeEntry =>
  typeof entry === 'object' && entry !== null && 'zone' in entry
    ? entry
    : { date: '', time: '', zone: 'UTC' };

export const yesNoOf = (entry: Entry): boolean | null =>
  typeof entry === 'boolean' ? entry : null;

export const choiceOf = (entry: Entry): number | string | null =>
  typeof entry === 'number' || typeof entry === 'string' ? entry : null;

export const ticksOf = (entry: Entry): readonly number[] =>
  typeof entry === 'object' && entry !== null && 'length' in entry ? entry : [];

/** No answer, in the form that an entry of the same kind has. */
export function blankOf(entry: Entry): Entry {
  if (entry === null || typeof entry === 'number' || typeof entry === 'boolean') return null;
  if (typeof entry === 'string' || 'incomplete' in entry) return '';
  return 'date' in entry ? { date: '', time: '', zone: entry.zone } : [];
}
