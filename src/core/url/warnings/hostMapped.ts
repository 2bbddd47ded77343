import type { Address } from '../address.js';

/** Written with full-width letters, ligatures or another dot, which the parser folds into a plainer name. */
export function isMappedHost({ host, written }: Address): boolean {
  if (host.ip || host.unicode === null || !/\P{ASCII}/u.test(written.host)) return false;
  // Letter by letter: the whole word would turn a capital sigma at its end into another letter than the parser does.
  const plain = written.host.replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase());
  return plain.normalize('NFC').replace(/\.$/, '') !== host.unicode.join('.');
}
