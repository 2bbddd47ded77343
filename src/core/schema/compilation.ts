import type { Notice } from '../model.js';
import type { Bound, NoticeCode } from '../notices.js';
import type { Json } from './json.js';

/** What one compilation carries along. */
export interface Compilation {
  /** Where local references start. */
  readonly root: Json;
  readonly notices: Notice[];
  /** UTF-16 units that references have led to so far. */
  expansion: number;
  /** Options of all fields so far. */
  options: number;
  /** UTF-16 units that may still be searched for secrets. */
  unread: number;
  /** Of the request; only where there is one property. */
  message?: string | undefined;
  /** The bound that the schema exceeds; the whole form is given up then. */
  beyond?: Bound;
}

/** A spot in the schema that is being read. */
export interface Place {
  readonly run: Compilation;
  /** Keys from the schema's root. */
  readonly path: readonly string[];
}

/** Why a property cannot be drawn. */
export class Refusal {
  constructor(readonly code: NoticeCode) {}
}

const MOST_NOTICES = 20_000;

/** The place of a value inside this one. */
export function into(place: Place, ...keys: readonly string[]): Place {
  return { run: place.run, path: [...place.path, ...keys] };
}

/** Records a notice at this place. */
export function note(
  place: Place,
  code: NoticeCode,
  facts?: Readonly<Record<string, unknown>>,
): void {
  const { notices } = place.run;
  if (notices.length >= MOST_NOTICES) return;
  const notice: Notice = { code, path: place.path };
  notices.push(facts ? Object.assign(notice, facts) : notice);
}

/** Records a notice about a keyword at this place. */
export function noteKeyword(place: Place, code: NoticeCode, keyword: string): void {
  note(into(place, keyword), code, { keyword });
}
