import type { Engines, FormModel } from './model.js';

/** Loads on demand what this form needs. Without a pattern in it, nothing is loaded; what cannot be loaded is left out. */
export async function loadEngines(model: FormModel): Promise<Engines> {
  const patterned = model.fields.some(
    (field) => field.kind === 'text' && field.pattern !== undefined,
  );
  if (!patterned) return {};
  try {
    const { compilePattern } = await import('./engines/pattern.js');
    return { pattern: compilePattern };
  } catch {
    return {}; // the chunk did not arrive: patterns are left to the server
  }
}
