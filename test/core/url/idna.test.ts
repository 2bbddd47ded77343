import * as fc from 'fast-check';
import punycode from 'punycode/punycode.js';
import { toUnicode } from 'tr46';
import { describe, expect, it } from 'vitest';
import { inspectUrl } from '../../../src/core/index.js';
import { aLabels } from './aLabels.js';

/** Letters, marks, joiners and symbols that IDNA keeps, maps, drops, refuses, or allows in some company only. */
const PIECES = (
  'a é 1 ß ς ø ı - а в א ا ب ० क ष 漢 か ー 한 \u0301 \u0308 \u094D \u200C \u200D \u00B7 \u0375 \u05F3 \u30FB \u0660 ' +
  '\u06F0 \u00AD \u2024 \u3002 \uFF41 \uFB01 \u2102 \u00C9 \u0130 \u0345 \u2F0B \u2260 \u2044 \u2603 \u{1F34C} ' +
  '\u{1D41A} \uFFFD \u202E \u{E0061}'
).split(' ');

/** As the URL Standard asks for it ("domain to Unicode"). */
function oracle(host: string): string | null {
  const { domain, error } = toUnicode(host, { checkBidi: true, checkJoiners: true });
  return error ? null : domain;
}

function decoded(host: string): string | null {
  return inspectUrl(`https://${host}/`).display.unicodeHost;
}

function encode(label: string): string {
  return /\P{ASCII}/u.test(label) ? `xn--${punycode.encode(label)}` : label;
}

describe('IDNA, with tr46 as the oracle', () => {
  it('agrees on each pair of pieces', () => {
    const labels = PIECES.flatMap((first) => ['', ...PIECES].map((second) => first + second));
    const hosts = labels.map((label) => `${encode(label)}.example`);
    const wrong = hosts.filter((host) => host.startsWith('xn--') && decoded(host) !== oracle(host));
    expect(wrong).toEqual([]);
  });

  it('agrees on names of several labels', () => {
    const label = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 });
    const name = fc.array(label, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(name, (parts) => {
        const host = [...parts.map((pieces) => encode(pieces.join(''))), 'example'].join('.');
        fc.pre(host.includes('xn--'));
        expect(decoded(host)).toBe(oracle(host));
      }),
      { numRuns: 3000 },
    );
  });

  it.each(aLabels.valid)('accepts xn--%s', (label) => {
    const host = `xn--${label}.example`;
    expect(oracle(host)).not.toBeNull();
    expect(decoded(host)).toBe(oracle(host));
  });

  it.each(aLabels.invalid)('refuses xn--%s', (label) => {
    const host = `xn--${label}.example`;
    expect(oracle(host)).toBeNull();
    expect(decoded(host)).toBeNull();
  });
});
