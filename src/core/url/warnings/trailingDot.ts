import type { Address } from '../address.js';

/** The absolute spelling of a name: cookies, HSTS and allow-lists take it for another host. */
export function hasTrailingDot({ host }: Address): boolean {
  return host.ascii !== host.name;
}
