import { bothAllow } from './choices.js';
import { isObject, isSameJson, NOTHING, type Json } from './json.js';
import { noteKeyword, type Place } from './compilation.js';
import type { Simple } from './simplify.js';

/** All parts at once: the first word counts for annotations, the tightest for limits. */
export function merge(parts: readonly Simple[], place: Place): Simple {
  const [first, ...more] = parts;
  if (!first) return { keywords: NOTHING };
  if (more.length === 0) return first;
  return {
    keywords: mergeKeywords(parts, place),
    types: fold(parts, ({ types }) => types, bothTypes),
    choices: fold(parts, ({ choices }) => choices, bothAllow),
    alternatives: parts.find(({ alternatives }) => alternatives)?.alternatives,
  };
}

/** From the right, so that each list is looked at once, however often one of them repeats a value. */
function fold<T>(
  parts: readonly Simple[],
  read: (part: Simple) => T | undefined,
  both: (a: T, b: T) => T,
): T | undefined {
  return parts.map(read).reduceRight((b, a) => (a && b ? both(a, b) : (a ?? b)), undefined);
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

function mergeKeywords(parts: readonly Simple[], place: Place): Json {
  const [first = NOTHING, ...more] = parts
    .map(({ keywords }) => keywords)
    .filter((keywords) => keywords !== NOTHING);
  if (more.length === 0) return first;
  const merged = Array.from(gather([first, ...more]), ([key, values]) => {
    const settled = SETTLED.has(key) || values.length === 1;
    return [key, settled ? values[0] : together(key, values, place)] as const;
  });
  return Object.fromEntries(merged);
}

/** All that is said under each key, in one pass: there may be as many parts as a schema has room for. */
function gather(objects: readonly Json[]): ReadonlyMap<string, unknown[]> {
  const gathered = new Map<string, unknown[]>();
  for (const object of objects)
    for (const [key, value] of Object.entries(object)) {
      const values = gathered.get(key);
      if (values) values.push(value);
      else gathered.set(key, [value]);
    }
  return gathered;
}

function together(key: string, values: readonly unknown[], place: Place): unknown {
  if (key === 'uniqueItems') return values.includes(true);
  if (key === 'required' && values.every(Array.isArray)) return values.flat();
  if (key === 'properties' && values.every(isObject)) return mergeMaps(values);
  return values.reduce((a, b) => tighter(key, a, b, place));
}

function tighter(key: string, a: unknown, b: unknown, place: Place): unknown {
  const tightest = TIGHTEST.get(key);
  if (tightest && typeof a === 'number' && typeof b === 'number') return tightest(a, b);
  if (!isSameJson(a, b)) noteKeyword(place, 'keyword-ignored', key);
  return a;
}

/** Properties of the same name have to be what all say. */
function mergeMaps(maps: readonly Json[]): Json {
  const merged = Array.from(gather(maps), ([name, schemas]) => {
    const [first, ...more] = schemas;
    return [name, more.length === 0 ? first : { allOf: schemas }] as const;
  });
  return Object.fromEntries(merged);
}
