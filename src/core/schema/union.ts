import { readConstBranch, type Choice } from './choices.js';
import { isObject, isOfType, NOTHING, own, typesOf } from './json.js';
import { hasLimits } from './keywords.js';
import { into, note, Refusal, type Place } from './compilation.js';
import { typedTogether } from './typed.js';
import { simplify, type Chain, type Simple } from './simplify.js';

interface Sorted {
  /** Branches that allow single values: together they are a list of options. */
  readonly choices: Choice[];
  /** The branches with several of them. */
  readonly lists: Simple[];
  readonly others: (Simple | Refusal)[];
}

/** A union without its null: a list of options, its one real branch, or the first that a form can draw. */
export function simplifyUnion(
  keyword: 'anyOf' | 'oneOf',
  branches: readonly unknown[],
  place: Place,
  chain: Chain,
): Simple | Refusal {
  const { choices, lists, others } = sort(branches, place, chain);
  const [first, ...more] = others;
  const list = lists.find((one) => isSame(one.choices ?? [], choices));
  if (!first && list) return list; // the only branch: its words and its default count too
  if (!first) return { keywords: NOTHING, choices };
  if (more.length === 0 && choices.length === 0) return first;
  note(place, 'union');
  return choose(keyword, choices, others);
}

function sort(branches: readonly unknown[], place: Place, chain: Chain): Sorted {
  const sorted: Sorted = { choices: [], lists: [], others: [] };
  let nullable = false;
  for (const [i, branch] of branches.entries()) {
    if (isNull(branch)) nullable = true;
    else sortBranch(branch, sorted, into(place, String(i)), chain);
    if (place.run.beyond) break;
  }
  if (nullable) note(place, 'nullable');
  return sorted;
}

function isSame(a: readonly Choice[], b: readonly Choice[]): boolean {
  return a.length === b.length && a.every((choice, i) => choice === b[i]);
}

function isNull(branch: unknown): boolean {
  if (!isObject(branch)) return false;
  const values = own(branch, 'enum');
  const onlyNull = Array.isArray(values) && values.length === 1 && values[0] === null;
  return own(branch, 'type') === 'null' || own(branch, 'const') === null || onlyNull;
}

function sortBranch(
  branch: unknown,
  { choices, lists, others }: Sorted,
  place: Place,
  chain: Chain,
): void {
  const choice = readConstBranch(branch);
  if (choice) {
    choices.push(choice);
    return;
  }
  const simple = simplify(branch, place, chain);
  if (simple instanceof Refusal || !simple.choices || hasLimits(simple.keywords)) {
    others.push(simple);
    return;
  }
  if (simple.choices.length > 1) lists.push(simple);
  for (const one of withTitle(simple, simple.choices)) choices.push(one);
}

/** The title of a branch with one value is that option's label. */
function withTitle({ keywords, types }: Simple, choices: readonly Choice[]): readonly Choice[] {
  const possible = choices.filter(({ value }) => isOfType(value, types));
  const [only, ...more] = possible;
  if (!only || more.length > 0) return possible;
  const label = only.label ?? own(keywords, 'title');
  return [{ value: only.value, label, description: own(keywords, 'description') }];
}

/**
 * Several real branches: what can be typed goes into one box, which takes what fits any of them. Without two of those
 * the first branch that can be drawn: what fits it fits `anyOf`; `oneOf` also asks that no other branch fits, so there
 * the others must be of other types.
 */
function choose(
  keyword: 'anyOf' | 'oneOf',
  choices: readonly Choice[],
  others: readonly (Simple | Refusal)[],
): Simple | Refusal {
  const listed: Simple = {
    keywords: {},
    choices,
    types: [...new Set(choices.flatMap(({ value }) => typesOf(value)))],
  };
  const all = choices.length > 0 ? [...others, listed] : others;
  const together = typedTogether(keyword, all);
  if (together) return together;
  const chosen = all.find((branch) => !(branch instanceof Refusal) && isDrawable(branch));
  if (!chosen || chosen instanceof Refusal) return new Refusal('union');
  const clear =
    keyword === 'anyOf' || all.every((other) => other === chosen || areDisjoint(chosen, other));
  return clear ? chosen : new Refusal('union');
}

const SCALARS = ['string', 'number', 'integer', 'boolean'];
const LISTING = ['enum', 'anyOf', 'oneOf', '$ref', 'const', 'allOf'];

function isDrawable({ types, keywords }: Simple): boolean {
  if (!types) return !Object.hasOwn(keywords, 'properties');
  if (types.some((type) => SCALARS.includes(type))) return true;
  const items = own(keywords, 'items');
  return (
    types.includes('array') && isObject(items) && LISTING.some((key) => Object.hasOwn(items, key))
  );
}

function areDisjoint(a: Simple, b: Simple | Refusal): boolean {
  if (b instanceof Refusal || !a.types || !b.types) return false;
  const types = new Set(a.types.map(widen));
  return !b.types.some((type) => types.has(widen(type)));
}

const widen = (type: string): string => (type === 'integer' ? 'number' : type);
