import { RE2JS } from 're2js';
import { mayBeRegular } from './readable.js';
import { compileCost } from './size.js';
import { toRe2 } from './translate.js';

/** A pattern that was compiled. */
export interface Program {
  /** Instructions. */
  readonly size: number;
  /** A search in linear time whatever the pattern. */
  readonly test: (text: string) => boolean;
}

const MOST_KNOWN = 200;
const known = new Map<string, Program | null>();

/** What compiling a pattern costs; Infinity for one that RE2 cannot read. */
export function costOf(source: string): number {
  return mayBeRegular(source) ? compileCost(source) : Infinity;
}

/** Null for a pattern that RE2 cannot read. Ask for its cost first. */
export function compilePattern(source: string): Program | null {
  const cached = known.get(source);
  if (cached !== undefined) return cached;
  if (known.size >= MOST_KNOWN) known.clear();
  const program = compile(source);
  known.set(source, program);
  return program;
}

function compile(source: string): Program | null {
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(toRe2(source)));
    return { size: Math.max(pattern.programSize(), 1), test: (text) => pattern.test(text) };
  } catch {
    return null;
  }
}
