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
    loopback: isWithin(address, '127/8'),
    private: NOT_GLOBAL.some((range) => isWithin(address, range)),
  };
}

// This network, private, carrier-grade NAT, loopback, link-local (and clouds' metadata), private, protocol assignments,
// documentation, 6to4 relays, private, benchmarking, documentation (twice), multicast, reserved with broadcast. And what
// clouds keep for services to their own machines: Azure's host, IBM's service network (twice).
const NOT_GLOBAL = (
  '0/8 10/8 100.64/10 127/8 169.254/16 172.16/12 192.0.0/24 192.0.2/24 192.88.99/24 192.168/16 198.18/15 ' +
  '198.51.100/24 203.0.113/24 224/4 240/4 168.63.129.16/32 161.26/16 166.8/14'
).split(' ');

/** The 32 bits of an address, or of the first parts of one. */
function bitsOf(ipv4: string): number {
  const parts = ipv4.split('.');
  return [0, 1, 2, 3].reduce((bits, index) => bits * 256 + Number(parts[index] ?? 0), 0);
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
  const isProtocol = first === 0x2001 && second < 0x200; // 2001::/23, Teredo and benchmarking among them
  const isDocumentation =
    (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000);
  return !isGlobalUnicast || isProtocol || isDocumentation;
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
