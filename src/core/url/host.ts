import { isDnsName } from './dnsName.js';
import { decodeLabels } from './idn.js';
import { type IpAddress, readIp } from './ip.js';
import type { DomainResolver } from './report.js';

/** A host as the parser serialised it, and what follows from it. */
export interface Host {
  ascii: string;
  /** Without the final dot of an absolute name. */
  name: string;
  /** Of the name. */
  labels: readonly string[];
  /** In step with `labels`; null when one of them is not valid Punycode (IDNA). */
  unicode: readonly string[] | null;
  ip: IpAddress | null;
  /** This machine. */
  loopback: boolean;
  /** This machine or the local network. */
  private: boolean;
  /** The registrable domain; null where there is none or the Public Suffix List is not loaded. */
  domain: string | null;
  publicSuffix: string | null;
  /** Anyone can have a name under the suffix (`github.io`). */
  shared: boolean;
}

// Reserved or habitual names of private networks (RFC 6761, 6762, 8375; ICANN's .internal and name collisions).
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;

export function readHost(ascii: string, resolve?: DomainResolver): Host {
  const ip = readIp(ascii);
  const name = ascii.replace(/\.$/, '');
  const labels = ip ? [ascii] : name.split('.');
  const isPrivate = ip
    ? ip.private
    : PRIVATE_NAME.test(name) || (labels.length === 1 && name !== '');
  return {
    ascii,
    name,
    labels,
    unicode: ip ? labels : decodeLabels(labels),
    ip,
    loopback: ip ? ip.loopback : /(?:^|\.)localhost$/.test(name),
    private: isPrivate,
    ...(ip || isPrivate || !isDnsName(name) ? NO_DOMAIN : readDomain(name, resolve)),
  };
}

type Domain = Pick<Host, 'domain' | 'publicSuffix' | 'shared'>;

const NO_DOMAIN: Domain = { domain: null, publicSuffix: null, shared: false };

/** The resolver may be the host application's own: its answer counts only where it can be true. */
function readDomain(name: string, resolve?: DomainResolver): Domain {
  try {
    const found = resolve?.(name);
    if (!found) return NO_DOMAIN;
    const domain = endsWithLabels(name, found.domain) ? found.domain : null;
    return { domain, publicSuffix: found.publicSuffix, shared: domain !== null && found.isPrivate };
  } catch {
    return NO_DOMAIN;
  }
}

function endsWithLabels(name: string, domain: string | null): boolean {
  return domain !== null && (name === domain || name.endsWith(`.${domain}`));
}

/** What counts as one site; null when that is not known. */
export function siteOf(host: Host): string | null {
  if (host.domain !== null) return host.domain;
  if (host.loopback) return 'localhost';
  return host.ip || host.private || host.publicSuffix !== null ? host.name : null;
}
