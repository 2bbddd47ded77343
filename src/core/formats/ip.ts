const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const GROUP = /^[\da-f]{1,4}$/i;

/** Dotted quad, without leading zeros (RFC 3986 dec-octet). */
export function isIPv4(text: string): boolean {
  return IPV4.test(text);
}

/** RFC 4291 text form; an IPv4 address may replace the last two groups. */
export function isIPv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1);
  const hasIPv4 = last !== undefined && !text.endsWith('::') && isIPv4(last);
  const hex = hasIPv4 ? all.slice(0, -1) : all;
  if (!hex.every((group) => GROUP.test(group))) return false;
  const count = hex.length + (hasIPv4 ? 2 : 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}
