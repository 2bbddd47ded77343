import type { Address } from '../address.js';
import { isDnsName } from '../dnsName.js';
import { ownLabels } from '../host.js';
import { skeleton } from '../skeleton.js';
import { isOf, SHORTEST_NAME, type Target } from '../targets.js';

/** Names that are long enough to be found at the end of another word. */
const LONG_NAME = 6;

const SEPARATOR = /[._-]+/;

/**
 * A protected domain or the server's appears inside the name of another one: `google.com-login.evil.example`, also with
 * `_` or `--` or nothing between its parts, and with look-alike letters. Of a name alone only an imitation counts
 * (`g00gle.evil.example`): as it is written, it is what honest sites call what they do with the other one.
 */
export function hasEmbeddedDomain({ host, targets }: Address): boolean {
  if (host.ip || host.private || !isDnsName(host.name)) return false;
  const labels = ownLabels(host);
  const shapes = labels.map(skeleton);
  const parts = shapes.join('.').split(SEPARATOR);
  return targets.some(
    (target) =>
      !isOf(host, target) &&
      (holds(parts, target, target.own && host.shared) || isImitated(labels, shapes, target)),
  );
}

/** Without separators it is only a word, which a server's own developers may use on shared hosting. */
function holds(parts: readonly string[], target: Target, isOwnOnShared: boolean): boolean {
  const wanted = target.domainShape.split(SEPARATOR);
  if (`-${parts.join('-')}-`.includes(`-${wanted.join('-')}-`)) return true;
  if (target.name.length < SHORTEST_NAME || isOwnOnShared) return false;
  const word = wanted.join('');
  const isLong = target.name.length >= LONG_NAME;
  return hasRun(parts, word) || (isLong && parts.some((part) => part.endsWith(word)));
}

/** Whether parts beside each other, taken together, are the word. */
function hasRun(parts: readonly string[], word: string): boolean {
  return parts.some((_, start) => {
    let run = '';
    for (let end = start; run.length < word.length && end < parts.length; end += 1) {
      run += parts[end] ?? '';
    }
    return run === word;
  });
}

/** In front of the label that somebody registered; that one is isLookalike's. */
function isImitated(
  labels: readonly string[],
  shapes: readonly string[],
  { name, nameShape }: Target,
): boolean {
  return (
    name.length >= SHORTEST_NAME &&
    shapes.slice(0, -1).some((shape, index) => shape === nameShape && labels[index] !== name)
  );
}
