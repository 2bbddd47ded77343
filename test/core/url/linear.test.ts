import { beforeAll, describe, expect, it } from 'vitest';
import { type DomainResolver, inspectUrl, loadPublicSuffix } from '../../../src/core/index.js';

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

const HAN = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));

/** What each shape repeats between its start and its end, until it has the length. */
const SHAPES: readonly (readonly [string, string, string, string])[] = [
  ['spaces around', ' ', ' ', 'x'],
  ['spaces inside', 'https://x.example/', ' ', 'y'],
  ['a long label', 'https://', 'a', '.example'],
  ['empty labels', 'https://', '.', 'x'],
  ['many labels', 'https://', 'a.', 'example'],
  ['user infos', 'https://', '@', 'x.example'],
  ['slashes', 'https:', '/', 'x.example'],
  ['backslashes', 'https:', '\\', 'x.example'],
  ['colons', 'https://x', ':1', 'x'],
  ['ports', 'https://x:', '1', ''],
  ['a label of Han letters', 'https://', HAN.join(''), '.example'],
  ['labels of Han letters', 'https://', `${HAN.slice(0, 40).join('')}.`, 'example'],
  ['marks out of order', 'https://a', '\u0301\u0316', '.example'],
  ['an encoded host', 'https://', '%e4%b8%80', '.example'],
  ['one A-label', 'https://xn--', 'a9', '.example'],
  ['A-labels', 'https://', 'xn--bcher-kva.', 'example'],
  ['digits', 'https://', '1', '/'],
  ['octets', 'https://', '1.', ''],
  ['an IPv6 address', 'https://[', ':1', ']/'],
  ['private names', 'https://', '.local', 'x'],
  ['protected names', 'https://', 'paypal-com-', 'evil.example'],
  ['names', 'https://x.example/?', 'a&', ''],
  ['parameters', 'https://x.example/?', 'a=b&', ''],
  ['parameters of the fragment', 'https://x.example/#', '?a=b&', ''],
  ['addresses', 'https://x.example/?', 'a=//x.example&', ''],
  ['addresses of Han letters', 'https://x.example/?', `a=//${HAN.slice(0, 500).join('')}/&`, ''],
  ['signatures', 'https://x.example/?SAMLRequest=x&SigAlg=x&', 'Signature=x&', ''],
  ['encoded scripts', 'https://x.example/?', 'a=javascript%25253Ax&', ''],
  ['keys in a path', 'https://x.example/', 'eyJaaaaaaaa.', ''],
  ['names below a wildcard', 'https://', '1-', '1.nip.io'],
  ['key beginnings', 'https://x.example/?', 'a=sk-&', ''],
  ['one long name', 'https://x.example/?', 'token', 'x=1'],
  ['white space in a value', 'https://x.example/?a=', '%09', 'x'],
  ['dot segments', 'https://x.example/', 'a/../', ''],
  ['percent signs', 'https://x.example/', '%', ''],
  ['joiners', 'https://x.example/', '\u200C', ''],
  ['a scheme', 'a', '+', ''],
];

function build([, start, unit, end]: (typeof SHAPES)[number], length: number): string {
  const room = length - start.length - end.length;
  return start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end;
}

/** Processor time, the best of several, so that what else the machine does falls out. */
function milliseconds(url: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    inspectUrl(url, { domain, serverUrl: 'https://mcp.example.com/mcp' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

describe('64 kB in linear time', () => {
  it.each(SHAPES)('%s', (...shape) => {
    const small = milliseconds(build(shape, 8192));
    const large = milliseconds(build(shape, 65_536));
    // Eight times the length: quadratic work would take 64 times as long, and seconds.
    expect(large).toBeLessThan(32 * Math.max(small, 2));
  });
});
