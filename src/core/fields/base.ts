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

/** The same without members that are undefined: absent is absent, in JSON as in memory. */
export function present<T extends object>(object: T): T {
  for (const key of Object.keys(object) as (keyof T)[])
    if (object[key] === undefined) delete object[key];
  return object;
}
