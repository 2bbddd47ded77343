import { isDnsName, MAX_NAME } from './dnsName.js';
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
  /** The Public Suffix List was asked and answered; false for a name that has no use for it, too. */
  listed: boolean;
}

// Reserved or habitual names of private networks (RFC 6761, 6762, 8375; ICANN's .internal and name collisions).
const RESERVED_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;

// What else networks and clusters (Kubernetes, Consul, Nomad, Docker) call their own; none is a top-level domain.
const CUSTOMARY_NAME = /\.(?:cluster|consul|dmz|docker|intra|kube|loc|nomad|priv|svc)$/;

/** Public names, with those below them, that a router or a cloud answers itself, with an address inside. */
const ANSWERED_INSIDE = (
  'asusrouter.com fritz.box linksyssmartwifi.com mafreebox.freebox.fr metadata.tencentyun.com miwifi.com ' +
  'mwlogin.net my.keenetic.net myfritz.box mywifiext.com mywifiext.net orbilogin.com orbilogin.net ' +
  'repeater.asus.com router.asus.com router.synology.com routerlogin.com routerlogin.net speedport.ip ' +
  'tendawifi.com tplinkap.net tplinkextender.net tplinklogin.net tplinkmodem.net tplinkrepeater.net tplinkwifi.net'
).split(' ');

/** Whether the name is the domain or one below it. */
export function isBelow(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** Whether it is the page (`t.me/iv`: host and path), or one below it. */
export function isPage(name: string, pathname: string, page: string): boolean {
  const slash = page.indexOf('/');
  const path = page.slice(slash);
  const isAtPath = pathname === path || pathname.startsWith(`${path}/`);
  return isAtPath && isBelow(name, page.slice(0, slash));
}

export function readHost(ascii: string, resolve?: DomainResolver): Host {
  const ip = readIp(ascii);
  const name = ascii.replace(/\.$/, '');
  // No name is longer; a host of thousands of labels is not worth their cost.
  const isWhole = ip !== null || name.length > MAX_NAME;
  const labels = isWhole ? [name] : name.split('.');
  const isReserved = !isWhole && isReservedName(name);
  return {
    ascii,
    name,
    labels,
    unicode: isWhole ? labels : decodeLabels(labels),
    ip,
    loopback: ip ? ip.loopback : /(?:^|\.)localhost$/.test(name),
    private: ip ? ip.private : isReserved || isAnsweredInside(name),
    ...(ip || isReserved || !isDnsName(name) ? NO_DOMAIN : readDomain(name, resolve)),
  };
}

function isReservedName(name: string): boolean {
  return RESERVED_NAME.test(name) || (name !== '' && !name.includes('.'));
}

function isAnsweredInside(name: string): boolean {
  return CUSTOMARY_NAME.test(name) || ANSWERED_INSIDE.some((domain) => isBelow(name, domain));
}

// Amazon S3 and the stores that speak its language.
const STORE =
  /^(?:s3(?:[.-][a-z\d-]+)*\.(?:amazonaws\.com(?:\.cn)?|scw\.cloud)|[a-z\d-]+\.(?:digitaloceanspaces|linodeobjects)\.com)$/;

/** A place of somebody's in a store that anybody can rent (`s3.amazonaws.com/bucket/file`). */
export function isBucket(name: string, pathname: string): boolean {
  return STORE.test(name) && /^\/[a-z\d][a-z\d.-]{2,62}\/./.test(pathname);
}

type Domain = Pick<Host, 'domain' | 'publicSuffix' | 'shared' | 'listed'>;

const NO_DOMAIN: Domain = { domain: null, publicSuffix: null, shared: false, listed: false };

// What the list would tell of the hosts where most imitations are published.
const WELL_KNOWN_SHARED =
  /\.(?:(?:firebaseapp|herokuapp|weebly|wixsite)\.com|azurewebsites\.net|blogspot\.com|(?:netlify|ngrok|ngrok-free|vercel|web)\.app|(?:fly|pages|workers)\.dev|(?:github|gitlab|webflow)\.io|glitch\.me|onrender\.com|surge\.sh|trycloudflare\.com)$/;

function withoutList(name: string): Domain {
  return { ...NO_DOMAIN, shared: WELL_KNOWN_SHARED.test(name) };
}

/** The resolver may be the host application's own: its answer counts only where it can be true. */
function readDomain(name: string, resolve?: DomainResolver): Domain {
  try {
    const found = resolve?.(name);
    if (!found) return withoutList(name);
    const tail = (end: string | null) => (end !== null && isBelow(name, end) ? end : null);
    const domain = tail(found.domain);
    const publicSuffix = tail(found.publicSuffix);
    return { domain, publicSuffix, shared: domain !== null && found.isPrivate, listed: true };
  } catch {
    return withoutList(name);
  }
}

/** Suffixes of two labels in country domains, as far as one can tell them without the list. */
const COUNTRY_SUFFIX = /\.(?:ac|co|com|edu|gob|gov|gouv|go|ne|net|nom|org|or)\.[a-z]{2}$/;

/**
 * The labels in front of the public suffix, in Unicode. Without the list a guess, good enough to search in and never
 * shown: it can miss the suffixes that look like any other name.
 */
export function ownLabels({ name, unicode, publicSuffix, shared }: Host): readonly string[] {
  const guessed = shared || COUNTRY_SUFFIX.test(name) ? 2 : 1;
  const suffix = publicSuffix === null ? guessed : publicSuffix.split('.').length;
  return (unicode ?? []).slice(0, -suffix);
}

/** What counts as one site; null when that is not known. */
export function siteOf(host: Host): string | null {
  if (host.domain !== null) return host.domain;
  if (host.loopback) return 'localhost';
  return host.ip || host.private || host.publicSuffix !== null ? host.name : null;
}
