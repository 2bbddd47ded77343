import type { Address } from '../address.js';
import { ownLabels } from '../host.js';
import { shapeWithoutWords } from '../skeleton.js';
import { isOf, SHORTEST_NAME } from '../targets.js';

/** Reserved for documentation with every suffix (RFC 2606): nobody's to imitate. */
const NOBODYS_NAME = 'example';

/**
 * The name of the server's site under another suffix, or with `login` and the like beside it (`acme-crm.net`,
 * `acme-crm-login.com`). Many companies have more than one site, so it is a warning without the extra step. Not said of
 * known sites, whose companies have the other names as well, nor of shared hosting, where developers use their own name.
 */
export function isOwnNameElsewhere({ host, server, targets }: Address): boolean {
  const own = targets.find((target) => target.own);
  if (own === undefined || own.name.length < SHORTEST_NAME || own.name === NOBODYS_NAME)
    return false;
  if (host.ip || host.private) return false;
  if (host.shared || server?.shared || isOf(host, own)) return false;
  const isKnown = targets.some(
    (target) => !target.own && (target.domain === own.domain || isOf(host, target)),
  );
  const name = ownLabels(host).at(-1) ?? '';
  return !isKnown && (name === own.name || shapeWithoutWords(name) === own.bareShape);
}
