import { initialDateTime } from './fields/dateTime.js';
import { initialNumber } from './fields/number.js';
import { boxText } from './fields/text.js';
import type { Entries, Entry, Field, FormModel, TextField } from './model.js';
import { isZone } from './formats/zone.js';
import { ownZone } from './formats/ownZone.js';

/** How a form starts. */
export interface InitialOptions {
  /** BCP 47; decides the decimal mark of numbers. @default "en" */
  locale?: string;
  /** IANA name; date-times are shown on its clock. @default the zone of the machine */
  timeZone?: string;
}

/** Every default as the person finds it, and nothing where there is none. */
export function initialEntries(model: FormModel, options: InitialOptions = {}): Entries {
  const entries = model.fields.map((field) => [field.id, initialEntry(field, options)] as const);
  return Object.fromEntries(entries);
}

function initialEntry(field: Field, options: InitialOptions): Entry {
  switch (field.kind) {
    case 'text':
      return initialText(field, options);
    case 'number':
      return initialNumber(field, options.locale ?? 'en');
    case 'boolean':
    case 'single-select':
      return field.default ?? null;
    case 'multi-select':
      return field.default ?? [];
    default:
      return field satisfies never;
  }
}

function initialText(field: TextField, { timeZone }: InitialOptions): Entry {
  switch (field.control) {
    case 'line':
    case 'area':
      return boxText(field, field.default ?? '');
    case 'date':
    case 'time':
      return field.default ?? '';
    case 'date-time':
      return initialDateTime(field, zoneOf(timeZone));
    default:
      return field.control satisfies never;
  }
}

function zoneOf(asked: string | undefined): string {
  if (asked !== undefined && isZone(asked)) return asked;
  return ownZone();
}
