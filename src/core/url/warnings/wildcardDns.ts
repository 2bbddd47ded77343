import type { Address } from '../address.js';
import { MAX_NAME } from '../dnsName.js';
import { isBelow } from '../host.js';
import { readIp } from '../ip.js';
import { parseUrl } from '../parseUrl.js';

/** Public names that answer with this machine's address, with all names below them; made for developers. */
const LOOPBACK = (
  'ddev.site fuf.me lacolhost.com lndo.site local.gd localdev.me localho.st localhost.direct localtest.me lvh.me ' +
  'smackaho.st traefik.me vcap.me yoogle.com'
).split(' ');

/** Whose names change between a public and a private address, to get at what is inside (DNS rebinding). */
const REBINDING = '1u.ms rbndr.us rebind.it rebind.network'.split(' ');

/** Public names that answer with the address in front of them. */
const ADDRESS_IN_NAME = (
  'backname.io direct.quickconnect.to ip.addr.tools ipq.co local-ip.co local-ip.medicmobile.org local-ip.sh nip.io ' +
  'plex.direct sslip.io ui.direct xip.io'
).split(' ');

/**
 * A name that is known to lead to this machine or into the local network. Others can as well, which only resolving them
 * would tell, and that is a pre-fetch.
 */
export function isWildcardDns({ host: { name, ip } }: Address): boolean {
  if (ip || name.length > MAX_NAME) return false;
  const isUnder = (domain: string) => isBelow(name, domain);
  if (LOOPBACK.some(isUnder) || REBINDING.some(isUnder)) return true;
  const domain = ADDRESS_IN_NAME.find(isUnder);
  return domain !== undefined && hasPrivateAddress(name.slice(0, -domain.length - 1));
}

// Looked ahead for, as in `1-10-0-0-1` two of them overlap.
const OCTETS = /(?<!\d)(?=(\d{1,3}([.-])\d{1,3}\2\d{1,3}\2\d{1,3})(?!\d))/g;
const HEXADECIMAL = /(?<![\da-z])[\da-f]{8}(?![\da-z])/g;
const IPV6 = /(?<![\da-z])[\da-f]*(?:-[\da-f]*){2,7}(?![\da-z])/g;

/** `127.0.0.1`, `app-10-0-0-1`, `7f000001`, `--1` and `fe80--1`. */
function hasPrivateAddress(text: string): boolean {
  const ipv4 = [
    ...[...text.matchAll(OCTETS)].map(([, found = '']) => found.replaceAll('-', '.')),
    ...(text.match(HEXADECIMAL) ?? []).map((found) => `0x${found}`),
  ];
  const ipv6 = (text.match(IPV6) ?? []).map((found) => `[${found.replaceAll('-', ':')}]`);
  return [...ipv4, ...ipv6].some((address) => {
    const url = parseUrl(`https://${address}/`);
    return url !== null && readIp(url.hostname)?.private === true;
  });
}
