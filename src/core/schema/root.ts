import { isObject, own, type Json } from './json.js';
import { unsupportedDialect } from '../../mcp/index.js';
import { CAPS, cleanLine } from '../text/clean.js';
import { into, note, noteKeyword, Refusal, type Place } from './compilation.js';
import { simplify } from './simplify.js';

/** The object that is asked for. */
export interface Root {
  readonly properties: Json;
  readonly required: ReadonlySet<string>;
  /** Where the properties are. */
  readonly path: readonly string[];
}

/** Reads the schema as a whole. Refused where no object could be an answer, or the properties are not a map. */
export function readRoot(place: Place): Root | Refusal {
  const { root } = place.run;
  const dialect = unsupportedDialect(root);
  if (dialect !== undefined) return refuseDialect(dialect, place);
  noteDialect(root, place);
  noteRootKeywords(root, place);
  const simple = simplify(withoutConditions(root), place);
  if (simple instanceof Refusal) return simple;
  const { keywords, types } = simple;
  if (!types?.includes('object')) noteKeyword(place, 'root-type', 'type');
  if (types && !types.includes('object')) return new Refusal('root-type');
  const properties = readProperties(keywords, place);
  if (properties instanceof Refusal) return properties;
  return { properties, required: readRequired(keywords, place), path: ['properties'] };
}

/** Where there are none, some SDKs leave them out, or write null or an empty list. */
function readProperties(keywords: Json, place: Place): Json | Refusal {
  const properties = own(keywords, 'properties');
  if (isObject(properties)) return properties;
  const isNone = properties === undefined || properties === null || isEmptyList(properties);
  noteKeyword(place, isNone ? 'properties-missing' : 'keyword-malformed', 'properties');
  return isNone ? {} : new Refusal('keyword-malformed');
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Unions at the root that only say which answers go together are left to the server. */
function withoutConditions(root: Json): Json {
  const idle = ['anyOf', 'oneOf'].filter((keyword) => !hasForm(own(root, keyword)));
  return idle.every((keyword) => !Object.hasOwn(root, keyword))
    ? root
    : Object.fromEntries(Object.entries(root).filter(([keyword]) => !idle.includes(keyword)));
}

function hasForm(branches: unknown): boolean {
  const list: readonly unknown[] = Array.isArray(branches) ? branches : [];
  return list.some(
    (branch) => isObject(branch) && FORM_KEYWORDS.some((keyword) => Object.hasOwn(branch, keyword)),
  );
}

const FORM_KEYWORDS = ['properties', '$ref', 'allOf', 'anyOf', 'oneOf'];

const DIALECT = /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/;

function refuseDialect(dialect: string, place: Place): Refusal {
  const words = { keyword: '$schema', dialect: cleanLine(dialect, CAPS.title) };
  note(into(place, '$schema'), 'dialect-unsupported', words);
  return new Refusal('dialect-unsupported');
}

function noteDialect(root: Json, place: Place): void {
  const dialect = own(root, '$schema');
  if (dialect === undefined || (typeof dialect === 'string' && DIALECT.test(dialect))) return;
  noteKeyword(place, 'dialect', '$schema');
}

const ROOT_KEYWORDS: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  '$schema',
  '$ref',
  'allOf',
  '$defs',
  'definitions',
]);

function noteRootKeywords(root: Json, place: Place): void {
  for (const keyword of Object.keys(root).toSorted())
    if (!ROOT_KEYWORDS.has(keyword)) noteKeyword(place, 'root-keyword', keyword);
}

function readRequired(keywords: Json, place: Place): ReadonlySet<string> {
  const required = own(keywords, 'required');
  if (required === undefined) return new Set();
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  if (!Array.isArray(required) || names.length < required.length)
    noteKeyword(place, 'required-malformed', 'required');
  return new Set(names);
}
