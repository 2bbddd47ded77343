export interface IpAddress {
  version: 4 | 6;
  loopback: boolean;
  /** Not globally reachable (IANA special-purpose address registries). */
  private: boolean;
}

/** Reads a host that the URL parser has serialised: whatever the spelling was, there is one left. */
export function readIp(host: string): IpAddress | null {
  if (host.startsWith('[')) return readIpv6(host.slice(1, -1));
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(host)) return null;
  const address = bitsOf(host);
  return {
    version: 4,
    loopback: isWithin(address, '127.0.0.0/8'),
    private: NOT_GLOBAL.some((range) => isWithin(address, range)),
  };
}

const NOT_GLOBAL = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and clouds' metadata
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relay
  '192.168.0.0/16',
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

function bitsOf(ipv4: string): number {
  return ipv4.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);
}

function isWithin(address: number, range: string): boolean {
  const [first = '', length] = range.split('/');
  const size = 2 ** (32 - Number(length));
  return Math.floor(address / size) === Math.floor(bitsOf(first) / size);
}

function readIpv6(text: string): IpAddress {
  const groups = groupsOf(text);
  return { version: 6, loopback: text === '::1', private: isPrivateIpv6(groups) };
}

/** The eight numbers. */
function groupsOf(text: string): number[] {
  const [head = [], tail = []] = text
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function isPrivateIpv6(groups: readonly number[]): boolean {
  const ipv4 = embeddedIpv4(groups);
  if (ipv4 !== null) return readIp(ipv4)?.private ?? true;
  const [first = 0, second = 0] = groups;
  const isGlobalUnicast = first >= 0x2000 && first <= 0x3fff;
  const isTeredo = first === 0x2001 && second === 0;
  const isDocumentation =
    (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000);
  return !isGlobalUnicast || isTeredo || isDocumentation;
}

/** Mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) and 6to4 (2002::/16) addresses lead to an IPv4 one. */
function embeddedIpv4(groups: readonly number[]): string | null {
  const prefix = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':');
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') {
    return dotted(groups.slice(6));
  }
  return groups[0] === 0x2002 ? dotted(groups.slice(1, 3)) : null;
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
