import type { Option } from '../../core/index.js';
import { DRAWN } from '../../core/internal.js';

/** Most rows that are drawn; the page says how many more there are. */
export const SHOWN_OPTIONS = DRAWN.options;

/** Without case and accents, so that "Malmo" finds "Malmö". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const folded = new WeakMap<readonly Option[], readonly string[]>();

/** Folding thousands of options is slow enough to do it once. */
function foldedOptions(options: readonly Option[]): readonly string[] {
  const known = folded.get(options);
  if (known) return known;
  const fresh = options.map(({ label, value }) => fold(`${label}\n${String(value)}`));
  folded.set(options, fresh);
  return fresh;
}

/** Indices of the options that contain a text in their label or value; all of them for no text. */
export function matching(options: readonly Option[], query: string): readonly number[] {
  const wanted = fold(query.trim());
  const all = options.map((_, index) => index);
  if (wanted === '') return all;
  const texts = foldedOptions(options);
  return all.filter((index) => texts[index]?.includes(wanted));
}

/** The text of a search box: the label of the chosen option, or what was typed. */
export function boxText(options: readonly Option[], entry: number | string | null): string {
  return typeof entry === 'number' ? (options[entry]?.label ?? '') : (entry ?? '');
}

/** The entry for a text: the option of that name, else the text itself. */
export function entryFor(options: readonly Option[], text: string): number | string | null {
  if (text === '') return null;
  const index = options.findIndex(({ label }) => label === text);
  return index >= 0 ? index : text;
}
