import type { Address } from '../address.js';
import { isDnsName } from '../dnsName.js';

/** The URL parser accepts `&`, `{` and empty labels; no name has them. */
export function isInvalidHost({ host }: Address): boolean {
  return host.ip === null && !isDnsName(host.name);
}
