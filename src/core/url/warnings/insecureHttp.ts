import type { Address } from '../address.js';

export function isInsecureHttp({ url, openLoopback }: Address): boolean {
  return url.protocol === 'http:' && !openLoopback;
}
