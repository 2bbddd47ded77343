import { noteKeyword } from './compilation.js';
import type { Place } from './compilation.js';
import type { Simple } from './simplify.js';

/** The keywords of one property, and where they are. */
interface Source extends Pick<Simple, 'keywords'> {
  readonly place: Place;
}

const ALWAYS = 'title description type default $ref allOf anyOf oneOf enum const enumNames';

/** Keywords that are read, by the type that was settled on; undefined for a list of choices. */
const READ: ReadonlyMap<string | undefined, ReadonlySet<string>> = new Map([
  [undefined, words(ALWAYS)],
  ['boolean', words(ALWAYS)],
  ['string', words(`${ALWAYS} minLength maxLength format`)],
  ['number', words(`${ALWAYS} minimum maximum format`)],
  ['integer', words(`${ALWAYS} minimum maximum format`)],
  ['array', words(`${ALWAYS} items minItems maxItems`)],
]);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Standard keywords outside the protocol's subset that are honoured all the same. */
const EXTRA: ReadonlyMap<string, readonly string[]> = new Map([
  ['pattern', ['string']],
  ['exclusiveMinimum', ['number', 'integer']],
  ['exclusiveMaximum', ['number', 'integer']],
  ['multipleOf', ['number', 'integer']],
  ['uniqueItems', ['array']],
  ['examples', ['string', 'number', 'integer']],
  ['allowCustom', ['string']],
  ['x-mcp-file', ['string']],
]);

/** Records keywords that are ignored (`keyword-ignored`), and keywords outside the protocol that are honoured (`constraint-extra`). */
export function noteUnread({ keywords, place }: Source, type: string | undefined): void {
  const read = READ.get(type);
  const unread = Object.keys(keywords).filter((keyword) => !read?.has(keyword));
  for (const keyword of unread.toSorted()) {
    const honoured = type !== undefined && EXTRA.get(keyword)?.includes(type);
    noteKeyword(place, honoured ? 'constraint-extra' : 'keyword-ignored', keyword);
  }
}
