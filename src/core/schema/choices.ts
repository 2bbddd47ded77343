import { isObject, own, typesOf, type Json } from './json.js';
import { note, noteKeyword, type Place } from './compilation.js';

/** A value that the schema allows by name, before anyone asked whether a form can send it. */
export interface Choice {
  readonly value: unknown;
  readonly label?: unknown;
  readonly description?: unknown;
}

/** The choices that `enum` and `const` state; undefined where they state none. */
export function readChoices(schema: Json, place: Place): readonly Choice[] | undefined {
  const listed = readEnum(schema, place);
  if (!Object.hasOwn(schema, 'const')) return listed;
  noteKeyword(place, 'const', 'const');
  const only: readonly Choice[] = [{ value: schema['const'] }];
  return listed ? bothAllow(listed, only) : only;
}

function readEnum(schema: Json, place: Place): readonly Choice[] | undefined {
  const values = own(schema, 'enum');
  if (values === undefined) return undefined;
  if (!Array.isArray(values)) {
    noteKeyword(place, 'keyword-malformed', 'enum');
    return undefined;
  }
  const labels = readLabels(schema, values.length, place);
  return values.map((value, i) => ({ value, label: labels?.[i] }));
}

/** `enumNames` speak of `enum` as it was written; a list of another length would name the wrong values. */
function readLabels(schema: Json, count: number, place: Place): readonly unknown[] | undefined {
  const names = own(schema, 'enumNames');
  if (names === undefined) return undefined;
  if (Array.isArray(names) && names.length === count) {
    noteKeyword(place, 'enum-legacy-names', 'enumNames');
    return names;
  }
  noteKeyword(place, 'enum-names-length', 'enumNames');
  return undefined;
}

/** Null is never an answer: an unanswered property is an absent key. */
export function withoutNull(
  choices: readonly Choice[] | undefined,
  place: Place,
): readonly Choice[] | undefined {
  if (!choices?.some(({ value }) => value === null)) return choices;
  note(place, 'nullable');
  return choices.filter(({ value }) => value !== null);
}

/** The choices that both lists allow. */
export function bothAllow(a: readonly Choice[], b: readonly Choice[]): readonly Choice[] {
  const others = new Map(b.filter(isScalar).map((choice) => [choice.value, choice]));
  return a.flatMap((choice) => {
    const other = others.get(choice.value);
    if (!other) return [];
    return choice.label === undefined ? other : choice;
  });
}

/** What is not cannot be sent, and would be compared by identity. */
function isScalar({ value }: Choice): boolean {
  return typeof value !== 'object';
}

/** A branch like `{ "const": "mon", "title": "Monday" }`, the only kind that long lists have. */
export function readConstBranch(branch: unknown): Choice | undefined {
  if (!isObject(branch) || !Object.hasOwn(branch, 'const')) return undefined;
  for (const key of Object.keys(branch)) if (!CONST_BRANCH.has(key)) return undefined;
  const value = branch['const'];
  const type = own(branch, 'type');
  if (type !== undefined && !typesOf(value).some((name) => name === type)) return undefined;
  return { value, label: own(branch, 'title'), description: own(branch, 'description') };
}

const CONST_BRANCH: ReadonlySet<string> = new Set(['const', 'title', 'description', 'type']);
