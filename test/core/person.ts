// A person at a form without a screen: enters answers by property name, as words and options.
import {
  initialEntries,
  parseEntries,
  type Engines,
  type Entries,
  type Entry,
  type Field,
  type FormModel,
} from '../../src/core/index.js';

/** What a person gives to a field: text, yes or no, an option by its label or value, several of them, or nothing. */
type Given = Entry | readonly string[];
export type Answers = Readonly<Record<string, Given>>;

/** Where the person is. */
export interface Setting {
  readonly locale?: string;
  readonly timeZone?: string;
  readonly engines?: Engines;
}

export function fieldOf(model: FormModel, name: string): Field {
  const field = model.fields.find((one) => one.name === name);
  if (!field) throw new Error(`there is no field for ${JSON.stringify(name)}`);
  return field;
}

function optionIndex(field: Field, given: unknown): number {
  if (!('options' in field)) throw new Error(`${field.name} has no options`);
  const byLabel = field.options.findIndex(({ label }) => label === given);
  const index = byLabel >= 0 ? byLabel : field.options.findIndex(({ value }) => value === given);
  if (index < 0) throw new Error(`${field.name} has no option ${JSON.stringify(given)}`);
  return index;
}

/** The entry that a person's answer makes. */
function entryOf(field: Field, given: Given): Entry {
  switch (field.kind) {
    case 'text':
    case 'number':
      return given === null ? '' : (given as Entry);
    case 'boolean':
      return given as boolean | null;
    case 'single-select':
      return given === null ? null : optionIndex(field, given);
    case 'multi-select':
      return Array.isArray(given) ? given.map((one) => optionIndex(field, one)) : [];
    default:
      return field satisfies never;
  }
}

function enter(model: FormModel, entries: Entries, answers: Answers): Entries {
  const entered = Object.entries(answers).map(([name, given]) => {
    const field = fieldOf(model, name);
    return [field.id, entryOf(field, given)];
  });
  return { ...entries, ...Object.fromEntries(entered) };
}

/** Opens the form, answers, and presses Accept. */
export function answer(model: FormModel, answers: Answers, setting: Setting = {}) {
  return parseEntries(model, enter(model, initialEntries(model, setting), answers), setting);
}

/** The names of the fields that have an issue, with its code. */
export function refusals(
  model: FormModel,
  outcome: ReturnType<typeof parseEntries>,
): Record<string, string> {
  if (outcome.ok) return {};
  const names = outcome.issues.map(({ fieldId, code }) => {
    const field = model.fields.find(({ id }) => id === fieldId);
    return [field?.name ?? fieldId, code];
  });
  return Object.fromEntries(names);
}
