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
  return counted.replaceAll(/::?(?:before|after)/g, '').match(/\[|\.|:/g)?.length ?? 0;
}

/** The two colours of each private alias, as the sheet has them: `--_bg` → light, dark. */
export function colours(sheet: string): Map<string, readonly [string, string]> {
  const found = sheet.matchAll(
    /--_([\w-]+):\s*var\(\s*--elicit-\1,\s*(?:var\(--elicit-[\w-]+,\s*)?light-dark\((#\w+),\s*(#\w+)\)/g,
  );
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
