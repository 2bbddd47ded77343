import type { Bound } from '../notices.js';
import { isObject } from './json.js';

/** How much schema is looked at; beyond it there is no form, only decline and cancel. */
export const BOUNDS = {
  /** UTF-16 units of the schema written as JSON. */
  size: 1 << 20,
  /** Objects and arrays inside one another. */
  depth: 32,
  /** As many names may be required. */
  properties: 10_000,
  /** Of all fields together. */
  options: 100_000,
  /** References behind one another. */
  references: 32,
  /** UTF-16 units after every reference was followed. */
  expansion: 1 << 24,
} as const satisfies Record<Bound, number>;

interface Scale {
  left: number;
  beyond?: Bound;
}

/** The size of untrusted JSON, or the bound that it exceeds. Stops there: a cycle is only a deep schema. */
export function weigh(value: unknown, limit: number = BOUNDS.size): number | Bound {
  const scale: Scale = { left: limit };
  lay(value, 1, scale);
  if (scale.beyond) return scale.beyond;
  return limit - scale.left;
}

function lay(value: unknown, depth: number, scale: Scale): void {
  if (typeof value === 'string') scale.left -= value.length + 2;
  else if (Array.isArray(value)) layAll(value, depth, scale);
  else if (isObject(value)) layMembers(value, depth, scale);
  else scale.left -= 5;
  if (scale.left < 0) scale.beyond ??= 'size';
}

function layAll(list: readonly unknown[], depth: number, scale: Scale): void {
  if (depth > BOUNDS.depth) scale.beyond ??= 'depth';
  scale.left -= list.length + 2;
  if (scale.left < 0) scale.beyond ??= 'size';
  for (let i = 0; i < list.length && !scale.beyond; i++) lay(list[i], depth + 1, scale);
}

function layMembers(object: Readonly<Record<string, unknown>>, depth: number, scale: Scale): void {
  if (depth > BOUNDS.depth) scale.beyond ??= 'depth';
  scale.left -= 2;
  for (const key of Object.keys(object)) {
    if (scale.beyond) return;
    scale.left -= key.length + 4;
    lay(object[key], depth + 1, scale);
  }
}
