import type { Field, Suggested } from '../model.js';
import { own, type Json } from '../schema/json.js';
import type { Place } from '../schema/compilation.js';
import type { Simple } from '../schema/simplify.js';
import { cleanLine } from '../text/clean.js';

/** What all kinds of field share, settled before the kind is. */
export type Base = Pick<Field, 'id' | 'name' | 'label' | 'hint' | 'required'>;

/** What a field is compiled from. */
export interface Source extends Simple {
  readonly base: Base;
  readonly place: Place;
}

/** Completes `base` in place and returns it: copying it would take most of the time of compiling. */
export function complete<const T extends object>(base: Base, rest: T): Base & T {
  return Object.assign(base, rest);
}

/** Keeps a default that cannot be filled in, so that the person can still read it. */
export function suggest(
  field: { suggested?: Suggested },
  value: unknown,
  reason: Suggested['reason'] = 'unusable',
  more: Pick<Suggested, 'date' | 'time' | 'entry'> = {},
): void {
  const words = [value].flat().filter((word) => isScalar(word));
  const text = cleanLine(words.map(String).join(', '), LONGEST_SUGGESTION);
  if (text !== '') field.suggested = { text, reason, ...more };
}

/** Code points that are shown of it. */
const LONGEST_SUGGESTION = 200;

const MOST_EXAMPLES = 3;

/** A few of the server's examples, each on one line. */
export function readExamples(keywords: Json): readonly string[] | undefined {
  const examples = own(keywords, 'examples');
  const list: readonly unknown[] = Array.isArray(examples) ? examples.slice(0, MOST_EXAMPLES) : [];
  const words = list.filter(isScalar).map((word) => cleanLine(String(word), LONGEST_EXAMPLE));
  const seen = words.filter((word) => word !== '');
  return seen.length > 0 ? seen : undefined;
}

/** In code points. A longer text would separate the label from the control. */
const LONGEST_EXAMPLE = 60;

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** Gives the field what the schema states; absent stays absent, in JSON as in memory. */
export function setIfDefined<F extends object, K extends keyof F>(
  field: F,
  key: K,
  value: F[K],
): void {
  if (value !== undefined) field[key] = value;
}
