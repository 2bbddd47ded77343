import type { Address } from '../address.js';

const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** The direction controls of Unicode, percent-encoded in UTF-8. */
const BIDI_CONTROL = /%d8%9c|%e2%80%(?:8[ef]|a[a-e])|%e2%81%a[6-9]/i;

/** A line break in a query is common text; in a path it is an injection. */
export function hasEncodedControls({ url }: Address): boolean {
  return CONTROL.test(url.pathname) || BIDI_CONTROL.test(url.href);
}
