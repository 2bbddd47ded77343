import type { Option } from '../model.js';
import { BOUNDS } from '../schema/bounds.js';
import type { Choice } from '../schema/choices.js';
import { isOfType } from '../schema/json.js';
import { note, Refusal, type Place } from '../schema/compilation.js';
import type { Simple } from '../schema/simplify.js';
import { CAPS, cleanLine, cleanLines } from '../text/clean.js';
import { labelOf, tellApart } from '../text/label.js';
import { fitsLimits } from './optionLimits.js';

/** Options that can be sent, each value under each of its labels once. */
export function compileOptions(
  { choices = [], types, keywords }: Simple,
  place: Place,
): readonly Option[] | Refusal {
  const { run } = place;
  run.options += choices.length;
  if (run.options > BOUNDS.options) run.beyond ??= 'options';
  if (run.beyond) return new Refusal('schema-too-large');
  const options = readOptions(choices, types, fitsLimits(keywords, place));
  if (options.length < choices.length) note(place, 'option-malformed');
  const distinct = dropRepeated(options);
  if (distinct.length < options.length) note(place, 'option-duplicate');
  if (distinct.some(({ value }) => value === '')) note(place, 'option-empty');
  if (distinct.length > 0) return distinguish(distinct);
  note(place, 'enum-empty');
  return new Refusal('enum-empty');
}

function readOptions(
  choices: readonly Choice[],
  types: readonly string[] | undefined,
  fits: (value: Option['value']) => boolean,
): readonly Option[] {
  const options: Option[] = [];
  for (const choice of choices) {
    const { value } = choice;
    const sendable = isSendable(value) && isOfType(value, types);
    if (sendable && fits(value)) options.push(readOption(value, choice));
  }
  return options;
}

function isSendable(value: unknown): value is Option['value'] {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function readOption(value: Option['value'], { label, description }: Choice): Option {
  const title = typeof label === 'string' ? cleanLine(label, CAPS.option) : '';
  const option: Option = { value, label: title || labelOf(String(value)) };
  const words = typeof description === 'string' ? cleanLines(description, CAPS.option) : '';
  if (words !== '') option.description = words;
  return option;
}

function dropRepeated(options: readonly Option[]): readonly Option[] {
  const seen = new Map<Option['value'], Set<string>>();
  return options.filter(({ value, label }) => {
    const labels = seen.get(value) ?? new Set();
    seen.set(value, labels);
    return labels.size < labels.add(label).size;
  });
}

/** Two options with one label cannot be told apart, so the value is added to the label. */
function distinguish(options: readonly Option[]): readonly Option[] {
  const labels = tellApart(options.map(({ label, value }) => ({ label, name: String(value) })));
  return options.map((option, i) => ({ ...option, label: labels[i] ?? option.label }));
}

/** Labels too long for a list that opens over the page. */
export function hasLongLabel(options: readonly Option[]): boolean {
  return options.some(({ label }) => label.length > 60);
}
