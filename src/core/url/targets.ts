import { type Host, isBelow, readHost } from './host.js';
import { parseUrl } from './parseUrl.js';
import { PROTECTED_DOMAINS } from './protectedDomains.js';
import type { UrlContext } from './report.js';
import { bareShape, skeleton } from './skeleton.js';

/** Names that are shorter are alike by chance. */
export const SHORTEST_NAME = 4;

/** A site that is worth imitating. */
export interface Target {
  domain: string;
  /** The first label of the domain, in Unicode. */
  name: string;
  /** How the domain and the name look, and the name without its hyphens. */
  domainShape: string;
  nameShape: string;
  bareShape: string;
  /** The site of the requester's own server. */
  own: boolean;
}

export function readTargets(context: UrlContext, server: Host | null): readonly Target[] {
  const names: readonly unknown[] = Array.isArray(context.protectedDomains)
    ? context.protectedDomains
    : PROTECTED_DOMAINS;
  const hosts = names
    .map((name) => (typeof name === 'string' ? parseUrl(`https://${name}/`) : null))
    .filter((url) => url !== null)
    .map((url) => readHost(url.hostname, context.domain));
  return [
    ...hosts.flatMap((host) => toTarget(host, host.domain ?? host.name, false)),
    ...(server ? toTarget(server, server.domain ?? guessDomain(server), true) : []),
  ];
}

/** The target itself, and what is below it. */
export function isOf(host: Host, target: Target): boolean {
  return isBelow(host.name, target.domain);
}

function toTarget(host: Host, domain: string, own: boolean): Target[] {
  if (host.ip || host.private || host.unicode === null || !domain.includes('.')) return [];
  const labels = host.unicode.slice(-domain.split('.').length);
  const [name = ''] = labels;
  return [
    {
      domain,
      name,
      domainShape: skeleton(labels.join('.')),
      nameShape: skeleton(name),
      bareShape: bareShape(name),
      own,
    },
  ];
}

/** Without the list: what is behind the first label (`mcp.`), unless that looks like a public suffix. */
function guessDomain({ name, listed }: Host): string {
  if (listed) return ''; // a public suffix, which is no site
  const rest = name.split('.').slice(1);
  return rest.length > 1 && (rest[0] ?? '').length > 3 ? rest.join('.') : name;
}
