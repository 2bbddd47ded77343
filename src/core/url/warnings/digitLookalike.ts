import type { Address } from '../address.js';
import { isULabel } from '../idn.js';

// Letters that Unicode's confusables data shows as a digit, in either case, and the barred O's, which read as zero.
const DIGITS_ONLY = /^[\p{Nd}θɵөѳƨƻϩꙅɜȝʒзҙӡჳƽбȣ-]+$/u;

export function isDigitLookalike({ host }: Address): boolean {
  return host.unicode?.some((label) => isULabel(label) && DIGITS_ONLY.test(label)) ?? false;
}
