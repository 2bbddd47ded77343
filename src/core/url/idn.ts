import { breaksBidiRule } from './bidiRule.js';
import { hasStrayJoiner } from './joiners.js';
import { parseUrl } from './parseUrl.js';
import { decodePunycode } from './punycode.js';

/** The most a label can have in the DNS. Longer ones are not decoded: Punycode takes quadratic time. */
const MAX_LABEL = 63;

/**
 * The labels in Unicode, or null when they are not valid IDNA. Punycode alone would accept most nonsense, so the
 * result must come back from the URL parser as it was: that borrows the engine's own tables (UTS #46). Where an engine
 * leaves out a rule of IDNA, it is ours.
 */
export function decodeLabels(labels: readonly string[]): readonly string[] | null {
  if (!labels.some(isALabel)) return labels;
  const unicode = labels.map((label) => (isALabel(label) ? decodeLabel(label) : label));
  if (!unicode.every((label) => label !== null)) return null;
  if (breaksBidiRule(unicode) || unicode.some(hasStrayJoiner)) return null;
  const back = parseUrl(`https://${unicode.join('.')}/`);
  return back?.hostname === labels.join('.') ? unicode : null;
}

function decodeLabel(label: string): string | null {
  return label.length > MAX_LABEL ? null : decodePunycode(label.slice(4));
}

export function isALabel(label: string): boolean {
  return label.startsWith('xn--');
}

export function isULabel(label: string): boolean {
  return /\P{ASCII}/u.test(label);
}
