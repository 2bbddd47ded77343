import { readChoices, withoutNull, type Choice } from './choices.js';
import { isObject, own, type Json } from './json.js';
import { merge } from './merge.js';
import { into, note, noteKeyword, Refusal, type Place } from './compilation.js';
import { follow } from './reference.js';
import { simplifyUnion } from './union.js';

/** What a schema says once references, `allOf` and unions are resolved and null is dropped. */
export interface Simple {
  readonly keywords: Json;
  /** Undefined: any type. */
  readonly types?: readonly string[];
  /** Undefined: any value of the types. */
  readonly choices?: readonly Choice[];
  /** The branches of a union that can be typed into one box; the rest of this is what all of them have in common. */
  readonly alternatives?: Alternatives;
}

/** What is typed must fit one of these, and no second one where `exactly` says so (`oneOf`). */
interface Alternatives {
  readonly branches: readonly Simple[];
  readonly exactly: boolean;
}

/** The references on the way to here. */
export type Chain = readonly string[];

/** Resolves what is not written out plainly. Nothing after this sees `$ref`, `allOf`, `anyOf` or `oneOf`. */
export function simplify(schema: unknown, place: Place, chain: Chain = []): Simple | Refusal {
  if (schema === true) return { keywords: {} };
  if (!isObject(schema)) return new Refusal('property-unsupported');
  const parts: Simple[] = [readPlain(schema, place)];
  for (const read of [readReference, readAllOf, readUnions]) {
    const more = read(schema, place, chain);
    if (more instanceof Refusal) return more;
    for (const part of more) parts.push(part); // too many for one call
  }
  return merge(parts, place);
}

function readPlain(schema: Json, place: Place): Simple {
  const choices = withoutNull(readChoices(schema, place), place);
  return { keywords: schema, types: readTypes(schema, place), choices };
}

function readTypes(schema: Json, place: Place): readonly string[] | undefined {
  const type = own(schema, 'type');
  if (type === undefined) return undefined;
  if (typeof type === 'string') return type === 'null' ? [] : [type];
  if (!Array.isArray(type)) {
    noteKeyword(place, 'keyword-malformed', 'type');
    return undefined;
  }
  if (type.includes('null')) noteKeyword(place, 'nullable', 'type');
  return [...new Set(type)].filter((name) => JSON_TYPES.has(name));
}

/** Null apart. Others say nothing, and there could be thousands to compare. */
const JSON_TYPES: ReadonlySet<unknown> = new Set(
  'string number integer boolean array object'.split(' '),
);

type Parts = readonly Simple[] | Refusal;

function readReference(schema: Json, place: Place, chain: Chain): Parts {
  const reference = own(schema, '$ref');
  if (reference === undefined) return [];
  if (reference === null) {
    noteKeyword(place, 'keyword-malformed', '$ref'); // some SDKs write what is not set as null
    return [];
  }
  const found = typeof reference === 'string' ? follow(reference, place, chain) : undefined;
  if (!found) {
    noteKeyword(place, 'reference-unresolved', '$ref');
    return new Refusal('reference-unresolved');
  }
  noteKeyword(place, 'reference', '$ref');
  const { target, path } = found;
  const simple = simplify(target, { run: place.run, path }, [...chain, found.reference]);
  return simple instanceof Refusal ? simple : [simple];
}

function readAllOf(schema: Json, place: Place, chain: Chain): Parts {
  const branches = own(schema, 'allOf');
  if (branches === undefined) return [];
  if (!Array.isArray(branches)) {
    noteKeyword(place, 'keyword-malformed', 'allOf');
    return [];
  }
  noteKeyword(place, 'all-of', 'allOf');
  const parts: Simple[] = [];
  for (const [i, branch] of branches.entries()) {
    const part = simplify(branch, into(place, 'allOf', String(i)), chain);
    if (part instanceof Refusal) return part;
    parts.push(part);
  }
  return parts;
}

function readUnions(schema: Json, place: Place, chain: Chain): Parts {
  const parts: Simple[] = [];
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = own(schema, keyword);
    if (branches === undefined) continue;
    if (!Array.isArray(branches)) {
      note(into(place, keyword), 'keyword-malformed', { keyword });
      continue;
    }
    const part = simplifyUnion(keyword, branches, into(place, keyword), chain);
    if (part instanceof Refusal) return part;
    parts.push(part);
  }
  return parts;
}
