import type { ElicitContent, ElicitValue } from '../mcp/index.js';
import { parseAlternatives } from './fields/alternatives.js';
import { parseBoolean } from './fields/boolean.js';
import { parseMultiSelect } from './fields/multiSelect.js';
import type { Outcome } from './fields/outcome.js';
import { parseSingleSelect } from './fields/singleSelect.js';
import type { FieldIssue } from './issues.js';
import type { Entries, Entry, Field, FormModel, ParseOptions } from './model.js';

/** Reads one field: a value, nothing (unanswered and optional), or why it cannot be sent. */
export function parseEntry(
  field: Field,
  entry: Entry | undefined,
  options: ParseOptions = {},
): Outcome {
  switch (field.kind) {
    case 'text':
    case 'number':
      return parseAlternatives(field, entry, options);
    case 'boolean':
      return parseBoolean(field, entry);
    case 'single-select':
      return parseSingleSelect(field, entry);
    case 'multi-select':
      return parseMultiSelect(field, entry);
    default:
      return field satisfies never;
  }
}

/**
 * Reads the whole form in one pass: content or issues, never both. Only here content is made, with own keys whatever
 * the names. A form that is not answerable has no content, even where no field has an issue.
 */
export function parseEntries(
  model: FormModel,
  entries: Entries,
  options: ParseOptions = {},
): { ok: true; content: ElicitContent } | { ok: false; issues: readonly FieldIssue[] } {
  const content: [string, ElicitValue][] = [];
  const issues: FieldIssue[] = [];
  for (const field of model.fields) {
    const outcome = parseEntry(field, entries[field.id], options);
    if (!outcome.ok) issues.push(outcome.issue);
    else if (outcome.value !== undefined) content.push([field.name, outcome.value]);
  }
  if (issues.length > 0 || !model.answerable) return { ok: false, issues };
  return { ok: true, content: Object.fromEntries(content) };
}
