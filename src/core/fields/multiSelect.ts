import type { Entry, MultiSelectField, Option } from '../model.js';
import { isObject, own, type Json } from '../schema/json.js';
import { readCount } from '../schema/keywords.js';
import { into, noteKeyword, Refusal } from '../schema/compilation.js';
import { simplify } from '../schema/simplify.js';
import { complete, setIfDefined, suggest, type Source } from './source.js';
import { compileOptions } from './options.js';
import { answer, blank, refuse, wrongEntry, type Outcome } from './outcome.js';

/** Settles any number of several options. Only strings can be sent in a list (spec: ElicitResult). */
export function compileMultiSelect(source: Source): MultiSelectField | Refusal {
  const { base, keywords, place } = source;
  const options = readOptions(source);
  if (options instanceof Refusal) return options;
  const control = options.length <= 10 ? 'checkboxes' : 'search';
  const field: MultiSelectField = complete(base, { kind: 'multi-select', control, options });
  setIfDefined(field, 'minItems', readCount(keywords, 'minItems', place));
  setIfDefined(field, 'maxItems', readCount(keywords, 'maxItems', place));
  setIfDefined(field, 'default', readDefault(field, source));
  if (namesEmptyList(field, keywords)) field.minItems = 0;
  const most = Math.min(field.maxItems ?? Infinity, options.length);
  if ((field.minItems ?? 0) > most) noteKeyword(place, 'limits-contradict', 'minItems');
  return field;
}

function namesEmptyList({ minItems = 0, maxItems }: MultiSelectField, keywords: Json): boolean {
  const suggested = own(keywords, 'default');
  return minItems === 0 && (maxItems === 0 || (Array.isArray(suggested) && suggested.length === 0));
}

function readOptions(source: Source): readonly Option[] | Refusal {
  const items = own(source.keywords, 'items');
  const place = into(source.place, 'items');
  if (!isObject(items)) return new Refusal('property-unsupported');
  const simple = simplify(items, place);
  if (simple instanceof Refusal) return simple;
  const { keywords, choices, types = ['string'] } = simple;
  if (!choices) return new Refusal('property-unsupported');
  if (Object.hasOwn(items, 'oneOf')) noteKeyword(place, 'items-one-of', 'oneOf');
  if (Object.hasOwn(items, 'enum') && !Object.hasOwn(items, 'type'))
    noteKeyword(place, 'items-type-missing', 'type');
  return compileOptions(
    { keywords, choices, types: types.filter((type) => type === 'string') },
    place,
  );
}

function readDefault(
  field: MultiSelectField,
  { keywords, place }: Source,
): readonly number[] | undefined {
  const value = own(keywords, 'default');
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) {
    noteKeyword(place, 'default-type', 'default');
    suggest(field, value);
    return undefined;
  }
  const places = new Map(field.options.map((option, i) => [option.value, i] as const).toReversed());
  const indices = value.flatMap((item: Option['value']) => places.get(item) ?? []);
  const unknown = value.filter((item: Option['value']) => !places.has(item));
  if (unknown.length > 0) noteKeyword(place, 'default-unknown-option', 'default');
  suggest(field, unknown);
  // Each once, so that there are no more ticks than options.
  const chosen = [...new Set(indices)];
  if (chosen.length > 0 && !parseMultiSelect(field, chosen).ok)
    noteKeyword(place, 'default-invalid', 'default');
  return chosen.length > 0 ? chosen : undefined;
}

/** The values of the chosen options, each once. */
export function parseMultiSelect(field: MultiSelectField, entry: Entry | undefined): Outcome {
  if (entry === undefined || entry === null || entry === '') return unticked(field);
  if (!Array.isArray(entry)) return wrongEntry(field);
  if (entry.length === 0) return unticked(field);
  const values = entry.map((index: unknown) =>
    typeof index === 'number' ? field.options[index]?.value : undefined,
  );
  const strings = values.filter((value) => typeof value === 'string');
  if (strings.length < values.length) return refuse({ fieldId: field.id, code: 'not-an-option' });
  return limit(field, [...new Set(strings)]);
}

/** A required list may be empty where the schema says so, not where it says nothing. */
function unticked(field: MultiSelectField): Outcome {
  return field.required && field.minItems === 0 ? answer([]) : blank(field, 'required-choice');
}

function limit(field: MultiSelectField, values: string[]): Outcome {
  const { id: fieldId, minItems = 0, maxItems = Infinity } = field;
  const count = values.length;
  if (count < minItems) return refuse({ fieldId, code: 'min-items', minItems, count });
  if (count > maxItems) return refuse({ fieldId, code: 'max-items', maxItems, count });
  return answer(values);
}
