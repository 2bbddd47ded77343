import type { Base, Source } from './fields/source.js';
import { addAlternatives } from './fields/alternatives.js';
import { compileBoolean } from './fields/boolean.js';
import { compileMultiSelect } from './fields/multiSelect.js';
import { compileNumber } from './fields/number.js';
import { compileSingleSelect } from './fields/singleSelect.js';
import { compileText } from './fields/text.js';
import type { Field } from './model.js';
import { isObject, isOfType, NOTHING, own, typesOf, type Json } from './schema/json.js';
import { noteUnread } from './schema/known.js';
import { readString } from './schema/keywords.js';
import { note, noteKeyword, Refusal, type Place } from './schema/compilation.js';
import { simplify, type Simple } from './schema/simplify.js';
import { CAPS, cleanLine, cleanLines } from './text/clean.js';
import { humanise, labelOf } from './text/label.js';

/** One property: a field, or why there is none. */
export function compileProperty(
  named: Pick<Base, 'id' | 'name' | 'required'>,
  schema: unknown,
  place: Place,
): { label: string; field: Field | Refusal } {
  const simple = simplify(schema, place);
  if (simple instanceof Refusal)
    return { label: labelFor(named.name, schema, place), field: simple };
  const { keywords, types, choices, alternatives } = simple;
  const { id, name, required } = named;
  const base: Base = { id, name, label: labelFor(name, keywords, place), required };
  const hint = readHint(keywords, place);
  if (hint !== '') base.hint = hint;
  return {
    label: base.label,
    field: compileKind({ keywords, types, choices, alternatives, base, place }),
  };
}

function labelFor(name: string, schema: unknown, place: Place): string {
  const title = isObject(schema) ? readString(schema, 'title', place) : undefined;
  const clean = title === undefined ? '' : cleanLine(title, CAPS.title);
  if (title !== undefined && clean !== title) noteKeyword(place, 'text-cleaned', 'title');
  const label = clean || labelOf(humanise(name));
  return isEmptyWord(name, label) ? (asked(place) ?? label) : label;
}

/** What generators call the only answer of a call that wants a scalar. */
function isEmptyWord(name: string, label: string): boolean {
  return (
    /^(?:value|response|answer|result|input)$/i.test(name) &&
    label.toLowerCase() === name.toLowerCase()
  );
}

/** Longer ones would fill the label, the error and the summary. */
const LONGEST_QUESTION = 120;

/** The message, where it is short enough to be a label. */
function asked({ run: { message = '' } }: Place): string | undefined {
  if (message.length > LONGEST_QUESTION || message.trim().includes('\n')) return undefined;
  return cleanLine(message, CAPS.title).replace(/[:：]$/, '') || undefined;
}

function readHint(keywords: Json, place: Place): string {
  const text = readString(keywords, 'description', place) ?? '';
  const hint = cleanLines(text, CAPS.description);
  if (hint !== text) noteKeyword(place, 'text-cleaned', 'description');
  // The label shows both ends of a title that is longer; all of it can be opened here.
  const { title } = keywords;
  if (typeof title !== 'string' || title.length <= CAPS.title) return hint;
  return cleanLines(`${title}\n\n${hint}`, CAPS.description);
}

function compileKind(source: Source): Field | Refusal {
  const { choices, place } = source;
  const type = choices ? undefined : pickType(source, place);
  if (choices || type) noteUnread(source, type ?? (takesOwnWords(source) ? 'string' : undefined));
  if (choices) return isYesNo(source) ? compileBoolean(source) : compileChoices(source);
  switch (type) {
    case 'string':
      return addAlternatives(compileText(source), source);
    case 'number':
    case 'integer':
      return addAlternatives(compileNumber(source, type === 'integer'), source);
    case 'boolean':
      return compileBoolean(source);
    case 'array':
      return compileMultiSelect(source);
    case undefined:
      return new Refusal('property-unsupported');
    default:
      return type satisfies never;
  }
}

/** `allowCustom` (SEP-1456): the list only suggests, any other text is an answer as well. */
function takesOwnWords({ keywords, types }: Source): boolean {
  return own(keywords, 'allowCustom') === true && (types?.includes('string') ?? true);
}

function compileChoices(source: Source): Field | Refusal {
  if (!takesOwnWords(source)) return compileSingleSelect(source);
  const { choices, types, keywords } = source;
  const branches: readonly Simple[] = [
    { keywords: NOTHING, choices, types },
    { keywords, types: ['string'] },
  ];
  const union: Source = {
    ...source,
    choices: undefined,
    alternatives: { branches, exactly: false },
  };
  return addAlternatives(compileText(union), union);
}

/** Choices of true and false without words of their own are a plain yes or no. */
function isYesNo({ choices = [], types }: Source): boolean {
  const fit = choices.filter(({ value }) => isOfType(value, types));
  if (fit.length === 0) return false;
  return fit.every(({ value, label }) => typeof value === 'boolean' && label === undefined);
}

const DRAWN = ['string', 'boolean', 'integer', 'number', 'array'] as const;
/** A JSON type that has a kind of field. */
type DrawnType = (typeof DRAWN)[number];

const isDrawn = (type: string): type is DrawnType => DRAWN.some((drawn) => drawn === type);

const isNumeric = (type: DrawnType): boolean => type === 'number' || type === 'integer';

function pickType({ types, keywords, alternatives }: Simple, place: Place): DrawnType | undefined {
  if (!types) return guessType(keywords, place);
  if (types.length > 1 && !alternatives) noteKeyword(place, 'union', 'type');
  const drawn = types.filter(isDrawn);
  // A box of text takes both; a box of numbers would refuse the text.
  if (drawn.includes('string') && drawn.some(isNumeric)) return 'string';
  return drawn.includes('number') && drawn[0] === 'integer' ? 'number' : drawn[0];
}

const TELLTALES: readonly (readonly [DrawnType, readonly string[]])[] = [
  ['array', ['items', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** What the other keywords speak of; else what the default is; else text, which fits "anything" best. */
function guessType(keywords: Json, place: Place): DrawnType | undefined {
  note(place, 'type-missing');
  if (Object.hasOwn(keywords, 'properties')) return undefined;
  const found = TELLTALES.find(([, words]) => words.some((word) => Object.hasOwn(keywords, word)));
  if (found) return found[0];
  const ofDefault = typesOf(own(keywords, 'default')).at(-1);
  return ofDefault !== undefined && isDrawn(ofDefault) && ofDefault !== 'array'
    ? ofDefault
    : 'string';
}
