import type { Address } from '../address.js';
import { isULabel } from '../idn.js';
import { RECOMMENDED_LETTER, WRITING_SYSTEMS } from '../scripts.js';

/** One label in letters that no writing system uses together. */
export function isMixedScript({ host }: Address): boolean {
  return host.unicode?.some((label) => isULabel(label) && mixesScripts(label)) ?? false;
}

/** A label without any letter of a recommended script is reported as restricted instead. */
function mixesScripts(label: string): boolean {
  return RECOMMENDED_LETTER.test(label) && !WRITING_SYSTEMS.some((system) => system.test(label));
}
