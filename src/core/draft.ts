import type {
  DateTimeEntry,
  Entries,
  Entry,
  Field,
  FormModel,
  Incomplete,
  TextField,
} from './model.js';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIncomplete(value: unknown): value is Incomplete {
  return isRecord(value) && value['incomplete'] === true;
}

function isTextOrIncomplete(value: unknown): value is string | Incomplete {
  return typeof value === 'string' || isIncomplete(value);
}

function isDateTime(value: unknown): value is DateTimeEntry {
  if (!isRecord(value)) return false;
  const { date, time, zone, untouched } = value;
  return (
    isTextOrIncomplete(date) &&
    isTextOrIncomplete(time) &&
    typeof zone === 'string' &&
    (untouched === undefined || typeof untouched === 'string')
  );
}

/** Whether an entry of a draft, which may be of another schema, belongs to this question. */
function fits(field: Field, entry: unknown): entry is Entry {
  switch (field.kind) {
    case 'text':
      return fitsText(field, entry);
    case 'number':
      return typeof entry === 'string';
    case 'boolean':
      return entry === null || typeof entry === 'boolean';
    case 'single-select':
      if (entry === null || isOption(entry, field.options)) return true;
      return field.control === 'combobox' && typeof entry === 'string';
    case 'multi-select':
      return Array.isArray(entry) && entry.every((index) => isOption(index, field.options));
    default:
      return field satisfies never;
  }
}

function fitsText({ control }: TextField, entry: unknown): entry is Entry {
  switch (control) {
    case 'line':
    case 'area':
      return typeof entry === 'string';
    case 'date':
    case 'time':
      return isTextOrIncomplete(entry);
    case 'date-time':
      return isDateTime(entry);
    default:
      return control satisfies never;
  }
}

function isOption(index: unknown, options: readonly unknown[]): boolean {
  return typeof index === 'number' && index in options;
}

/** Entries to begin with: those of the draft that fit, the schema's for the rest. */
export function withDraft(model: FormModel, initial: Entries, draft: unknown): Entries {
  if (!isRecord(draft)) return initial;
  return Object.fromEntries(
    model.fields.map((field) => {
      const entry = draft[field.id];
      return [field.id, fits(field, entry) ? entry : (initial[field.id] ?? null)];
    }),
  );
}
