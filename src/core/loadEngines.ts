import type { Program } from './engines/pattern.js';
import type { Engines, Field, FormModel, Notice } from './model.js';

/** What compiling all patterns of a form may cost (some 200 ms), as `compileCost` counts. */
const MOST_COST = 16_000;
/** What is compiled in one go (some 50 ms); then the page has its turn. */
const COST_OF_A_TURN = 4_000;
/** Instructions times UTF-16 units of one check of all patterns (some 200 ms). */
const MOST_STEPS = 16_000_000;

/**
 * Loads on demand what this form needs: nothing where there is no pattern. What does not arrive is left out, and the
 * patterns are left to the server. `notices` names those that the engine cannot read, or that are beyond what a form
 * may cost.
 */
export async function loadEngines(model: FormModel): Promise<Engines> {
  const patterned = model.fields.flatMap((field) =>
    patternsOf(field).map((pattern) => ({ name: field.name, pattern })),
  );
  if (patterned.length === 0) return {};
  try {
    const { compilePattern, costOf } = await import('./engines/pattern.js');
    const programs = new Map<string, Program>();
    let left = MOST_COST;
    let turn = COST_OF_A_TURN;
    for (const source of new Set(patterned.map(({ pattern }) => pattern))) {
      const cost = costOf(source);
      if (cost > left) continue;
      left -= cost;
      if (turn < COST_OF_A_TURN && cost > turn) {
        await new Promise((resolve) => setTimeout(resolve));
        turn = COST_OF_A_TURN;
      }
      turn -= cost;
      const program = compilePattern(source);
      if (program) programs.set(source, program);
    }
    const unread = patterned.filter(({ pattern }) => !programs.has(pattern));
    return {
      pattern: matcherOf(programs, patterned.length - unread.length),
      notices: unread.map(({ name }) => unchecked(name)),
    };
  } catch {
    return {}; // the chunk did not arrive
  }
}

/** Each check has its share of what a send may cost. A longer one is left to the server. */
function matcherOf(programs: ReadonlyMap<string, Program>, checks: number): Engines['pattern'] {
  const share = MOST_STEPS / checks;
  return (source) => {
    const program = programs.get(source);
    if (!program) return null;
    return (text) => program.size * text.length > share || program.test(text);
  };
}

function patternsOf(field: Field): readonly string[] {
  if (field.kind !== 'text') return [];
  const own = field.pattern === undefined ? [] : [field.pattern];
  return [...own, ...(field.alternatives ?? []).flatMap(patternsOf)];
}

function unchecked(name: string): Notice {
  return { code: 'pattern-unchecked', path: ['properties', name, 'pattern'], keyword: 'pattern' };
}
