/** An untrusted JSON object. Read it with {@link own}: a name may be one of `Object.prototype`. */
export type Json = Readonly<Record<string, unknown>>;

/** True for a JSON object, not for an array or null. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own member, never an inherited one. */
export function own(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The names of the JSON types that a value can have. `integer` comes before `number`. */
export function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value !== 'number') return [typeof value];
  return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
}

/** Whether a value is of one of the types; undefined types are all types. */
export function isOfType(value: unknown, types: readonly string[] | undefined): boolean {
  return !types || typesOf(value).some((type) => types.includes(type));
}

/** No keywords at all. */
export const NOTHING: Json = {};

/** Whether two values say the same, whatever the order of their keys and wherever they are kept. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
