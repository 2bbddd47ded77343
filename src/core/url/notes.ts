import type { Address } from './address.js';
import { readHost, siteOf } from './host.js';
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
  { code: 'long_url', applies: ({ url }) => url.href.length > 2048 },
  { code: 'loopback', applies: ({ openLoopback }) => openLoopback },
  { code: 'nondefault_port', applies: ({ url }) => url.port !== '' },
  { code: 'offsite', applies: isOffsite },
  { code: 'shared_hosting', applies: ({ host }) => host.shared },
  { code: 'trimmed', applies: ({ trimmed }) => trimmed },
];

function isOffsite({ host, server }: Address): boolean {
  return server !== null && differ(siteOf(host), siteOf(server));
}

function namesAnotherSite({ url, host, parameters, resolve }: Address): boolean {
  return parameters.some(([, value]) => {
    // As a redirecting site would read it: `//other.example` and `/\\other.example` lead away, too.
    const named = /^\s*(?:https?:|[\\/]{2})/i.test(value)
      ? parseUrl(value.trim().slice(0, LONGEST_ORIGIN), url)
      : null;
    return named !== null && differ(siteOf(readHost(named.hostname, resolve)), siteOf(host));
  });
}

/** What stands behind it cannot be part of a host name. */
const LONGEST_ORIGIN = 512;

/** Says nothing where one of them is not known. */
function differ(site: string | null, other: string | null): boolean {
  return site !== null && other !== null && site !== other;
}
