import type { Option } from '../../core/index.js';
import { DRAWN } from '../../core/internal.js';

/** Most rows that are drawn; the page says how many more there are. */
export const SHOWN_OPTIONS = DRAWN.options;

/** Without case, accents and the marks of zone names: "malmo" finds "Malmö", and "new york" finds "America/New_York". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_/\s]+/g, ' ')
    .trim();
}

interface Folded {
  label: string;
  /** With the value, which may be searched for as well. */
  all: string;
}

const folded = new WeakMap<readonly Option[], readonly Folded[]>();

/** Folding thousands of options is slow enough to do it once. */
function foldedOptions(options: readonly Option[]): readonly Folded[] {
  const known = folded.get(options);
  if (known) return known;
  const fresh = options.map(({ label, value }) => ({
    label: fold(label),
    all: `${fold(label)}\n${fold(String(value))}`,
  }));
  folded.set(options, fresh);
  return fresh;
}

/** Indices of the options that contain a text in their label or value, those that are called so first; all of them for no text. */
export function matching(options: readonly Option[], query: string): readonly number[] {
  const wanted = fold(query);
  const all = options.map((_, index) => index);
  if (wanted === '') return all;
  const texts = foldedOptions(options);
  const found = all.filter((index) => texts[index]?.all.includes(wanted));
  const isExact = (index: number) => options[index]?.label === query.trim();
  const isCalledSo = (index: number) => !isExact(index) && texts[index]?.label === wanted;
  const isOther = (index: number) => !isExact(index) && texts[index]?.label !== wanted;
  return [...found.filter(isExact), ...found.filter(isCalledSo), ...found.filter(isOther)];
}

/** The text of a search box: the label of the chosen option, or what was typed. */
export function boxText(options: readonly Option[], entry: number | string | null): string {
  return typeof entry === 'number' ? (options[entry]?.label ?? '') : (entry ?? '');
}

/** The entry for a text while it is typed: the option of that name, else the text itself. */
export function entryFor(options: readonly Option[], text: string): number | string | null {
  if (text === '') return null;
  const index = options.findIndex(({ label }) => label === text);
  return index >= 0 ? index : text;
}

/**
 * The entry for a text that is finished: also the one option that is called so but for case, accents and spaces. Two
 * such are a choice, which is the person's.
 */
export function entryForFinished(options: readonly Option[], text: string): number | string | null {
  const entry = entryFor(options, text);
  if (typeof entry !== 'string') return entry;
  const wanted = fold(entry);
  const called = foldedOptions(options).flatMap(({ label }, i) => (label === wanted ? [i] : []));
  const [only, another] = called;
  return only !== undefined && another === undefined ? only : entry;
}
