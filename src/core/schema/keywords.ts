import { own, type Json } from './json.js';
import { noteKeyword, type Place } from './compilation.js';

/** A number that a keyword states; anything else is on record and ignored. */
export function readNumber(keywords: Json, keyword: string, place: Place): number | undefined {
  const value = own(keywords, keyword);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  noteKeyword(place, 'keyword-malformed', keyword);
  return undefined;
}

/** A whole number from 0 up that a keyword states. */
export function readCount(keywords: Json, keyword: string, place: Place): number | undefined {
  const value = readNumber(keywords, keyword, place);
  if (value === undefined || (Number.isInteger(value) && value >= 0)) return value;
  noteKeyword(place, 'keyword-malformed', keyword);
  return undefined;
}

/** A string that a keyword states. */
export function readString(keywords: Json, keyword: string, place: Place): string | undefined {
  const value = own(keywords, keyword);
  if (value === undefined || typeof value === 'string') return value;
  noteKeyword(place, 'keyword-malformed', keyword);
  return undefined;
}

const LIMITS =
  'minLength maxLength format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(
    ' ',
  );

/** Whether a list of choices has limits beside it, which are not about the list. */
export function hasLimits(keywords: Json): boolean {
  return LIMITS.some((keyword) => own(keywords, keyword) !== undefined);
}
