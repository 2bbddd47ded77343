/** Longest pattern that is looked at. */
const LONGEST_PATTERN = 5_000;

const TOKEN = /\\[\s\S]?|\(\?<?[=!]|[[\]()]/g;

/**
 * Whether a linear-time engine may be able to read a pattern: brackets close, and nothing looks around or back.
 * A first look, without the engine; `loadEngines` has the last word.
 */
export function mayBeRegular(source: string): boolean {
  if (source.length > LONGEST_PATTERN) return false;
  let depth = 0;
  let inClass = false;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '\\' || (!inClass && /^\\[1-9k]/.test(token))) return false;
    if (inClass) inClass = token !== ']';
    else if (token === '[') inClass = true;
    else if (token === '(') depth++;
    else if (token === ')' && --depth < 0) return false;
    else if (token.startsWith('(?')) return false;
  }
  return depth === 0 && !inClass;
}
