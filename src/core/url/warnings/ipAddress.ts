import type { Address } from '../address.js';

/** An IPv4 address in another spelling than four decimal numbers: one number, octal, hexadecimal, short, full-width. */
export function isObfuscatedIp({ host, written }: Address): boolean {
  return host.ip?.version === 4 && written.host !== host.ascii;
}

export function isIpLiteral({ host }: Address): boolean {
  return host.ip !== null && !host.private;
}
