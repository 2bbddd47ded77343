import type { Address } from '../address.js';

/** As written: an empty one is dropped when the URL is serialised. Servers must not send credentials, so none is legitimate. */
export function hasUserinfo({ written }: Address): boolean {
  return written.authority.includes('@');
}
