import type { Address } from '../address.js';

/** Not a site, but what sites are registered under. */
export function isPublicSuffix({ host }: Address): boolean {
  return host.publicSuffix === host.name;
}
