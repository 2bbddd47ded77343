const TOKEN = /\\(?:[pPux]\{[^}]*\}|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[\s\S]/g;

/** About how many instructions a pattern compiles to: repeats write their atom out again and again. */
export function programSize(source: string): number {
  const outer: number[] = [];
  let size = 0;
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
      last = 1;
      size++;
    }
  }
  return outer.reduce((sum, more) => sum + more, size);
}
