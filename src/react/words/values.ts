import type { ElicitValue, Entry, Field, Option, TextField } from '../../core/index.js';
import { writeNumber } from '../../core/internal.js';
import { listOf } from './messages.js';
import type { MessagesApi } from './messages.js';

/** A value that was sent, as a person reads it. */
export function shownValue(field: Field, value: ElicitValue, api: MessagesApi): string {
  switch (field.kind) {
    case 'text':
      return shownText(field, String(value), api);
    case 'number':
      // As it can be typed: a box refuses group marks.
      return writeNumber(Number(value), api.locale);
    case 'boolean':
      return api.text(value === true ? 'field.yes' : 'field.no');
    case 'single-select':
      return optionLabel(field.options, value);
    case 'multi-select': {
      const labelled = new Map<ElicitValue, string>();
      for (const one of field.options.toReversed()) labelled.set(one.value, one.label);
      const labels = [value].flat().map((one) => labelled.get(one) ?? String(one));
      return listOf(labels, api);
    }
    default:
      return field satisfies never;
  }
}

/** What was typed or chosen and not sent, to be copied; empty where nothing was. */
export function shownEntry(field: Field, entry: Entry, api: MessagesApi): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'boolean') return api.text(entry ? 'field.yes' : 'field.no');
  if (entry === null) return '';
  if (typeof entry === 'number' || Array.isArray(entry)) {
    const options = 'options' in field ? field.options : [];
    return listOf(
      [entry].flat().map((index) => options[index]?.label ?? ''),
      api,
    );
  }
  if (!('date' in entry)) return '';
  const { date, time, zone } = entry;
  const parts = [date, time].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return parts.length === 0 ? '' : [...parts, zone].join(' ');
}

function optionLabel(
  options: readonly { value: unknown; label: string }[],
  value: unknown,
): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

/** The person may have typed the name, so what was sent for it is said as well. */
function nameAndText(options: readonly Option[], text: string): string {
  const name = optionLabel(options, text);
  return name === text ? text : `${name} (${text})`;
}

function shownText(
  { control, suggestions }: TextField,
  text: string,
  { locale, timeZone }: MessagesApi,
): string {
  switch (control) {
    case 'line':
    case 'area':
    case 'time':
      return nameAndText(suggestions ?? [], text);
    case 'date':
      return shownDate(text, locale, { dateStyle: 'long', timeZone: 'UTC' });
    case 'date-time':
      return shownDate(text, locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
    default:
      return control satisfies never;
  }
}

function shownDate(text: string, locale: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(locale, style).format(date);
}
