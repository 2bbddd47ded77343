import { isDnsName } from './dnsName.js';
import type { DomainResolver } from './report.js';

/**
 * Loads the Public Suffix List (some 50 kB gzip, on demand) for `UrlContext.domain`. Private suffixes count:
 * `someone.github.io` is a site of its own. Rejects when the chunk cannot be loaded; `inspectUrl` works without.
 */
export async function loadPublicSuffix(): Promise<DomainResolver> {
  const { parse } = await import('tldts');
  return (asciiHost) => {
    const name = asciiHost.replace(/\.$/, '');
    // With `extractHostname: false` tldts does not validate, and would find `.com` in `example..com`.
    if (!isDnsName(name)) return null;
    const found = parse(name, { allowPrivateDomains: true, extractHostname: false });
    if (found.isIp) return null;
    return {
      domain: found.domain,
      publicSuffix: found.publicSuffix,
      isPrivate: found.isPrivate ?? false,
    };
  };
}
