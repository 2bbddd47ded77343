import type { Option } from '../../core/index.js';

/** What stands in a box to search in: the chosen option, or what was typed and names none. */
export function boxText(options: readonly Option[], entry: number | string | null): string {
  return typeof entry === 'number' ? (options[entry]?.label ?? '') : (entry ?? '');
}

/** The entry for a text: the option of that name, else the text itself. */
export function entryFor(options: readonly Option[], text: string): number | string | null {
  if (text === '') return null;
  const index = options.findIndex(({ label }) => label === text);
  return index >= 0 ? index : text;
}
