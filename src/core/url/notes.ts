import type { Address } from './address.js';
import { isDnsName } from './dnsName.js';
import { isBucket, readHost, siteOf } from './host.js';
import { parseUrl } from './parseUrl.js';
import type { UrlInfo } from './report.js';

interface Note {
  code: UrlInfo;
  applies: (address: Address) => boolean;
}

/** What is worth one quiet line and never raises the verdict. In the order of their codes. */
export const notes: readonly Note[] = [
  // OAuth's `redirect_uri` is one, so a warning would only train people to click through.
  { code: 'embedded_url', applies: namesAnotherSite },
  { code: 'incomplete_check', applies: lacksList },
  { code: 'long_url', applies: ({ url }) => url.href.length > 2048 },
  { code: 'loopback', applies: ({ openLoopback }) => openLoopback },
  { code: 'nondefault_port', applies: ({ url }) => url.port !== '' },
  { code: 'offsite', applies: isOffsite },
  {
    code: 'shared_hosting',
    applies: ({ host, url }) => host.shared || isBucket(host.name, url.pathname),
  },
  { code: 'trimmed', applies: ({ trimmed }) => trimmed },
];

function isOffsite({ host, server }: Address): boolean {
  return server !== null && differ(siteOf(host), siteOf(server));
}

/** Where the domain ends, and whether others share it, only the Public Suffix List tells; a number has none. */
function lacksList({ host }: Address): boolean {
  return !host.listed && host.ip === null && !host.private && isDnsName(host.name);
}

function namesAnotherSite({ url, host, parameters, resolve }: Address): boolean {
  const site = siteOf(host);
  return parameters.some(([, value]) => {
    const named = readNamedUrl(value, url.origin);
    return named !== null && differ(siteOf(readHost(named.hostname, resolve)), site);
  });
}

/**
 * As a redirecting site would read it: `//other.example` leads away, too. Of a long value only the start, where the
 * host is, and not against the whole address, which would be parsed again for each parameter.
 */
function readNamedUrl(value: string, origin: string): URL | null {
  const looksLikeUrl = /^\s*(?:https?:|[\\/]{2})/i.test(value);
  return looksLikeUrl ? parseUrl(value.trim().slice(0, 512), origin) : null;
}

/** Says nothing where one of them is not known. */
function differ(site: string | null, other: string | null): boolean {
  return site !== null && other !== null && site !== other;
}
