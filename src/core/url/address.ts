import { type Host, readHost } from './host.js';
import { readParameters } from './parameters.js';
import { parseUrl } from './parseUrl.js';
import type { DomainResolver, UrlContext } from './report.js';
import { readTargets, type Target } from './targets.js';
import type { UrlText } from './text.js';
import { type NoWebUrl, readWebUrl } from './webUrl.js';
import type { Written } from './written.js';

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
  /** The sites that are worth imitating, the server's own included. */
  targets: readonly Target[];
  resolve: DomainResolver | undefined;
}

/** The address, or why there is nothing to judge. */
export function readAddress(
  { text, trimmed }: UrlText,
  context: UrlContext,
): { ok: true; address: Address } | NoWebUrl {
  const read = readWebUrl(text);
  if (!read.ok) return read;
  const { url, written } = read;
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
    targets: readTargets(context, server),
    resolve: context.domain,
  };
  return { ok: true, address };
}

function readServer({ serverUrl, domain }: UrlContext): Host | null {
  const url = serverUrl === undefined ? null : parseUrl(serverUrl);
  return url && url.hostname !== '' ? readHost(url.hostname, domain) : null;
}
