import { mayBeRegular } from '../engines/readable.js';
import { isTime } from '../formats/dateTime.js';
import { readDay, readMoment, readTime } from '../formats/loose.js';
import { FORMATS, isFormat, type FormatName } from '../formats/index.js';
import type { FieldIssue } from '../issues.js';
import type { Entry, ParseOptions, TextField } from '../model.js';
import { own } from '../schema/json.js';
import { readCount, readString } from '../schema/keywords.js';
import { noteKeyword, type Place } from '../schema/compilation.js';
import { looksSensitive } from '../sensitive/index.js';
import { autofillToken } from '../text/autofill.js';
import { hasSeveralLines } from '../text/lines.js';
import { complete, readExamples, setIfDefined, suggest, type Source } from './source.js';
import { readDateTime } from './dateTime.js';
import { answer, blank, refuse, wrongEntry, type Outcome } from './outcome.js';

/** Formats that the protocol does not have and that say how a text is drawn. Nothing is checked for them. */
const LOOKS: ReadonlyMap<string, Partial<Pick<TextField, 'control' | 'look'>>> = new Map([
  ['multiline', { control: 'area' }],
  ['time', { control: 'time' }],
  ['tel', { look: 'tel' }],
]);

/** Settles a string without choices. */
export function compileText(source: Source): TextField {
  const { base, keywords, place } = source;
  const field: TextField = complete(base, { kind: 'text', control: 'line', multiline: false });
  readFormat(field, source);
  setIfDefined(field, 'minLength', readCount(keywords, 'minLength', place));
  setIfDefined(field, 'maxLength', readCount(keywords, 'maxLength', place));
  setIfDefined(field, 'pattern', readString(keywords, 'pattern', place));
  setIfDefined(field, 'default', readDefault(field, source));
  setIfDefined(field, 'examples', readExamples(keywords));
  if (own(keywords, 'x-mcp-file') !== undefined) field.isFile = true;
  const isPlain = field.format === undefined && field.look === undefined;
  if (field.control === 'line' && isPlain && hasSeveralLines(field)) field.control = 'area';
  field.multiline = field.control === 'area';
  if (isSecret(field, source)) field.sensitive = true;
  else setIfDefined(field, 'autofill', autofillToken(base, field.format));
  noteOddities(field, place);
  return field;
}

/** A date or a time holds no secret, whatever it is called. */
function isSecret({ format }: TextField, { base, keywords, place }: Source): boolean {
  if (format === 'date' || format === 'date-time') return false;
  return own(keywords, 'format') === 'password' || looksSensitive(base, place.run);
}

function noteOddities(
  { pattern, minLength = 0, maxLength = Infinity }: TextField,
  place: Place,
): void {
  if (pattern !== undefined && !mayBeRegular(pattern))
    noteKeyword(place, 'pattern-unchecked', 'pattern');
  if (minLength > maxLength) noteKeyword(place, 'limits-contradict', 'minLength');
}

function readFormat(field: TextField, { keywords, place }: Source): void {
  const name = readString(keywords, 'format', place);
  if (name === undefined) return;
  if (isFormat(name)) {
    field.format = name;
    field.control = controlFor(name);
    return;
  }
  const look = LOOKS.get(name);
  noteKeyword(place, look ? 'format-look' : 'format-unknown', 'format');
  if (look) Object.assign(field, look);
}

function controlFor(format: FormatName): TextField['control'] {
  switch (format) {
    case 'date':
    case 'date-time':
      return format;
    case 'email':
    case 'uri':
      return 'line';
    default:
      return format satisfies never;
  }
}

/** A default that breaks the rules is shown, and refused on send; a date box could not show what is no date. */
function readDefault(field: TextField, { keywords, place }: Source): string | undefined {
  const value = own(keywords, 'default');
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') noteKeyword(place, 'default-type', 'default');
  const isFree = field.format === undefined && canShow(field.control, '');
  const text = isFree && typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') {
    suggest(field, value);
    return undefined;
  }
  if (isTooLong(text)) {
    noteKeyword(place, 'default-invalid', 'default');
    offer(field, text);
    return undefined;
  }
  const isShown = canShow(field.control, text);
  if (!isShown || checkText(field, text)) noteKeyword(place, 'default-invalid', 'default');
  return isShown ? text : readLoosely(field, text);
}

/** UTF-16 units and lines of a default that is put into a box. */
const LONGEST_DEFAULT = 10_000;
const MOST_LINES = 200;

/** The same of one that a person may put there. */
const LONGEST_OFFER = 100_000;
const MOST_OFFERED_LINES = 2_000;

/** Nobody reads it through before it is sent, and browsers need seconds to lay out very many lines. */
function isTooLong(text: string): boolean {
  return text.length > LONGEST_DEFAULT || linesOf(text) > MOST_LINES;
}

function linesOf(text: string): number {
  return (text.match(/\r\n?|\n/g)?.length ?? 0) + 1;
}

/** Leaves it to the person to put a long text into its box. */
function offer(field: TextField, text: string): void {
  const isOffered = text.length <= LONGEST_OFFER && linesOf(text) <= MOST_OFFERED_LINES;
  if (!isOffered || checkText(field, text)) return suggest(field, text);
  // A box of one line would drop the line breaks.
  if (field.control === 'line' && linesOf(text) > 1) field.control = 'area';
  return suggest(field, text, 'too-long', { entry: text });
}

/** A native box shows only what is written as it wants: the same in its notation, as far as there is one reading. */
function readLoosely(field: TextField, text: string): string | undefined {
  const { control } = field;
  switch (control) {
    case 'line':
    case 'area':
      return text;
    case 'date':
      return readDay(text) ?? keep(field, text);
    case 'time':
      return readTime(text) ?? keep(field, text);
    case 'date-time':
      return readMoment(text)?.dateTime ?? keep(field, text);
    default:
      return control satisfies never;
  }
}

function keep(field: TextField, text: string): undefined {
  const moment = field.control === 'date-time' ? readMoment(text) : undefined;
  if (!moment) suggest(field, text);
  else if (moment.time === undefined) suggest(field, text, 'no-time', { date: moment.date });
  else suggest(field, text, 'no-offset', { date: moment.date, time: moment.time });
}

/** Whether the control can show a text at all. */
function canShow(control: TextField['control'], text: string): boolean {
  switch (control) {
    case 'line':
    case 'area':
      return true;
    case 'date':
    case 'date-time':
      // No native box shows the year 0.
      return FORMATS[control](text) === undefined && !text.startsWith('0000');
    case 'time':
      // No native box shows a leap second.
      return isTime(text) && !text.endsWith(':60');
    default:
      return control satisfies never;
  }
}

/** Reads what was typed. Nothing is trimmed here: the box calls `tidyText`, where the person sees it. */
export function parseText(
  field: TextField,
  entry: Entry | undefined,
  options: ParseOptions,
): Outcome {
  if (entry === undefined || entry === null) return blank(field);
  if (typeof entry === 'string') return parseString(field, entry, options);
  if (typeof entry !== 'object') return wrongEntry(field);
  switch (field.control) {
    case 'line':
    case 'area':
      return wrongEntry(field);
    case 'date':
    case 'time':
      return 'incomplete' in entry
        ? refuse({ fieldId: field.id, code: `${field.control}-incomplete` })
        : wrongEntry(field);
    case 'date-time': {
      if (!('zone' in entry)) return wrongEntry(field);
      const read = readDateTime(field, entry);
      return typeof read === 'string' ? parseString(field, read, options) : refuse(read);
    }
    default:
      return field.control satisfies never;
  }
}

function parseString(field: TextField, typed: string, options: ParseOptions): Outcome {
  if (typed === '') return blank(field);
  const text = asDefault(field, suggestedValue(field, typed));
  const issue = checkText(field, text) ?? checkPattern(field, text, options);
  return issue ? refuse(issue) : answer(text);
}

/** What a box shows for a value: the label, if it is the value of a suggestion. */
export function boxText({ suggestions }: TextField, text: string): string {
  return suggestions?.find(({ value }) => String(value) === text)?.label ?? text;
}

function suggestedValue({ suggestions }: TextField, typed: string): string {
  return String(suggestions?.find(({ label }) => label === typed)?.value ?? typed);
}

/** A text area turns every line break into a line feed; the default is still the default then. */
function asDefault({ default: filledIn, suggested }: TextField, typed: string): string {
  const text = filledIn ?? suggested?.entry;
  return text?.includes('\r') && text.replace(/\r\n?/g, '\n') === typed ? text : typed;
}

/** What is wrong with a text, but for its pattern. */
export function checkText(field: TextField, text: string): FieldIssue | undefined {
  const { id: fieldId, format, minLength, maxLength } = field;
  const wrong = format && FORMATS[format](text);
  if (wrong) return { fieldId, ...wrong };
  if (minLength === undefined && maxLength === undefined) return undefined;
  const length = countPoints(text);
  if (minLength !== undefined && length < minLength)
    return { fieldId, code: 'min-length', minLength, length };
  if (maxLength !== undefined && length > maxLength)
    return { fieldId, code: 'max-length', maxLength, length };
  return undefined;
}

/** JSON Schema counts code points, not UTF-16 units and not what the eye sees. */
function countPoints(text: string): number {
  let pairs = 0;
  for (let i = 0; i + 1 < text.length; i++) if ((text.codePointAt(i) ?? 0) > 0xffff) pairs++;
  return text.length - pairs;
}

function checkPattern(
  { id: fieldId, pattern }: TextField,
  text: string,
  { engines }: ParseOptions,
): FieldIssue | undefined {
  if (pattern === undefined) return undefined;
  const matches = engines?.pattern?.(pattern);
  return matches && !matches(text) ? { fieldId, code: 'pattern', pattern } : undefined;
}
