const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** One kind of mark between groups, and three digits in the last (`1,234,567`, `12,34,567`). */
const GROUPED = /^([+-]?\d{1,3}(?=([,.\s'’_٬]))(?:\2\d{2,3})*\2\d{3})(?:([.,٫])(\d+))?$/;

/** What a person typed as a decimal number that JSON can write, or why it is none. */
export type NumberText =
  | { readonly decimal: string }
  | { readonly code: 'number' }
  | { readonly code: 'number-group'; readonly suggestion: string };

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

/** Takes `.` or the locale's decimal mark, digits and signs of other scripts, exponents; never group marks. */
export function readNumberText(typed: string, locale: string): NumberText {
  const text = toAscii(typed);
  const { decimal, group } = marksOf(locale);
  if (PLAIN.test(text) && !(group === '.' && looksGrouped(text))) return { decimal: text };
  const pointed = text.replace(decimal, '.');
  if (decimal !== '.' && !text.includes('.') && PLAIN.test(pointed)) return { decimal: pointed };
  return ungroup(text, decimal);
}

/** "1.234" in a locale that groups with a point: too likely a thousand to be sent as a little more than one. */
function looksGrouped(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/.test(text);
}

function ungroup(text: string, decimal: string): NumberText {
  const lone = /^([+-]?\d*),(\d+)$/.exec(text);
  if (lone && lone[2]?.length !== 3)
    return { code: 'number-group', suggestion: `${lone[1] || '0'}.${lone[2]}` };
  const [, groups, groupMark, mark, fraction] = GROUPED.exec(text) ?? [];
  if (groups === undefined || mark === groupMark) return { code: 'number' };
  const whole = groups.replace(/[^\d+-]/g, '');
  return { code: 'number-group', suggestion: fraction ? whole + decimal + fraction : whole };
}

const ZEROS = Array.from('０٠۰०০๐', (zero) => zero.charCodeAt(0));

/** Digits, signs and points of other scripts and of full-width keyboards. */
function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text
    .replace(/[−－﹣]/g, '-')
    .replaceAll('＋', '+')
    .replace(/[．٫]/g, '.')
    .replaceAll('，', ',')
    .replace(/\p{Nd}/gu, toAsciiDigit);
}

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((at) => code >= at && code < at + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The default language at once: a page's first use of Intl takes 8 ms. */
const known = new Map<string, Marks>([['en', { decimal: '.', group: ',' }]]);

function marksOf(locale: string): Marks {
  const cached = known.get(locale);
  if (cached) return cached;
  const marks = readMarks(locale);
  known.set(locale, marks);
  return marks;
}

function readMarks(locale: string): Marks {
  try {
    const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12345678.9);
    const find = (type: string) => parts.find((part) => part.type === type)?.value;
    return { decimal: find('decimal') ?? '.', group: find('group') ?? ',' };
  } catch {
    return { decimal: '.', group: ',' }; // no such locale
  }
}

/** The shortest text that reads back as the number. */
export function writeNumber(value: number, locale: string): string {
  return String(value).replace('.', marksOf(locale).decimal);
}
