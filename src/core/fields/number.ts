import type { FieldIssue } from '../issues.js';
import type { Entry, NumberField, ParseOptions } from '../model.js';
import { canonical, isMultipleOf } from '../numbers/decimal.js';
import { readNumberText, writeNumber } from '../numbers/text.js';
import { own, type Json } from '../schema/json.js';
import { readNumber } from '../schema/keywords.js';
import { noteKeyword, type Place } from '../schema/place.js';
import { looksSensitive } from '../sensitive.js';
import { autofillToken } from '../text/autofill.js';
import { present, type Source } from './base.js';
import { answer, blank, refuse, wrongEntry, type Outcome } from './outcome.js';

/** Settles a number or an integer without choices. */
export function compileNumber(source: Source, integer: boolean): NumberField {
  const { base, keywords, place } = source;
  const sensitive = looksSensitive(base.name, base.label, base.hint);
  const field: NumberField = {
    ...base,
    kind: 'number',
    integer,
    ...readLimits(keywords, place),
    multipleOf: readMultipleOf(keywords, place),
    sensitive: sensitive || undefined,
    autofill: sensitive ? undefined : autofillToken(base.name, undefined),
  };
  if (typeof own(keywords, 'format') === 'string') noteKeyword(place, 'format-unknown', 'format');
  if (contradicts(field)) noteKeyword(place, 'limits-contradict', 'minimum');
  field.default = readDefault(field, source);
  return present(field.integer ? withoutSafeLimits(field) : field);
}

type Limits = Pick<NumberField, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;

/** Draft 4 says `exclusiveMinimum: true` beside `minimum`. */
function readLimits(keywords: Json, place: Place): Limits {
  const minimum = readNumber(keywords, 'minimum', place);
  const maximum = readNumber(keywords, 'maximum', place);
  const above = own(keywords, 'exclusiveMinimum');
  const below = own(keywords, 'exclusiveMaximum');
  return {
    minimum: above === true ? undefined : minimum,
    maximum: below === true ? undefined : maximum,
    exclusiveMinimum:
      typeof above === 'boolean'
        ? above
          ? minimum
          : undefined
        : readNumber(keywords, 'exclusiveMinimum', place),
    exclusiveMaximum:
      typeof below === 'boolean'
        ? below
          ? maximum
          : undefined
        : readNumber(keywords, 'exclusiveMaximum', place),
  };
}

function readMultipleOf(keywords: Json, place: Place): number | undefined {
  const value = readNumber(keywords, 'multipleOf', place);
  if (value === undefined || value > 0) return value;
  noteKeyword(place, 'keyword-malformed', 'multipleOf');
  return undefined;
}

function contradicts({
  minimum = -Infinity,
  maximum = Infinity,
  exclusiveMinimum = -Infinity,
  exclusiveMaximum = Infinity,
}: Limits): boolean {
  return (
    minimum > maximum ||
    Math.max(minimum, exclusiveMinimum) >= exclusiveMaximum ||
    exclusiveMinimum >= maximum
  );
}

/** Generators write ±(2⁵³−1) where they mean "any integer"; an entry beyond is refused anyway. */
function withoutSafeLimits(field: NumberField): NumberField {
  if (!Number.isSafeInteger(field.default ?? 0)) return field;
  const { minimum, maximum } = field;
  return {
    ...field,
    minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
  };
}

function readDefault(field: NumberField, { keywords, place }: Source): number | undefined {
  const value = own(keywords, 'default');
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    noteKeyword(place, 'default-type', 'default');
    return undefined;
  }
  if (checkNumber(field, value)) noteKeyword(place, 'default-invalid', 'default');
  return value;
}

/** The default as it stands in the box: the locale's decimal mark, no group marks. */
export function initialNumber(field: NumberField, locale: string): string {
  return field.default === undefined ? '' : writeNumber(field.default, locale);
}

/** Reads what was typed, exactly or not at all. */
export function parseNumber(
  field: NumberField,
  entry: Entry | undefined,
  options: ParseOptions,
): Outcome {
  if (entry === undefined || entry === null) return blank(field);
  if (typeof entry !== 'string') return wrongEntry(field);
  const { id: fieldId } = field;
  const text = entry.trim();
  if (text === '') return blank(field);
  const locale = options.locale ?? 'en';
  const isDefault = text === initialNumber(field, locale) || text === String(field.default);
  const read = isDefault ? undefined : readNumberText(text, locale);
  if (read && 'code' in read) return refuse({ fieldId, ...read });
  const value = read ? Number(read.decimal) : field.default;
  if (value === undefined) return wrongEntry(field);
  const issue = (read && checkExact(field, read.decimal, value)) ?? checkNumber(field, value);
  return issue ? refuse(issue) : answer(value === 0 ? 0 : value);
}

/** JSON carries a double here; what it cannot carry is refused, not rounded. */
function checkExact(
  { id: fieldId, integer }: NumberField,
  decimal: string,
  value: number,
): FieldIssue | undefined {
  const exact = Number.isFinite(value) && canonical(decimal) === canonical(String(value));
  if (!exact) return { fieldId, code: 'number-precision' };
  return integer && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? { fieldId, code: 'number-precision' }
    : undefined;
}

/** What is wrong with a number. */
export function checkNumber(field: NumberField, value: number): FieldIssue | undefined {
  const { id: fieldId, integer, multipleOf } = field;
  if (integer && !Number.isInteger(value)) return { fieldId, code: 'integer' };
  const issue = checkLimits(field, value);
  if (issue) return issue;
  if (multipleOf !== undefined && !isMultipleOf(value, multipleOf))
    return { fieldId, code: 'multiple-of', multipleOf };
  return undefined;
}

function checkLimits(field: NumberField, value: number): FieldIssue | undefined {
  const { id: fieldId, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field;
  const low = minimum !== undefined && value < minimum;
  const high = maximum !== undefined && value > maximum;
  if ((low || high) && minimum !== undefined && maximum !== undefined)
    return { fieldId, code: 'range', minimum, maximum };
  if (low) return { fieldId, code: 'minimum', minimum };
  if (high) return { fieldId, code: 'maximum', maximum };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return { fieldId, code: 'exclusive-minimum', minimum: exclusiveMinimum };
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return { fieldId, code: 'exclusive-maximum', maximum: exclusiveMaximum };
  return undefined;
}
