import type { Engines, Field, FormModel, Notice } from './model.js';

/**
 * Loads on demand what this form needs: nothing where there is no pattern. What does not arrive is left out, and the
 * patterns are left to the server. `notices` names those that the engine cannot read.
 */
export async function loadEngines(model: FormModel): Promise<Engines> {
  const patterned = model.fields.flatMap((field) =>
    patternsOf(field).map((pattern) => ({ name: field.name, pattern })),
  );
  if (patterned.length === 0) return {};
  try {
    const { compilePattern } = await import('./engines/pattern.js');
    const unread = patterned.filter(({ pattern }) => compilePattern(pattern) === null);
    return { pattern: compilePattern, notices: unread.map(({ name }) => unchecked(name)) };
  } catch {
    return {}; // the chunk did not arrive
  }
}

function patternsOf(field: Field): readonly string[] {
  if (field.kind !== 'text') return [];
  const own = field.pattern === undefined ? [] : [field.pattern];
  return [...own, ...(field.alternatives ?? []).flatMap(patternsOf)];
}

function unchecked(name: string): Notice {
  return { code: 'pattern-unchecked', path: ['properties', name, 'pattern'], keyword: 'pattern' };
}
