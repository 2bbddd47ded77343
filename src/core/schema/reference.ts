import { BOUNDS, weigh } from './bounds.js';
import { isObject, own } from './json.js';
import type { Place } from './compilation.js';

interface Found {
  readonly target: unknown;
  readonly path: readonly string[];
  readonly reference: string;
}

/** Where a local reference leads, or undefined: remote, missing, cyclic or too deep ones are never followed. */
export function follow(
  reference: string,
  place: Place,
  chain: readonly string[],
): Found | undefined {
  if (chain.length >= BOUNDS.references || chain.includes(reference)) return undefined;
  const path = readPointer(reference);
  if (!path) return undefined;
  const target = path.reduce<unknown>(step, place.run.root);
  if (target === undefined || !pay(target, place)) return undefined;
  return { target, path, reference };
}

function step(at: unknown, key: string): unknown {
  if (Array.isArray(at)) return /^(0|[1-9]\d{0,6})$/.test(key) ? at[Number(key)] : undefined;
  return isObject(at) ? own(at, key) : undefined;
}

/** RFC 6901 in a URI fragment. */
function readPointer(reference: string): readonly string[] | undefined {
  if (reference === '#') return [];
  if (!reference.startsWith('#/')) return undefined;
  try {
    const keys = decodeURIComponent(reference.slice(2)).split('/');
    return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return undefined; // a stray percent sign
  }
}

/** What following one costs, whatever it leads to. */
const STEP = 1024;

/** References that lead to references multiply; what they lead to is counted, so that it ends. */
function pay(target: unknown, { run }: Place): boolean {
  const weight = weigh(target);
  if (typeof weight === 'number') run.expansion += weight + STEP;
  if (run.expansion > BOUNDS.expansion) run.beyond ??= 'expansion';
  return !run.beyond;
}
