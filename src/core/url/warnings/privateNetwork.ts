import type { Address } from '../address.js';

/** A server must not aim the person's browser at their own network. */
export function isPrivateNetwork(address: Address): boolean {
  return leadsInside(address) && !isServersOwn(address);
}

/** An enterprise's server sends people to its very own host. */
export function isServersOwnPrivateNetwork(address: Address): boolean {
  return leadsInside(address) && isServersOwn(address);
}

function leadsInside({ host, openLoopback }: Address): boolean {
  return host.private && !openLoopback;
}

function isServersOwn({ host, server }: Address): boolean {
  return server?.ascii === host.ascii;
}
