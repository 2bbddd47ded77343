import type { Field, MultiSelectField, NumberField, TextField } from '../../core/index.js';
import type { MessageId } from '../../locales/index.js';
import type { MessageValues } from './messages.js';
import { hasHidden, writtenOut } from './writtenOut.js';

/** What an answer must keep to, said before it is broken. */
export interface Limit {
  id: MessageId;
  values?: MessageValues;
  /** Has a server's words in it, which are drawn isolated. */
  hasServerWords?: true;
  /** Several words of a server in place of `{value}`. */
  words?: readonly string[];
}

/** The sentences for a field's limits. */
export function limitsOf(field: Field): readonly Limit[] {
  return [...ownLimits(field), ...examplesOf(field), ...suggestion(field), ...hidden(field)];
}

function examplesOf(field: Field): readonly Limit[] {
  if (!('examples' in field) || !field.examples) return [];
  return [{ id: 'hint.examples', words: field.examples, hasServerWords: true }];
}

/** A default that could not be filled in as it is. */
function suggestion({ suggested }: Field): readonly Limit[] {
  if (!suggested) return [];
  const { reason, text: value } = suggested;
  return [{ id: `hint.suggested.${reason}`, values: { value }, hasServerWords: true }];
}

/** As much as shows what is hidden, in characters. */
const HIDDEN_SHOWN = 200;

/** A default goes into the box as it came, and would be sent so: what cannot be seen in it is written out beside the box. */
function hidden(field: Field): readonly Limit[] {
  if (field.kind !== 'text' || field.default === undefined || !hasHidden(field.default)) return [];
  const value = writtenOut(field.default, HIDDEN_SHOWN);
  return [{ id: 'hint.hidden', values: { value }, hasServerWords: true }];
}

function ownLimits(field: Field): readonly Limit[] {
  switch (field.kind) {
    case 'text':
      return [
        ...suggestionsHint(field),
        ...formatHint(field),
        ...lengths(field),
        ...pattern(field),
      ];
    case 'number':
      return numbers(field);
    case 'boolean':
      if (field.mustBe === undefined) return [];
      return [{ id: field.mustBe ? 'hint.mustBeTrue' : 'hint.mustBeFalse' }];
    case 'single-select':
      return field.control === 'combobox' ? [search(field)] : [];
    case 'multi-select':
      return field.control === 'search' ? [...items(field), search(field)] : items(field);
    default:
      return field satisfies never;
  }
}

function search({ options }: { options: readonly unknown[] }): Limit {
  return { id: 'search.hint', values: { count: options.length } };
}

function suggestionsHint({ suggestions }: TextField): Limit[] {
  return suggestions ? [{ id: 'hint.ownWords' }] : [];
}

/** An example of the server says more than ours; a file has no web address. */
function formatHint({ format, examples, isFile }: TextField): Limit[] {
  if (examples || isFile) return [];
  switch (format) {
    case 'email':
    case 'uri':
      return [{ id: `hint.${format}` }];
    case 'date':
    case 'date-time':
    case undefined:
      return [];
    default:
      return format satisfies never;
  }
}

function lengths({ minLength: min = 0, maxLength: max }: TextField): Limit[] {
  if (max === undefined) return min > 1 ? [{ id: 'hint.minLength', values: { count: min } }] : [];
  if (min > 1) return [{ id: 'hint.lengthRange', values: { min, max } }];
  return [{ id: 'hint.maxLength', values: { count: max } }];
}

function pattern({ pattern: source }: TextField): Limit[] {
  return source === undefined ? [] : [{ id: 'hint.pattern' }];
}

function numbers(field: NumberField): Limit[] {
  const { integer, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  const limits: (Limit | false)[] = [
    integer && { id: 'hint.integer' },
    range(field),
    exclusiveMinimum !== undefined && {
      id: 'hint.exclusiveMin',
      values: { min: exclusiveMinimum },
    },
    exclusiveMaximum !== undefined && {
      id: 'hint.exclusiveMax',
      values: { max: exclusiveMaximum },
    },
    multipleOf !== undefined && { id: 'hint.multipleOf', values: { step: multipleOf } },
  ];
  return limits.filter((limit) => limit !== false);
}

function range({ minimum: min, maximum: max }: NumberField): Limit | false {
  if (min !== undefined && max !== undefined) return { id: 'hint.range', values: { min, max } };
  if (min !== undefined) return { id: 'hint.min', values: { min } };
  return max !== undefined && { id: 'hint.max', values: { max } };
}

function items({ minItems: min = 0, maxItems: max }: MultiSelectField): Limit[] {
  if (max === undefined) {
    return [min > 0 ? { id: 'hint.selectMin', values: { count: min } } : { id: 'hint.selectAny' }];
  }
  if (min === max) return [{ id: 'hint.selectExact', values: { count: max } }];
  if (min > 0) return [{ id: 'hint.selectRange', values: { min, max } }];
  return [{ id: 'hint.selectMax', values: { count: max } }];
}
