import type { ElicitContent } from '../mcp/index.js';
import type {
  DateTimeEntry,
  Entries,
  Entry,
  Field,
  FormModel,
  Incomplete,
  TextField,
} from './model.js';
import type { AllowedModel } from './sensitivePolicy.js';

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

/** What is kept of a request that is not finished. JSON, so that it survives anything. */
export interface Draft {
  /** Entries by field id. */
  plain: Entries;
  /** Entries of fields that look like a secret. A store outside memory takes `plain` alone; empty once the request has ended. */
  flagged: Entries;
  /** What was sent, for the receipt; memory only. */
  content?: ElicitContent;
}

/** @param flagged ids of the fields that look like a secret */
export function draftOf(entries: Entries, flagged: ReadonlySet<string>): Draft {
  const part = (isFlagged: boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => flagged.has(id) === isFlagged));
  return { plain: part(false), flagged: part(true) };
}

/** The draft with what was sent. In place of a secret is an empty text: the receipt has to tell only that there was one. */
export function withContent(draft: unknown, content: ElicitContent, { fields }: FormModel): Draft {
  const secrets = fields.filter(({ name, sensitive }) => sensitive && Object.hasOwn(content, name));
  const blanks = secrets.map(({ name }) => [name, ''] as const);
  const shown = Object.fromEntries([...Object.entries(content), ...blanks]);
  return { plain: {}, flagged: {}, ...(isRecord(draft) && draft), content: shown };
}

/** What was sent, if this is a draft that says it. */
export function contentOf(draft: unknown): ElicitContent | undefined {
  return isRecord(draft) && isRecord(draft['content'])
    ? (draft['content'] as ElicitContent)
    : undefined;
}

/** Entries to begin with: those of the draft that fit, the schema's for the rest. */
export function withDraft(model: FormModel, initial: Entries, draft: unknown): Entries {
  if (!isRecord(draft)) return initial;
  // Plain entries are a draft as well: a host may write them.
  const isSplit = 'plain' in draft || 'flagged' in draft;
  const kept = isSplit ? { ...partOf(draft['flagged']), ...partOf(draft['plain']) } : draft;
  return Object.fromEntries(
    model.fields.map((field) => {
      const entry = kept[field.id];
      return [field.id, fits(field, entry) ? entry : (initial[field.id] ?? null)];
    }),
  );
}

/** Entries to begin with where a server asks once more: those of the earlier draft, and none of a secret. */
export function withEarlier(
  { model, flagged }: AllowedModel,
  initial: Entries,
  earlier: unknown,
): Entries {
  if (!isRecord(earlier)) return initial;
  // What was no secret then may look like one now, by another message.
  const kept = Object.entries(partOf(earlier['plain'])).filter(([id]) => !flagged.has(id));
  return withDraft(model, initial, { plain: Object.fromEntries(kept) });
}

function partOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
