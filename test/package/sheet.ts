// Reads a built style sheet as far as the tests need it.

/** One rule, without what stands around it. */
export interface Rule {
  selectors: readonly string[];
  declarations: readonly string[];
  /** Whether a `@layer` stands around it. */
  layered: boolean;
}

/** Splits at commas that stand outside parentheses. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** All style rules in order; steps of `@keyframes` are left out. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  for (const [, prelude = '', body] of sheet.matchAll(/([^{};]*)(?:\{([^{}]*)\}|\{|\})/g)) {
    if (body === undefined) {
      if (prelude === '') around.pop();
      else around.push(prelude);
    } else if (!around.at(-1)?.startsWith('@keyframes')) {
      rules.push({
        selectors: splitList(prelude),
        declarations: body.split(';').filter((declaration) => declaration.trim() !== ''),
        layered: around.some((at) => at.startsWith('@layer')),
      });
    }
  }
  return rules;
}

/** How many attributes and classes a selector weighs; what stands in `:where()` weighs nothing. */
export function weightOf(selector: string): number {
  let counted = '';
  let depth = 0;
  for (const [token] of selector.matchAll(/:where\(|\(|\)|[^():]+|:/g)) {
    if (depth > 0 || token === ':where(') {
      if (token.endsWith('(')) depth++;
      if (token === ')') depth--;
    } else counted += token;
  }
  return counted.replaceAll(/::?(?:before|after|backdrop)/g, '').match(/\[|\.|:/g)?.length ?? 0;
}

/** The two colours of each private alias, as the sheet has them: `--_bg` → light, dark. */
export function colours(sheet: string): Map<string, readonly [string, string]> {
  const found = sheet.matchAll(
    /--_([\w-]+):\s*var\(\s*--elicit-\1,\s*(?:var\(--[\w-]+,\s*)?light-dark\((#\w+),\s*(#\w+)\)/g,
  );
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}
