// RFC 3492. A library would bring the way back and its own host parsing, four times this.

const BASE = 36;
const LOWEST = 1;
const HIGHEST = 26;
const SKEW = 38;
const DAMP = 700;
const LAST_CODE_POINT = 0x10_ff_ff;

/** 0 to 25 for letters, 26 to 35 for digits; NaN for anything else. */
function digitOf(char: string | undefined): number {
  if (char === undefined || !/^[a-z0-9]$/i.test(char)) return Number.NaN;
  const value = Number.parseInt(char, BASE);
  return value < 10 ? value + 26 : value - 10;
}

/** §6.1: how the thresholds of the next number follow from the size of this one. */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(isFirst ? delta / DAMP : delta / 2);
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LOWEST) * HIGHEST) / 2; bias += BASE) {
    rest = Math.floor(rest / (BASE - LOWEST));
  }
  return bias + Math.floor((BASE * rest) / (rest + SKEW));
}

/**
 * The characters that a label says behind its `xn--` (§6.2), or null where it says none. Takes quadratic time; whether
 * the result is allowed in a name, this does not check.
 */
export function decodePunycode(label: string): string | null {
  const split = Math.max(label.lastIndexOf('-'), 0);
  const points = Array.from(label.slice(0, split), (char) => char.charCodeAt(0));
  if (points.some((point) => point >= 128)) return null;
  let code = 128;
  let bias = 72;
  let index = 0;
  let at = split > 0 ? split + 1 : 0;
  while (at < label.length) {
    const before = index;
    let weight = 1;
    for (let position = BASE; ; position += BASE) {
      const digit = digitOf(label[at]);
      at += 1;
      index += digit * weight;
      if (!(index <= Number.MAX_SAFE_INTEGER)) return null; // of a digit that is none, too
      const threshold = Math.min(Math.max(position - bias, LOWEST), HIGHEST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    code += Math.floor(index / count);
    if (code > LAST_CODE_POINT) return null;
    index %= count;
    points.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...points);
}
