import type { Source } from '../fields/base.js';
import { noteKeyword } from './place.js';

const ALWAYS = [
  'title',
  'description',
  'type',
  'default',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  'enumNames',
];
const LENGTHS = ['minLength', 'maxLength', 'format'];
const LIMITS = ['minimum', 'maximum', 'format'];
const ITEMS = ['items', 'minItems', 'maxItems'];

/** Keywords that are read, by the type that was settled on; undefined stands for a list of choices. */
const READ: ReadonlyMap<string | undefined, ReadonlySet<string>> = new Map([
  [undefined, new Set(ALWAYS)],
  ['boolean', new Set(ALWAYS)],
  ['string', new Set([...ALWAYS, ...LENGTHS])],
  ['number', new Set([...ALWAYS, ...LIMITS])],
  ['integer', new Set([...ALWAYS, ...LIMITS])],
  ['array', new Set([...ALWAYS, ...ITEMS])],
]);

/** Standard keywords outside the protocol's subset that are honoured all the same. */
const EXTRA: ReadonlyMap<string, readonly string[]> = new Map([
  ['pattern', ['string']],
  ['exclusiveMinimum', ['number', 'integer']],
  ['exclusiveMaximum', ['number', 'integer']],
  ['multipleOf', ['number', 'integer']],
  ['uniqueItems', ['array']],
]);

/** Puts on record every keyword that has no say here, and those that have one although the protocol has no such keyword. */
export function noteUnread({ keywords, place }: Source, type: string | undefined): void {
  const read = READ.get(type);
  for (const keyword of Object.keys(keywords)) {
    if (read?.has(keyword)) continue;
    const honoured = type !== undefined && EXTRA.get(keyword)?.includes(type);
    noteKeyword(place, honoured ? 'constraint-extra' : 'keyword-ignored', keyword);
  }
}
