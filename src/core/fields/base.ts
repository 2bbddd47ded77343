import type { Field } from '../model.js';
import type { Place } from '../schema/place.js';
import type { Simple } from '../schema/simplify.js';

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

/** Gives the field what the schema states; absent stays absent, in JSON as in memory. */
export function state<F extends object, K extends keyof F>(field: F, key: K, value: F[K]): void {
  if (value !== undefined) field[key] = value;
}
