import { people } from './people.js';
import type { Rule } from './rule.js';
import { urls } from './urls.js';
import { wire } from './wire.js';

export type { Proof, Rule } from './rule.js';

/** All client rules of the three revisions, and what holds the kit to each. `rules.test.ts` checks that the tests exist. */
export const rules: readonly Rule[] = [...people, ...urls, ...wire];
