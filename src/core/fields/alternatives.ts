import type { FieldIssue } from '../issues.js';
import type { Alternative, Entry, NumberField, Option, ParseOptions, TextField } from '../model.js';
import { Refusal, type Place } from '../schema/compilation.js';
import type { Simple } from '../schema/simplify.js';
import type { Base, Source } from './source.js';
import { compileNumber, parseNumber } from './number.js';
import { answer, refuse, type Outcome } from './outcome.js';
import { compileSingleSelect } from './singleSelect.js';
import { compileText, parseText } from './text.js';

/** Gives a box the branches that what is typed is checked against. */
export function addAlternatives<Box extends TextField | NumberField>(
  box: Box,
  source: Source,
): Box {
  const { alternatives } = source;
  const branches = alternatives?.branches ?? byType(source);
  const able = branches.flatMap((branch) => {
    const field = compileBranch(branch, source);
    return field instanceof Refusal ? [] : [field];
  });
  if (able.length < 2) return box;
  box.alternatives = able;
  const options = able.flatMap((one) => (one.kind === 'single-select' ? one.options : []));
  if (box.kind === 'text' && options.length > 0) addSuggestions(box, options);
  if (alternatives?.exactly) box.exactlyOne = true;
  return box;
}

/** In a box of one line: an area has no list to choose from. */
function addSuggestions(box: TextField, options: readonly Option[]): void {
  box.suggestions = options;
  box.control = 'line';
  box.multiline = false;
}

/** `type: ["integer", "string"]` is a union as well. */
function byType({ keywords, types = [] }: Source): readonly Simple[] {
  if (!types.includes('string')) return [];
  const typed = types.filter((type) => ['string', 'integer', 'number'].includes(type));
  return typed.map((type) => ({ keywords, types: [type] }));
}

/** Its notices are left out: the union as a whole is on record. Its options count. */
function compileBranch(branch: Simple, { base, place }: Source): Alternative | Refusal {
  const run = { ...place.run, notices: [] };
  const field = compileQuietly(branch, base, { ...place, run });
  place.run.options = run.options;
  if (run.beyond) place.run.beyond ??= run.beyond;
  return field;
}

function compileQuietly(branch: Simple, base: Base, place: Place): Alternative | Refusal {
  const own = { id: base.id, name: base.name, label: base.label, required: false };
  const source: Source = { ...branch, base: own, place };
  if (branch.choices) return compileSingleSelect(source);
  const types = branch.types ?? ['string'];
  if (types.includes('string')) return compileText(source);
  return compileNumber(source, !types.includes('number'));
}

/** What the box takes, as the first branch that it fits. */
export function parseAlternatives(
  field: TextField | NumberField,
  entry: Entry | undefined,
  options: ParseOptions,
): Outcome {
  const own =
    field.kind === 'text' ? parseText(field, entry, options) : parseNumber(field, entry, options);
  const { alternatives = [] } = field;
  if (!own.ok || own.value === undefined || alternatives.length === 0) return own;
  const typed = field.kind === 'text' ? String(own.value) : (entry ?? '');
  const outcomes = alternatives.map((branch) => parseBranch(branch, typed, options));
  const values = outcomes.flatMap((one) => (one.ok && one.value !== undefined ? [one.value] : []));
  const fits = values.find(
    (value, i) => !field.exactlyOne || values.every((other, j) => i === j || other !== value),
  );
  if (fits !== undefined) return answer(fits);
  if (values.length > 0) return refuse({ fieldId: field.id, code: 'one-of' });
  return refuse(
    together(
      field.id,
      outcomes.flatMap((one) => (one.ok ? [] : [one.issue])),
    ),
  );
}

function parseBranch(branch: Alternative, typed: Entry, options: ParseOptions): Outcome {
  switch (branch.kind) {
    case 'text':
      return parseText(branch, typed, options);
    case 'number':
      return parseNumber(branch, typed, options);
    case 'single-select': {
      const option = branch.options.find(({ value }) => String(value) === typed);
      return option ? answer(option.value) : refuse({ fieldId: branch.id, code: 'not-an-option' });
    }
    default:
      return branch satisfies never;
  }
}

/** Each thing that is wrong once; that it is none of the suggestions says nothing where other words are allowed. */
function together(fieldId: string, all: readonly FieldIssue[]): FieldIssue {
  const ruled = all.filter(({ code }) => code !== 'not-an-option');
  const kept = ruled.length > 0 ? ruled : all;
  const issues = kept.filter((issue, i) => kept.findIndex(({ code }) => code === issue.code) === i);
  const [only, ...more] = issues;
  return only && more.length === 0 ? only : { fieldId, code: 'any-of', issues };
}
