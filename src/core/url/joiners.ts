const VIRAMA =
  '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u0E3A\\u0EBA\\u0F84\\u1039\\u103A\\u17D2]';

/** Arabic letters that join the one before them, and those of them that join the next one, too. */
const JOINS_BEFORE = '(?![\\u0621\\u0640\\u0674\\u06E5\\u06E6])(?=\\p{L})[\\u0620-\\u06FF]';
const JOINS_BOTH = `(?![\\u0622-\\u0625\\u0627\\u0629\\u062F-\\u0632\\u0648\\u0671-\\u0677\\u0688-\\u0699\\u06C0\\u06C3-\\u06CB\\u06CD\\u06CF\\u06D2-\\u06D5\\u06EE\\u06EF])${JOINS_BEFORE}`;

const AFTER_VIRAMA = new RegExp(`(${VIRAMA})[\\u200C\\u200D]`, 'gu');
const BETWEEN_ARABIC = new RegExp(
  `(${JOINS_BOTH}\\p{Mn}*)\\u200C(?=\\p{Mn}*${JOINS_BEFORE})`,
  'gu',
);

/**
 * A joiner where it changes nothing that one sees (RFC 5892, appendix A.1 and A.2, for the scripts in common use).
 * Chromium does not look at that.
 */
export function hasStrayJoiner(label: string): boolean {
  return /[\u200C\u200D]/.test(
    label.replaceAll(AFTER_VIRAMA, '$1').replaceAll(BETWEEN_ARABIC, '$1'),
  );
}
