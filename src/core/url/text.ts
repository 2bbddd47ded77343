import type { UrlReason } from './report.js';
import { readWritten } from './written.js';

/** UTF-16 units. Longer ones are not looked at. */
export const MAX_LENGTH = 65_536;

// The parser strips or rewrites these, so that what was sent is not what would open.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

// What a person cannot see, or what reorders the rest. The joiners are ordinary in Persian or Hindi words.
const HIDDEN =
  /(?![ \u200C\u200D])[\p{Z}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\uFFF9-\uFFFB]/u;
const JOINER = /[\u200C\u200D]/;

export interface UrlText {
  ok: true;
  /** Without the spaces around it. */
  text: string;
  trimmed: boolean;
}

/** The characters of the address, or why they are not looked at any further. */
export function readText(url: unknown): UrlText | { ok: false; reasons: readonly UrlReason[] } {
  if (typeof url !== 'string') return { ok: false, reasons: ['invalid_url'] };
  if (url.length > MAX_LENGTH) return { ok: false, reasons: ['too_long'] };
  const text = withoutOuterSpaces(url);
  if (text === '') return { ok: false, reasons: ['invalid_url'] };
  const reasons = characterReasons(text);
  return reasons.length > 0
    ? { ok: false, reasons }
    : { ok: true, text, trimmed: text.length < url.length };
}

function characterReasons(text: string): UrlReason[] {
  const hidden = HIDDEN.test(text) || JOINER.test(readWritten(text).authority);
  return [
    ...(hidden ? (['hidden_chars'] as const) : []),
    ...(UNSAFE.test(text) ? (['unsafe_chars'] as const) : []),
  ];
}

/** Not `/ +$/`, which is quadratic on a long run of spaces inside. */
function withoutOuterSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}
