import type { Address } from '../address.js';
import { isALabel } from '../idn.js';

export function isInvalidIdn({ host }: Address): boolean {
  return host.unicode === null;
}

/** "SHOULD highlight Punycode" (MCP elicitation, URL mode). */
export function isPunycode({ host }: Address): boolean {
  return host.unicode !== null && host.labels.some(isALabel);
}
