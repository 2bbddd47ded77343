import type { ElicitValue, Field } from '../../core/index.js';
import { listOf } from '../messages.js';
import type { MessagesApi } from '../messages.js';

/** An answer as a person reads it: option labels, yes and no, numbers and times in the person's own form. */
export function shownValue(field: Field, value: ElicitValue | undefined, api: MessagesApi): string {
  const { text, locale, timeZone } = api;
  if (value === undefined) return text('field.noAnswer');
  switch (field.kind) {
    case 'boolean':
      return text(value === true ? 'field.yes' : 'field.no');
    case 'single-select':
      return labelOf(field, value);
    case 'multi-select': {
      const labels = Array.isArray(value) ? value.map((item) => labelOf(field, item)) : [];
      return listOf(labels, api);
    }
    case 'number':
      return typeof value === 'number'
        ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
        : String(value);
    case 'text':
      return showText(field.format, String(value), locale, timeZone);
    default:
      return field satisfies never;
  }
}

function labelOf(
  { options }: { options: readonly { value: unknown; label: string }[] },
  value: unknown,
): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

function showText(
  format: string | undefined,
  value: string,
  locale: string,
  timeZone: string | undefined,
): string {
  // A date has no zone: it is formatted where it is written, in UTC.
  if (format === 'date') {
    return show(`${value}T00:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' }) ?? value;
  }
  if (format !== 'date-time') return value;
  return show(value, locale, { dateStyle: 'long', timeStyle: 'long', timeZone }) ?? value;
}

/** Undefined for what no calendar of the browser can show. */
function show(
  instant: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | undefined {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, options).format(date);
}
