import type { Address } from '../address.js';
import { type Host, isBelow, ownLabels } from '../host.js';
import { bareShape, shapeWithoutWords, skeleton } from '../skeleton.js';
import { isOf, SHORTEST_NAME, type Target } from '../targets.js';

/** With doubled letters left out of the comparison they are alike by chance sooner. */
const SHORTEST_STRETCHED_NAME = 5;

/** Protected names that are words of every day, which other sites use, too. */
const EVERYDAY_WORDS = ['live', 'office', 'sentry', 'wise', 'zoom'];

/** Suffixes whose names are the accounts of a host on which the brands are themselves, or where nobody has pages. */
const ACCOUNT_SUFFIXES = ['awsapps.com', 'github.io', 'gitlab.io'];

/** A name that can be taken for a protected one or for the server's. */
export function isLookalike({ host, targets }: Address): boolean {
  if (host.ip || host.private || host.unicode === null) return false;
  if (targets.some((target) => !target.own && isOf(host, target))) return false;
  const others = targets.filter((target) => !isOf(host, target));
  return others.some(resemblesDomain(host)) || others.some(resemblesName(host));
}

function resemblesDomain({ domain, unicode }: Host): (target: Target) => boolean {
  const labels = unicode ?? [];
  if (domain !== null) {
    const shape = skeleton(labels.slice(-domain.split('.').length).join('.'));
    return (target) => target.domainShape === shape;
  }
  const shape = `.${skeleton(labels.join('.'))}`;
  return (target) => shape.endsWith(`.${target.domainShape}`);
}

/** By the label that somebody registered, whatever is behind it. */
function resemblesName(host: Host): (target: Target) => boolean {
  const name = ownLabels(host).at(-1) ?? '';
  const shape = skeleton(name);
  const bare = bareShape(name);
  const stretched = squeeze(bare);
  const withoutWords = shapeWithoutWords(name);
  return (target) => {
    if (target.name.length < SHORTEST_NAME) return false;
    // The very name: see ownNameElsewhere for the server's. Of the others there are too many.
    if (name === target.name) return !target.own && isBrandOnShared(name, host);
    if (shape === target.nameShape) return true;
    // Developers put the site of a server on shared hosting under its own name, with or without hyphens.
    if (target.own && host.shared) return false;
    return (
      bare === target.bareShape ||
      (target.name.length >= SHORTEST_STRETCHED_NAME && stretched === squeeze(target.bareShape)) ||
      (!target.own && !EVERYDAY_WORDS.includes(target.name) && withoutWords === target.bareShape)
    );
  };
}

/** `google.web.app`: the first to ask for it has it. */
function isBrandOnShared(name: string, host: Host): boolean {
  const isAccount = ACCOUNT_SUFFIXES.some((suffix) => isBelow(host.name, suffix));
  return host.shared && !isAccount && !EVERYDAY_WORDS.includes(name);
}

/** `faceboook` and `gogle` as `facebok` and `gogle`. */
function squeeze(shape: string): string {
  return shape.replaceAll(/(.)\1+/gu, '$1');
}
