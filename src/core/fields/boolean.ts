import type { BooleanField, Entry } from '../model.js';
import { isOfType, own } from '../schema/json.js';
import { noteKeyword } from '../schema/compilation.js';
import { complete, setIfDefined, suggest, type Source } from './source.js';
import { answer, blank, refuse, wrongEntry, type Outcome } from './outcome.js';

/** Settles a yes or no. Consent that must be given is a checkbox: its empty state is an answer that is not there yet. */
export function compileBoolean(source: Source): BooleanField {
  const { choices = [], types } = source;
  const possible = choices.filter(({ value }) => isOfType(value, types));
  const values = new Set(possible.map(({ value }) => value));
  const field: BooleanField = complete(source.base, { kind: 'boolean', control: 'yes-no' });
  if (values.size === 1) field.mustBe = values.has(true);
  setIfDefined(field, 'default', readDefault(field, source));
  if (field.default !== undefined || field.mustBe) field.control = 'checkbox';
  return field;
}

function readDefault(field: BooleanField, { keywords, place }: Source): boolean | undefined {
  const { mustBe } = field;
  const value = own(keywords, 'default');
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') {
    noteKeyword(place, 'default-type', 'default');
    suggest(field, value);
    return undefined;
  }
  if (mustBe !== undefined && value !== mustBe) noteKeyword(place, 'default-invalid', 'default');
  return value;
}

/** Yes, no, or nothing. A consent box that is not ticked gives no consent: absent where that is allowed. */
export function parseBoolean(field: BooleanField, entry: Entry | undefined): Outcome {
  const { id: fieldId, mustBe, required } = field;
  const chosen = entry === undefined || entry === '' ? null : entry;
  if (chosen !== null && typeof chosen !== 'boolean') return wrongEntry(field);
  if (mustBe === undefined)
    return chosen === null ? blank(field, 'required-yes-no') : answer(chosen);
  if (chosen === mustBe) return answer(chosen);
  if (!required && (chosen === null || mustBe)) return blank(field);
  return refuse({ fieldId, code: 'must-be', value: mustBe });
}
