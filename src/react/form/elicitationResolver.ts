'use client';

import type { FieldError, Resolver } from 'react-hook-form';
import { initialEntries, loadEngines, parseEntries } from '../../core/index.js';
import type { ElicitContent, Entry, Field, FieldIssue, FormModel } from '../../core/index.js';
import { tidyText, writeNumber } from '../../core/internal.js';
import { issueSentence, wrongBox } from '../words/issueText.js';
import { english, withLanguage } from '../words/messages.js';
import type { MessagesApi, MessagesProviderProps } from '../words/messages.js';

/** Values of a form of your own by field id, as HTML controls hold them. */
export type FormInput = Record<string, string | boolean | string[]>;

/** How a form of your own begins. Give the resolver the same `locale`. */
interface FormDefaultsOptions {
  /** BCP 47; decides the decimal mark of numbers. @default "en" */
  locale?: string;
  /** IANA name; date-times begin on its clock. @default the zone of the machine */
  timeZone?: string;
}

/**
 * What react-hook-form's `useForm` takes as `defaultValues`. The name of a field is its `id`, never the server's word.
 *
 * | control of the field | names | values |
 * | --- | --- | --- |
 * | `line`, `area`, number | `f0` | the text |
 * | `date`, `time` | `f0` | `YYYY-MM-DD`, `HH:MM` |
 * | `date-time` | `f0-date`, `f0-time`, `f0-zone` | `YYYY-MM-DD`, `HH:MM`, an IANA name |
 * | `checkbox` | `f0` | true or false |
 * | `yes-no` | `f0` | `"true"`, `"false"`, `""` |
 * | one of several options | `f0` | the index of the option as text, `""` for none |
 * | several of many options | `f0` | a list of such indices |
 */
export function formDefaults(model: FormModel, options: FormDefaultsOptions = {}): FormInput {
  const entries = initialEntries(model, options);
  return Object.fromEntries(
    model.fields.flatMap((field) => inputsOf(field, entries[field.id] ?? null)),
  );
}

function inputsOf(field: Field, entry: Entry): [string, string | boolean | string[]][] {
  const { id } = field;
  if (field.kind === 'boolean' && field.control === 'checkbox') return [[id, entry === true]];
  if (entry === null || typeof entry !== 'object') return [[id, entry === null ? '' : `${entry}`]];
  if ('incomplete' in entry) return [[id, '']];
  if (!('date' in entry)) return [[id, entry.map(String)]];
  const { date, time, zone } = entry;
  return [
    [`${id}-date`, typeof date === 'string' ? date : ''],
    [`${id}-time`, typeof time === 'string' ? time : ''],
    [`${id}-zone`, zone],
  ];
}

/** Words and locale of the errors. */
interface ElicitationResolverOptions extends Pick<MessagesProviderProps, 'messages' | 'locale'> {}

/**
 * Checks a form of your own with react-hook-form: `useForm({ defaultValues: formDefaults(model), resolver })`. On
 * submit you get the `content` for `accept`, or an error for each field under its name, in the words of the locale.
 * A required property that cannot be drawn is the error `unanswerable`. A half-filled native date or time box says
 * that it is empty; to have that reported, use a `Controller` that sets `{ incomplete: true }` on `badInput`. Fields
 * that look like secrets (`sensitive`) are yours to warn of.
 */
export function elicitationResolver(
  model: FormModel,
  options: ElicitationResolverOptions = {},
): Resolver<FormInput, unknown, ElicitContent> {
  const api = withLanguage(english, options);
  const { locale } = api;
  let engines: ReturnType<typeof loadEngines> | undefined;
  return async (values) => {
    engines ??= loadEngines(model);
    const entries = Object.fromEntries(
      model.fields.map((field) => [field.id, entryOf(field, values, locale)]),
    );
    const result = parseEntries(model, entries, { engines: await engines, locale });
    if (result.ok) return { values: result.content, errors: {} };
    return { values: {}, errors: errorsOf(model, result.issues, api) };
  };
}

/** react-hook-form drops an error called `root` before it submits. */
function errorsOf(model: FormModel, issues: readonly FieldIssue[], api: MessagesApi) {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const field = model.fields.find(({ id }) => id === issue.fieldId);
    if (!field) continue;
    const { id, values } = issueSentence(field, issue, api);
    errors[nameOf(field, issue)] = { type: issue.code, message: api.text(id, values) };
  }
  if (!model.answerable) {
    errors['unanswerable'] = {
      type: 'unanswerable',
      message: api.text('state.unsupportedRequest'),
    };
  }
  return errors;
}

function nameOf(field: Field, issue: FieldIssue): string {
  const isMoment = field.kind === 'text' && field.control === 'date-time';
  return isMoment ? `${field.id}-${wrongBox(issue)}` : field.id;
}

/** The entry for what the controls of a field hold. A `Controller` can put anything there. */
function entryOf(field: Field, values: Readonly<Record<string, unknown>>, locale: string): Entry {
  const value = values[field.id];
  switch (field.kind) {
    case 'text':
      return field.control === 'date-time'
        ? momentOf(field.id, values, field.default)
        : boxOf(field, value, locale);
    case 'number':
      return boxOf(field, value, locale);
    case 'boolean':
      return truthOf(value);
    case 'single-select':
      return optionOf(value);
    case 'multi-select':
      return listOf(value, field.options.length);
    default:
      return field satisfies never;
  }
}

function isIncomplete(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'incomplete' in value;
}

/** `register` with `valueAsNumber` gives numbers, and NaN for what is none: an empty box. */
function boxOf(field: Field, value: unknown, locale: string): Entry {
  if (isIncomplete(value)) return { incomplete: true };
  if (typeof value === 'number') return Number.isNaN(value) ? '' : writeNumber(value, locale);
  return typeof value === 'string' ? tidyText(field, value) : '';
}

/** Core compares with the default itself: unchanged boxes send it byte for byte. */
function momentOf(
  id: string,
  values: Readonly<Record<string, unknown>>,
  untouched: string | undefined,
): Entry {
  const part = (name: 'date' | 'time') => {
    const value = values[`${id}-${name}`];
    return isIncomplete(value) ? ({ incomplete: true } as const) : textIn(value);
  };
  const entry = { date: part('date'), time: part('time'), zone: textIn(values[`${id}-zone`]) };
  return untouched === undefined ? entry : { ...entry, untouched };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A checkbox without a `value` holds true or false, one with a value the value or false. */
function truthOf(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 'on') return true;
  return value === false || value === 'false' ? false : null;
}

function optionOf(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** A lone checkbox holds its value, true or false in place of a list. */
function listOf(value: unknown, optionCount: number): readonly number[] {
  if (value === true && optionCount === 1) return [0];
  return [value]
    .flat()
    .map(optionOf)
    .flatMap((index) => (index === null ? [] : [typeof index === 'number' ? index : -1]));
}
