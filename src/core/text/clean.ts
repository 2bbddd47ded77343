/**
 * Most code points of a server's words that are shown: more than anybody writes, and less than would block a page. A long
 * description is folded up, and opens.
 */
export const CAPS = { title: 2000, option: 2000, description: 100_000 } as const;

/** Controls, bidi and zero-width marks, tags, lone surrogates; line breaks are left to the callers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\u2028\u2029]/u;
const UNSEEN_BUT_BREAKS = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Nothing but fillers that have a width or a letter's rank, such as U+3164 and U+2800, is a blank as well. */
const SEEN = /[^\s\p{DI}\u2800]/u;
/** A heap of marks on one letter paints over other lines. Languages that are written with marks need three. */
const HEAP = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** One line of a server's words. Of a longer one the end stays as well: it may be all that tells it from the next. */
export function cleanLine(text: string, cap: number): string {
  const head = cutMiddle(text, cap).replace(HEAP, '$1');
  if (PRINTABLE.test(head)) return head.trim();
  if (!UNSEEN.test(head)) return head.trim();
  return cleanBreaks(head).replace(/\s+/g, ' ').trim();
}

/**
 * Several lines of a server's words, with their indents, tabs and rows of spaces: nested keys on one level would be
 * another document. A line that shows nothing is empty, and empty lines in a row are one.
 */
export function cleanLines(text: string, cap: number): string {
  const head = cut(text, cap).replace(HEAP, '$1');
  if (PRINTABLE.test(head)) return head.trim();
  const lines = cleanBreaks(head).split('\n');
  const kept = lines
    .filter((line, i) => !isEmpty(line) || !isEmpty(lines[i - 1]))
    .map((line) => (isEmpty(line) ? '' : line));
  if (kept[0] === '') kept.shift();
  if (kept.at(-1) === '') kept.pop();
  // The indent of the first line belongs to those below it.
  return kept.length > 1 ? kept.join('\n').trimEnd() : (kept[0] ?? '').trim();
}

function isEmpty(line: string | undefined): boolean {
  return line === undefined || !SEEN.test(line);
}

function cleanBreaks(text: string): string {
  if (!SEEN.test(text)) return '';
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return lines.replace(UNSEEN_BUT_BREAKS, '').replace(HEAP, '$1'); // what was taken away may have parted them
}

/** The first `cap` code points and an ellipsis. Looks no further than it must into a text of megabytes. */
function cut(text: string, cap: number): string {
  if (text.length <= cap) return text;
  const points = Array.from(text.slice(0, 2 * cap + 2));
  if (points.length <= cap) return text;
  return `${points.slice(0, cap - 1).join('')}…`;
}

/** The same in all, with the ellipsis in the middle. */
function cutMiddle(text: string, cap: number): string {
  const head = cut(text, cap);
  if (head === text) return text;
  const tail = Array.from(text.slice(-(cap + 2))).slice(-Math.floor(cap / 3));
  const start = Array.from(head).slice(0, cap - 1 - tail.length);
  return `${start.join('')}…${tail.join('')}`;
}
