import { isObject, own, type Json } from './json.js';
import type { Refusal } from './compilation.js';
import type { Simple } from './simplify.js';

/** The one box into which any of these branches can be typed; undefined where there are no two of the kind. */
export function typedTogether(
  keyword: 'anyOf' | 'oneOf',
  all: readonly (Simple | Refusal)[],
): Simple | undefined {
  const branches = all.filter(isSimple).filter(isTyped);
  // A branch that could not be read may fit as well, and then `oneOf` would not hold.
  if (keyword === 'oneOf' && branches.length < all.filter((one) => !isOtherType(one)).length)
    return undefined;
  const written = branches.filter(({ choices }) => !choices);
  if (branches.length < 2 || written.length === 0) return undefined;
  const exactly = keyword === 'oneOf';
  return {
    keywords: common(branches),
    types: [...new Set(branches.flatMap(typesOfBranch))],
    alternatives: { branches: branches.flatMap(flat), exactly },
  };
}

/** A union within a union. */
function flat(branch: Simple): readonly Simple[] {
  return branch.alternatives?.branches ?? [branch];
}

function isSimple(branch: Simple | Refusal): branch is Simple {
  return 'keywords' in branch;
}

/** What is neither text nor number can never be what was typed. */
function isOtherType(branch: Simple | Refusal): boolean {
  return isSimple(branch) && typesOfBranch(branch).every((type) => !TYPED.includes(type));
}

const TYPED: readonly string[] = ['string', 'number', 'integer'];

function isTyped(branch: Simple): boolean {
  const types = typesOfBranch(branch);
  return types.length > 0 && types.every((type) => TYPED.includes(type));
}

/** Where no type is said, anything fits, and text is what says most. */
function typesOfBranch({ types, choices, keywords }: Simple): readonly string[] {
  if (choices) {
    const kinds = choices.map(({ value }) => typeof value);
    return types ? types.filter((type) => TYPED.includes(type)) : [...new Set<string>(kinds)];
  }
  if (types) return types;
  return Object.hasOwn(keywords, 'properties') ? ['object'] : ['string'];
}

/** Words of all branches, and the limits that each of them has. */
function common(branches: readonly Simple[]): Json {
  const all = branches.map(({ keywords }) => keywords);
  const found = [
    ['title', distinct(all, 'title').join(' / ')],
    ['description', distinct(all, 'description').join('\n')],
    ['default', all.map((one) => own(one, 'default')).find((value) => value != null)],
    ...LOWEST.map((key) => [key, extreme(branches, key, Math.min)]),
    ...HIGHEST.map((key) => [key, extreme(branches, key, Math.max)]),
    ...SAME.map((key) => [key, same(branches, key)]),
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''));
}

function distinct(all: readonly Json[], key: string): readonly string[] {
  const words = all.map((one) => own(one, key)).filter((word) => typeof word === 'string');
  return [...new Set(words)];
}

const LOWEST = ['minLength', 'minimum'];
const HIGHEST = ['maxLength', 'maximum'];
const SAME = ['format', 'pattern', 'multipleOf'];

/** The weakest limit; none where one branch has none, as a list of values has. */
function extreme(
  branches: readonly Simple[],
  key: string,
  pick: (...numbers: number[]) => number,
): number | undefined {
  const numbers = branches
    .map(({ keywords, choices }) => (choices ? undefined : own(keywords, key)))
    .filter((value) => typeof value === 'number');
  return numbers.length === branches.length ? pick(...numbers) : undefined;
}

function same(branches: readonly Simple[], key: string): unknown {
  const [first, ...more] = branches.map(({ keywords, choices }) =>
    choices ? undefined : own(keywords, key),
  );
  return more.every((value) => value === first) && !isObject(first) ? first : undefined;
}
