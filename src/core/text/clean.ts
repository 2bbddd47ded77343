/** Most code points of a server's words that are shown. */
export const CAPS = { title: 200, option: 200, description: 1000 } as const;

/** Controls, bidi and zero-width marks, tags, lone surrogates; line breaks are left to the callers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\u2028\u2029]/u;
const UNSEEN_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Nothing but fillers that have a width or a letter's rank, such as U+3164 and U+2800, is a blank as well. */
const SEEN = /[^\s\p{DI}\u2800]/u;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** One line of a server's words. */
export function cleanLine(text: string, cap: number): string {
  const head = cut(text, cap);
  if (PRINTABLE.test(head)) return head.trim();
  if (!UNSEEN.test(head)) return head.trim();
  return cleanBreaks(head).replace(/\s+/g, ' ').trim();
}

/** Several lines of a server's words. A line that shows nothing is empty, and empty lines in a row are one. */
export function cleanLines(text: string, cap: number): string {
  const head = cut(text, cap);
  if (PRINTABLE.test(head)) return head.trim();
  const lines = cleanBreaks(head).split('\n');
  return lines
    .filter((line, i) => !isEmpty(line) || !isEmpty(lines[i - 1]))
    .map((line) => (isEmpty(line) ? '' : line))
    .join('\n')
    .trim();
}

function isEmpty(line: string | undefined): boolean {
  return line === undefined || !SEEN.test(line);
}

function cleanBreaks(text: string): string {
  if (!SEEN.test(text)) return '';
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ');
  return lines.replace(UNSEEN_BUT_BREAKS, '');
}

/** The first `cap` code points and an ellipsis. Looks no further than it must into a text of megabytes. */
function cut(text: string, cap: number): string {
  if (text.length <= cap) return text;
  const points = Array.from(text.slice(0, 2 * cap + 2));
  if (points.length <= cap) return text;
  return `${points.slice(0, cap - 1).join('')}…`;
}
