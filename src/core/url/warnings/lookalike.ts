import type { Address } from '../address.js';
import type { Host } from '../host.js';
import { skeleton } from '../skeleton.js';

/** Shorter names are alike by chance. */
const SHORTEST_NAME = 4;

/** The registrable domain, or its name on another suffix, can be taken for a protected one or for the server's. */
export function isLookalike({ host, server, protectedHosts }: Address): boolean {
  if (protectedHosts.some(({ domain }) => domain === host.domain)) return false;
  const targets = server ? [...protectedHosts, server] : protectedHosts;
  return targets.some((target) => target.domain !== host.domain && resembles(host, target));
}

function resembles(host: Host, target: Host): boolean {
  const labels = domainLabels(host);
  const targetLabels = domainLabels(target);
  const [name = ''] = labels;
  const [targetName = ''] = targetLabels;
  if (name === '' || targetName === '') return false;
  if (skeleton(labels.join('.')) === skeleton(targetLabels.join('.'))) return true;
  const isLong = targetName.length >= SHORTEST_NAME;
  return isLong && name !== targetName && skeleton(name) === skeleton(targetName);
}

/** Of the registrable domain, in Unicode: its name and its suffix. */
function domainLabels({ domain, unicode }: Host): readonly string[] {
  return domain === null || unicode === null ? [] : unicode.slice(-domain.split('.').length);
}
