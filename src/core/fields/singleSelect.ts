import type { Entry, Option, SingleSelectField } from '../model.js';
import { own } from '../schema/json.js';
import { note, noteKeyword, Refusal } from '../schema/compilation.js';
import { complete, setIfDefined, suggest, type Source } from './source.js';
import { compileOptions, hasLongLabel } from './options.js';
import { answer, blank, refuse, type Outcome } from './outcome.js';

/** Settles one of several options. Answers keep the type of the value. */
export function compileSingleSelect(source: Source): SingleSelectField | Refusal {
  const options = compileOptions(source, source.place);
  if (options instanceof Refusal) return options;
  if (options.some(({ value }) => typeof value !== 'string')) note(source.place, 'enum-not-string');
  const control = chooseControl(options);
  const field: SingleSelectField = complete(source.base, {
    kind: 'single-select',
    control,
    options,
  });
  setIfDefined(field, 'default', readDefault(field, source));
  return field;
}

/** Options in view are easiest; a list that opens is for many, a search for very many. */
function chooseControl(options: readonly Option[]): SingleSelectField['control'] {
  if (options.length <= 6 || (options.length <= 10 && hasLongLabel(options))) return 'radios';
  return options.length <= 20 ? 'select' : 'combobox';
}

/** The option of that value; a server that says its label can only mean this one. */
function readDefault(field: SingleSelectField, { keywords, place }: Source): number | undefined {
  const { options } = field;
  const value = own(keywords, 'default');
  if (value === undefined || value === null) return undefined;
  const index = options.findIndex((option) => option.value === value);
  if (index >= 0) return index;
  noteKeyword(place, 'default-unknown-option', 'default');
  const labelled = options.findIndex(({ label }) => label === value);
  if (labelled >= 0) return labelled;
  suggest(field, value);
  return undefined;
}

/** The value of the chosen option. */
export function parseSingleSelect(field: SingleSelectField, entry: Entry | undefined): Outcome {
  if (entry === undefined || entry === null || entry === '') return blank(field, 'required-choice');
  const option = typeof entry === 'number' ? field.options[entry] : undefined;
  return option ? answer(option.value) : refuse({ fieldId: field.id, code: 'not-an-option' });
}
