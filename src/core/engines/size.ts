const TOKEN = /\\(?:[pPux]\{[^}]*\}|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[\s\S]/g;

const PROPERTY = /\\[pP]/g;
/** What compiling takes for any pattern, and for a Unicode property, as instructions. */
const OF_PATTERN = 10;
const OF_PROPERTY = 6;

/**
 * What a pattern costs to compile: about the number of its instructions, some 10 µs each. Repeats write their atom out
 * again and again.
 */
export function compileCost(source: string): number {
  const outer: number[] = [];
  let size = OF_PATTERN;
  let last = 0;
  for (const [token, least, most] of source.matchAll(TOKEN)) {
    if (token === '(') {
      outer.push(size);
      size = 0;
    } else if (token === ')') {
      last = size + 2;
      size = (outer.pop() ?? 0) + last;
    } else if (least !== undefined) {
      const times = Math.max(Number(most || least), 1) - 1;
      size += last * times;
      last += last * times;
    } else {
      last = costOf(token);
      size += last;
    }
  }
  return outer.reduce((sum, more) => sum + more, size);
}

/** Classes of characters are one instruction, and take longer the more they name. */
function costOf(token: string): number {
  if (token.length < 3) return 1;
  return 1 + Math.floor(token.length / 20) + OF_PROPERTY * (token.match(PROPERTY)?.length ?? 0);
}
