import type { Address } from '../address.js';
import { isBucket } from '../host.js';

/** Not a site, but what sites are registered under. A store names the bucket in the path as well as in the host. */
export function isPublicSuffix({ host, url }: Address): boolean {
  return host.publicSuffix === host.name && !isBucket(host.name, url.pathname);
}
