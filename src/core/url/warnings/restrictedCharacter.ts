import type { Address } from '../address.js';
import { isULabel } from '../idn.js';
import { OTHER_SCRIPT } from '../scripts.js';

type Restriction = (label: string, topLevel: string) => boolean;

/** Characters that no ordinary name needs: what one cannot read aloud, or takes for punctuation. */
const RESTRICTIONS: readonly Restriction[] = [
  // Symbols and punctuation. Left out: the marks that IDNA allows between letters (RFC 5892, CONTEXTJ and CONTEXTO).
  (label) => /[^\u200C\u200D\p{L}\p{M}\p{N}\-_\u00B7\u05F3\u05F4\u0F0B\u30FB]/u.test(label),
  (label) => OTHER_SCRIPT.test(label),
  (label) => RARE_LETTER.test(label),
  (label, topLevel) => /·/.test(topLevel === 'cat' ? label.replaceAll(/l·(?=l)/g, '') : label),
  (label, topLevel) => /[þð]/.test(label) && !/^(?:fo|is)$/.test(topLevel),
  (label, topLevel) => /[əǝ]/.test(label) && topLevel !== 'az',
  (label) => /[ijlı]\p{Mn}*\u0307|(\p{Mn})\1/u.test(label.normalize('NFD')),
  // Kana and Han strokes that read as a slash, a dot or a hyphen between Latin letters.
  (label) => /[a-z\d][・ーノンソ〳一丨丶丿]+[a-z\d]/.test(label),
];

// IPA and other phonetic letters outside living alphabets, modifier letters, Latin Extended Additional before
// Vietnamese, polytonic Greek, Latin Extended-C to -E, old Cyrillic.
const RARE_LETTER =
  /[\u0250-\u0252\u0255\u0258\u025A\u025C-\u0262\u0264-\u0267\u026A-\u0271\u0273-\u0288\u028A\u028C-\u0291\u0293-\u02FF\u1C80-\u1C8F\u1D00-\u1DBF\u1E00-\u1E9F\u1EFA-\u1EFF\u1F00-\u1FFF\u2C60-\u2C7F\uA640-\uA69F\uA720-\uA7FF\uAB30-\uAB6F]/;

export function hasRestrictedCharacter({ host }: Address): boolean {
  const labels = host.unicode ?? [];
  const topLevel = labels.at(-1) ?? '';
  return labels.some(
    (label) => isULabel(label) && RESTRICTIONS.some((restricts) => restricts(label, topLevel)),
  );
}
