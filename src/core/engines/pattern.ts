import { RE2JS } from 're2js';

type Matcher = (text: string) => boolean;

const known = new Map<string, Matcher | null>();
const MOST_KNOWN = 200;

/** A search in linear time whatever the pattern; null for a pattern that RE2 cannot read. */
export function compilePattern(source: string): Matcher | null {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  const matcher = compile(source);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(source, matcher);
  return matcher;
}

function compile(source: string): Matcher | null {
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
    return (text) => pattern.matcher(text).find();
  } catch {
    return null;
  }
}
