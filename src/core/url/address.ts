import { type Host, readHost } from './host.js';
import { readParameters } from './parameters.js';
import { parseUrl } from './parseUrl.js';
import { PROTECTED_DOMAINS } from './protectedDomains.js';
import type { DomainResolver, UrlContext, UrlReason } from './report.js';
import { MAX_LENGTH, type UrlText } from './text.js';
import { readWritten, type Written } from './written.js';

/** Everything the warnings look at, read once. */
export interface Address {
  /** As sent, without the spaces around it. */
  text: string;
  trimmed: boolean;
  written: Written;
  url: URL;
  host: Host;
  /** Names and values of query and fragment, decoded once. */
  parameters: readonly (readonly [string, string])[];
  /** The requester's server; null when it is not known. */
  server: Host | null;
  /** On this machine, and the client develops against this machine. */
  openLoopback: boolean;
  /** The hosts whose domains are worth imitating, beside the server's. */
  protectedHosts: readonly Host[];
  resolve: DomainResolver | undefined;
}

type ReadResult =
  | { ok: true; address: Address }
  | { ok: false; reason: UrlReason; scheme: string | null };

/** Parses without a base: what is relative is no address. */
export function readAddress({ text, trimmed }: UrlText, context: UrlContext): ReadResult {
  const written = readWritten(text);
  if (isOverlong(written.host)) return { ok: false, reason: 'invalid_host', scheme: null };
  const url = parseUrl(text);
  if (!url) return { ok: false, reason: 'invalid_url', scheme: null };
  if (!/^https?:$/.test(url.protocol)) {
    return { ok: false, reason: 'scheme_not_allowed', scheme: url.protocol.slice(0, -1) };
  }
  // Serialised it grows, and it is judged once more when it is opened.
  if (url.href.length > MAX_LENGTH) return { ok: false, reason: 'too_long', scheme: null };
  const host = readHost(url.hostname, context.domain);
  const server = readServer(context);
  const address: Address = {
    text,
    trimmed,
    written,
    url,
    host,
    parameters: readParameters(url),
    server,
    openLoopback: host.loopback && (context.dev ?? server?.loopback ?? false),
    protectedHosts: readProtected(context),
    resolve: context.domain,
  };
  return { ok: true, address };
}

/** No name has so many characters, and engines take quadratic time to map or decode them (UTS #46). */
function isOverlong(writtenHost: string): boolean {
  return writtenHost.length > 2048 && /[%\P{ASCII}]|[Xx][Nn]--/u.test(writtenHost);
}

function readServer({ serverUrl, domain }: UrlContext): Host | null {
  const url = serverUrl === undefined ? null : parseUrl(serverUrl);
  return url && url.hostname !== '' ? readHost(url.hostname, domain) : null;
}

function readProtected({ protectedDomains = PROTECTED_DOMAINS, domain }: UrlContext): Host[] {
  return protectedDomains
    .map((name) => parseUrl(`https://${name}/`))
    .filter((url) => url !== null)
    .map((url) => readHost(url.hostname, domain));
}
