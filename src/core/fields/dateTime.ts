import { hasLongYear, isDate } from '../formats/date.js';
import { atZone, fromZone, type WallClock } from '../formats/dateTime.js';
import type { FieldIssue } from '../issues.js';
import type { DateTimeEntry, TextField } from '../model.js';

/** A default as a wall clock of the person's zone, which says the same instant. */
export function initialDateTime(field: TextField, zone: string): DateTimeEntry {
  const shown = showDefault(field, zone);
  if (shown) return { ...shown, zone, untouched: field.default };
  const { date = '', time = '' } = field.suggested ?? {};
  return { date, time, zone };
}

/** Intl is slow, and an untouched default is asked for again on every parse. */
const lastShown = new WeakMap<TextField, WallClock & { readonly zone: string }>();

function showDefault(field: TextField, zone: string): WallClock | undefined {
  const last = lastShown.get(field);
  if (last?.zone === zone) return { date: last.date, time: last.time };
  const shown = field.default === undefined ? undefined : atZone(field.default, zone);
  if (shown) lastShown.set(field, { ...shown, zone });
  return shown;
}

/** What the boxes say: nothing, a text that may be sent, or what is wrong with them. */
export function readDateTime(field: TextField, entry: DateTimeEntry): string | FieldIssue {
  const { id: fieldId } = field;
  const { date, time, zone } = entry;
  if (date === '' && time === '') return '';
  if (field.default !== undefined && isUntouched(field, entry)) return field.default;
  if (typeof date !== 'string') return { fieldId, code: 'date-incomplete' };
  if (typeof time !== 'string') return { fieldId, code: 'time-incomplete' };
  return checkParts(fieldId, date, time) ?? combine(fieldId, { date, time }, zone);
}

/** By what the boxes show: who keeps `untouched` while changing them has changed them. */
function isUntouched(field: TextField, { date, time, zone, untouched }: DateTimeEntry): boolean {
  if (untouched !== field.default) return false;
  const shown = showDefault(field, zone);
  return shown?.date === date && shown.time === time;
}

function checkParts(fieldId: string, date: string, time: string): FieldIssue | undefined {
  if (date === '') return { fieldId, code: 'date-missing' };
  if (hasLongYear(date) || date.startsWith('0000')) return { fieldId, code: 'date-year' };
  if (!isDate(date)) return { fieldId, code: 'date' };
  return time === '' ? { fieldId, code: 'time-missing' } : undefined;
}

function combine(fieldId: string, clock: WallClock, zone: string): string | FieldIssue {
  const said = fromZone(clock, zone);
  if ('text' in said) return said.text;
  switch (said.problem) {
    case 'time':
      return { fieldId, code: 'date-time' };
    case 'gap':
      return { fieldId, code: 'time-gap', time: clock.time, zone };
    case 'zone':
      return { fieldId, code: 'zone-unknown', zone };
    default:
      return said.problem satisfies never;
  }
}
