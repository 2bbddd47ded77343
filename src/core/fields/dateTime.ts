import { isDate, hasLongYear } from '../formats/date.js';
import { atZone, fromZone, isZone } from '../formats/dateTime.js';
import type { FieldIssue } from '../issues.js';
import type { DateTimeEntry, TextField } from '../model.js';
import { answer, blank, refuse, type Outcome } from './outcome.js';

/** A default as a wall clock of the person's zone, which says the same instant. */
export function initialDateTime(field: TextField, zone: string): DateTimeEntry {
  const shown = field.default === undefined ? undefined : showDefault(field, zone);
  if (!shown) return { date: '', time: '', zone };
  return { date: shown.date, time: shown.time, zone: shown.zone, untouched: field.default };
}

interface Shown {
  readonly zone: string;
  readonly date: string;
  readonly time: string;
}

/** Intl is slow; an untouched default is asked for again on every parse. */
const shownDefaults = new WeakMap<TextField, Shown>();

function showDefault(field: TextField, zone: string): Shown | undefined {
  const known = shownDefaults.get(field);
  if (known?.zone === zone) return known;
  const at = field.default === undefined ? undefined : atZone(field.default, zone);
  if (!at) return undefined;
  const shown = { ...at, zone };
  shownDefaults.set(field, shown);
  return shown;
}

/** The default itself while nothing about it was changed; else the instant that the boxes show. */
export function parseDateTime(field: TextField, entry: DateTimeEntry): Outcome {
  const { date, time, zone } = entry;
  if (date === '' && time === '') return blank(field);
  if (field.default !== undefined && isUntouched(field, entry)) return answer(field.default);
  if (typeof date !== 'string') return refuse({ fieldId: field.id, code: 'date-incomplete' });
  if (typeof time !== 'string') return refuse({ fieldId: field.id, code: 'time-incomplete' });
  const issue = checkParts(field.id, date, time);
  return issue ? refuse(issue) : combine(field, date, time, zone);
}

function isUntouched(field: TextField, { date, time, zone, untouched }: DateTimeEntry): boolean {
  if (untouched !== field.default || !isZone(zone)) return false;
  const shown = showDefault(field, zone);
  return shown !== undefined && shown.date === date && shown.time === time;
}

function checkParts(fieldId: string, date: string, time: string): FieldIssue | undefined {
  if (date === '') return { fieldId, code: 'date-missing' };
  if (hasLongYear(date) || date.startsWith('0000')) return { fieldId, code: 'date-year' };
  if (!isDate(date)) return { fieldId, code: 'date' };
  return time === '' ? { fieldId, code: 'time-missing' } : undefined;
}

function combine({ id: fieldId }: TextField, date: string, time: string, zone: string): Outcome {
  const said = fromZone(date, time, zone);
  if ('text' in said) return answer(said.text);
  switch (said.problem) {
    case 'time':
      return refuse({ fieldId, code: 'date-time' });
    case 'gap':
      return refuse({ fieldId, code: 'time-gap', time, zone });
    case 'zone':
      return refuse({ fieldId, code: 'zone-unknown', zone });
    default:
      return said.problem satisfies never;
  }
}
