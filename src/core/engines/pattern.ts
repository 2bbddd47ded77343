import { RE2JS } from 're2js';
import { mayBeRegular } from './readable.js';
import { programSize } from './size.js';
import { toRe2 } from './translate.js';

type Matcher = (text: string) => boolean;

/** Instructions of a pattern that is compiled (some 50 ms). */
const LARGEST_PROGRAM = 20_000;
/** Instructions times UTF-16 units of one check (some 200 ms). A longer check is left to the server. */
const MOST_STEPS = 16_000_000;

const MOST_KNOWN = 200;
const known = new Map<string, Matcher | null>();

/** A search in linear time whatever the pattern; null for a pattern that RE2 cannot read. */
export function compilePattern(source: string): Matcher | null {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  if (known.size >= MOST_KNOWN) known.clear();
  const matcher = mayBeRegular(source) ? compile(source) : null;
  known.set(source, matcher);
  return matcher;
}

function compile(source: string): Matcher | null {
  if (programSize(source) > LARGEST_PROGRAM) return null;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(toRe2(source)));
    const steps = Math.max(pattern.programSize(), 1);
    return (text) => steps * text.length > MOST_STEPS || pattern.test(text);
  } catch {
    return null;
  }
}
