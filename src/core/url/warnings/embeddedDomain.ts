import type { Address } from '../address.js';

/** A protected domain or the server's appears inside the name of another one: `google.com-login.evil.example`. */
export function hasEmbeddedDomain({ host, server, protectedHosts }: Address): boolean {
  if (host.domain === null || host.publicSuffix === null) return false;
  const ownPart = hyphened(host.name.slice(0, -host.publicSuffix.length - 1));
  return [...protectedHosts, ...(server ? [server] : [])].some(
    ({ domain }) => domain !== null && domain !== host.domain && ownPart.includes(hyphened(domain)),
  );
}

/** With one kind of separator, and one at each end, so that only whole parts are found. */
function hyphened(name: string): string {
  return `-${name.replaceAll('.', '-')}-`;
}
