import type { Field, Suggested } from '../model.js';
import type { Place } from '../schema/place.js';
import type { Simple } from '../schema/simplify.js';
import { CAPS, cleanLine } from '../text/clean.js';

/** What all kinds of field share, settled before the kind is. */
export type Base = Pick<Field, 'id' | 'name' | 'label' | 'hint' | 'required'>;

/** What a field is compiled from. */
export interface Source extends Simple {
  readonly base: Base;
  readonly place: Place;
}

/** The base becomes the field: copying is what compiling would cost most. */
export function complete<const T extends object>(base: Base, rest: T): Base & T {
  return Object.assign(base, rest);
}

/** Keeps a default that cannot be filled in, so that the person can still read it. */
export function suggest(
  field: { suggested?: Suggested },
  value: unknown,
  reason: Suggested['reason'] = 'unusable',
  boxes: Pick<Suggested, 'date' | 'time'> = {},
): void {
  const words = [value].flat().filter((word) => isScalar(word));
  const text = cleanLine(words.map(String).join(', '), CAPS.option);
  if (text !== '') field.suggested = { text, reason, ...boxes };
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Gives the field what the schema states; absent stays absent, in JSON as in memory. */
export function state<F extends object, K extends keyof F>(field: F, key: K, value: F[K]): void {
  if (value !== undefined) field[key] = value;
}
