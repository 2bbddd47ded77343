import { bothAllow } from './choices.js';
import { isObject, NOTHING, own, type Json } from './json.js';
import { noteKeyword, type Place } from './place.js';
import type { Simple } from './simplify.js';

/** All parts at once: the first word counts for annotations, the tightest for limits. */
export function merge(parts: readonly Simple[], place: Place): Simple {
  const [first, ...more] = parts;
  if (!first) return { keywords: NOTHING };
  return more.reduce((a, b) => mergeTwo(a, b, place), first);
}

function mergeTwo(a: Simple, b: Simple, place: Place): Simple {
  const choices =
    a.choices && b.choices ? bothAllow(a.choices, b.choices) : (a.choices ?? b.choices);
  return {
    keywords: mergeKeywords(a.keywords, b.keywords, place),
    types: a.types && b.types ? bothTypes(a.types, b.types) : (a.types ?? b.types),
    choices,
  };
}

function bothTypes(a: readonly string[], b: readonly string[]): readonly string[] {
  const common = a.filter(
    (type) => b.includes(type) || (type === 'integer' && b.includes('number')),
  );
  const narrowed = b.includes('integer') && a.includes('number') && !a.includes('integer');
  return narrowed ? [...common.filter((type) => type !== 'number'), 'integer'] : common;
}

const TIGHTEST: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['minimum', Math.max],
  ['exclusiveMinimum', Math.max],
  ['minLength', Math.max],
  ['minItems', Math.max],
  ['maximum', Math.min],
  ['exclusiveMaximum', Math.min],
  ['maxLength', Math.min],
  ['maxItems', Math.min],
]);

/** Read already, or without effect on what is valid. */
const SETTLED: ReadonlySet<string> = new Set(
  'type enum enumNames const $ref allOf anyOf oneOf $defs definitions title description default examples $comment'.split(
    ' ',
  ),
);

function mergeKeywords(a: Json, b: Json, place: Place): Json {
  if (b === NOTHING) return a;
  const merged = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    if (!merged.has(key)) merged.set(key, value);
    else if (!SETTLED.has(key)) merged.set(key, tighter(key, own(a, key), value, place));
  }
  return Object.fromEntries(merged);
}

function tighter(key: string, a: unknown, b: unknown, place: Place): unknown {
  if (key === 'uniqueItems') return a === true || b === true;
  if (key === 'required' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (key === 'properties' && isObject(a) && isObject(b)) return mergeMaps(a, b);
  const tightest = TIGHTEST.get(key);
  if (tightest && typeof a === 'number' && typeof b === 'number') return tightest(a, b);
  if (a !== b) noteKeyword(place, 'keyword-ignored', key);
  return a;
}

/** Properties of the same name have to be what both say. */
function mergeMaps(a: Json, b: Json): Json {
  const merged = new Map(Object.entries(a));
  for (const [name, schema] of Object.entries(b))
    merged.set(name, merged.has(name) ? { allOf: [merged.get(name), schema] } : schema);
  return Object.fromEntries(merged);
}
