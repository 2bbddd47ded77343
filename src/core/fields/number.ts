import type { FieldIssue } from '../issues.js';
import type { Entry, NumberField, ParseOptions } from '../model.js';
import { isMultipleOf, isSameNumber } from '../numbers/decimal.js';
import { readNumberText, writeNumber } from '../numbers/text.js';
import { own, type Json } from '../schema/json.js';
import { readNumber } from '../schema/keywords.js';
import { noteKeyword, type Place } from '../schema/compilation.js';
import { looksSensitive } from '../sensitive/index.js';
import { autofillToken } from '../text/autofill.js';
import { complete, readExamples, setIfDefined, suggest, type Source } from './source.js';
import { answer, blank, refuse, wrongEntry, type Outcome } from './outcome.js';

/** Settles a number or an integer without choices. */
export function compileNumber(source: Source, integer: boolean): NumberField {
  const { base, keywords, place } = source;
  const field: NumberField = complete(base, { kind: 'number', integer });
  for (const [key, value] of readLimits(keywords, place)) setIfDefined(field, key, value);
  setIfDefined(field, 'multipleOf', readMultipleOf(keywords, place));
  setIfDefined(field, 'default', readDefault(field, source));
  setIfDefined(field, 'examples', readExamples(keywords));
  if (integer) dropSafeLimits(field);
  if (looksSensitive(base, place.run)) field.sensitive = true;
  else setIfDefined(field, 'autofill', autofillToken(base));
  if (typeof own(keywords, 'format') === 'string') noteKeyword(place, 'format-unknown', 'format');
  if (contradicts(field)) noteKeyword(place, 'limits-contradict', 'minimum');
  return field;
}

type Limits = Pick<NumberField, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;

/** Draft 4 says `exclusiveMinimum: true` beside `minimum`. */
function readLimits(
  keywords: Json,
  place: Place,
): readonly (readonly [keyof Limits, number | undefined])[] {
  const minimum = readNumber(keywords, 'minimum', place);
  const maximum = readNumber(keywords, 'maximum', place);
  const above = readExclusive(keywords, 'exclusiveMinimum', place);
  const below = readExclusive(keywords, 'exclusiveMaximum', place);
  return [
    ['minimum', above === true ? undefined : minimum],
    ['maximum', below === true ? undefined : maximum],
    ['exclusiveMinimum', above === true ? minimum : above],
    ['exclusiveMaximum', below === true ? maximum : below],
  ];
}

function readExclusive(keywords: Json, keyword: string, place: Place): number | true | undefined {
  const value = own(keywords, keyword);
  if (typeof value === 'boolean') return value || undefined;
  return readNumber(keywords, keyword, place);
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
function dropSafeLimits(field: NumberField): void {
  if (!Number.isSafeInteger(field.default ?? 0)) return;
  if (field.minimum === Number.MIN_SAFE_INTEGER) delete field.minimum;
  if (field.maximum === Number.MAX_SAFE_INTEGER) delete field.maximum;
}

function readDefault(field: NumberField, { keywords, place }: Source): number | undefined {
  const value = own(keywords, 'default');
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'string' ? readWritten(value, field.integer) : value;
  if (typeof value !== 'number' || !Number.isFinite(value))
    noteKeyword(place, 'default-type', 'default');
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    suggest(field, value);
    return undefined;
  }
  if (checkNumber(field, number)) noteKeyword(place, 'default-invalid', 'default');
  return number;
}

/** `"5"` has one reading. */
function readWritten(text: string, integer: boolean): number | undefined {
  const read = readNumberText(text.trim(), 'en');
  if ('code' in read) return undefined;
  const number = Number(read.decimal);
  return isExact(read.decimal, number, integer) ? number : undefined;
}

/** The default as the box shows it: the locale's decimal mark, no group marks. */
export function initialNumber(field: NumberField, locale: string): string {
  return field.default === undefined ? '' : writeNumber(field.default, locale);
}

/** Reads what was typed, exactly or not at all. */
export function parseNumber(
  field: NumberField,
  entry: Entry | undefined,
  { locale = 'en' }: ParseOptions,
): Outcome {
  if (entry === undefined || entry === null) return blank(field);
  if (typeof entry !== 'string') return wrongEntry(field);
  const text = entry.trim();
  if (text === '') return blank(field);
  if (isDefault(field, text, locale)) return judge(field, field.default);
  const read = readNumberText(text, locale);
  if ('code' in read) return refuse({ fieldId: field.id, ...read });
  const value = Number(read.decimal);
  const exact = isExact(read.decimal, value, field.integer);
  return exact ? judge(field, value) : refuse(checkLimits(field, value) ?? inexact(field, value));
}

function inexact({ id: fieldId }: NumberField, value: number): FieldIssue {
  const isBig = Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return { fieldId, code: isBig ? 'number-too-big' : 'number-precision' };
}

type WithDefault = NumberField & { default: number };

/** Left alone, a default is sent as it is, though nobody could type it exactly. */
function isDefault(field: NumberField, text: string, locale: string): field is WithDefault {
  if (field.default === undefined) return false;
  return text === String(field.default) || text === writeNumber(field.default, locale);
}

/** JSON carries a double here; what it cannot carry is refused, not rounded. */
function isExact(decimal: string, value: number, integer: boolean): boolean {
  if (!Number.isFinite(value) || !isSameNumber(decimal, String(value))) return false;
  return !integer || !Number.isInteger(value) || Number.isSafeInteger(value);
}

function judge(field: NumberField, value: number): Outcome {
  const issue = checkNumber(field, value);
  return issue ? refuse(issue) : answer(value === 0 ? 0 : value); // JSON has no -0
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
