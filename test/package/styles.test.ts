import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildSheet } from '../../scripts/styles.mjs';
import { contrast, pairs } from '../contrast.js';
import { colours, rulesOf, weightOf } from './sheet.js';

const layered = await buildSheet({ layered: true });
const unlayered = await buildSheet({ layered: false });
const both = [
  ['layered', layered],
  ['unlayered', unlayered],
] as const;

describe.each(both)('the %s sheet', (_, sheet) => {
  const rules = rulesOf(sheet);
  const declarations = rules.flatMap((rule) => rule.declarations);

  test('costs at most 6.2 kB', () => {
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(6200);
  });

  test('touches nothing but the kit’s own parts', () => {
    expect(rules.length).toBeGreaterThan(100);
    const selectors = rules.flatMap((rule) => rule.selectors);
    const others = selectors.filter((selector) => !selector.includes('[data-elicit-part'));
    expect(others).toEqual([]);
    expect(sheet).not.toMatch(/@font-face|@import|@namespace|@property|url\(/);
  });

  test('is !important only in what is visually hidden', () => {
    const loud = rules.filter((rule) =>
      rule.declarations.some((one) => one.includes('!important')),
    );
    expect(
      loud.map((rule) => rule.selectors.map((selector) => /=(\w+)/.exec(selector)?.[1])),
    ).toEqual([['hidden', 'status']]);
  });

  test('knows start and end, not left and right', () => {
    const physical =
      /^\s*(?:(?:min-|max-)?(?:width|height)|(?:[\w-]+-)?(?:left|right|top|bottom)(?:-[\w-]+)?|float|clear)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
    expect(declarations.filter((declaration) => physical.test(declaration))).toEqual([]);
  });

  test('reads public tokens and never sets them', () => {
    expect(declarations.filter((one) => one.trim().startsWith('--elicit-'))).toEqual([]);
  });

  test('repeats every colour for browsers without light-dark()', () => {
    const [, repeated = ''] = sheet.split('@supports not (color: light-dark(').slice(-2);
    expect(colours(sheet).size).toBe(25);
    const missing = [...colours(sheet)].filter(
      ([, [light, dark]]) =>
        !repeated.includes(`var(--_if-light, ${light}) var(--_if-dark, ${dark})`),
    );
    expect(missing).toEqual([]);
  });
});

test('the layered sheet yields to any rule of the host', () => {
  const rules = rulesOf(layered);
  expect(rules.filter((rule) => !rule.layered)).toEqual([]);
  expect(new Set(rules.flatMap((rule) => rule.selectors.map(weightOf)))).toEqual(new Set([0]));
});

test('each selector of the unlayered sheet keeps one attribute’s weight, two where resets name types', () => {
  const rules = rulesOf(unlayered);
  expect(rules.filter((rule) => rule.layered)).toEqual([]);
  const typed =
    /^\[data-elicit-part=(?:action|choice-input|close|control|copy|field-action|jump|message-more)\]/;
  const wrong = rules
    .flatMap((rule) => rule.selectors)
    .filter((selector) => {
      const subject = selector.replace(/^:where\(.*?\)[ >+~]*/, '');
      return weightOf(selector) !== (typed.test(subject) ? 2 : 1);
    });
  expect(wrong).toEqual([]);
});

test('both sheets say the same', () => {
  const [one, other] = [layered, unlayered].map((sheet) =>
    rulesOf(sheet).flatMap((rule) => rule.declarations),
  );
  expect(one).toEqual(other);
});

describe.each(both)('36 contrast in the %s sheet', (_, sheet) => {
  const table = colours(sheet);
  const rows = pairs.flatMap(([need, front, backs]) =>
    backs.flatMap((back) =>
      (['light', 'dark'] as const).map((scheme) => ({ need, front, back, scheme })),
    ),
  );
  test.each(rows)('$front on $back, $scheme: at least $need', ({ need, front, back, scheme }) => {
    const at = scheme === 'light' ? 0 : 1;
    const one = table.get(front)?.[at] ?? '';
    const other = table.get(back)?.[at] ?? '';
    expect(contrast(one, other)).toBeGreaterThanOrEqual(need);
  });
});
