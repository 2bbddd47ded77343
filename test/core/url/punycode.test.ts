import * as fc from 'fast-check';
import punycode from 'punycode/punycode.js';
import { describe, expect, it } from 'vitest';
import { decodePunycode } from '../../../src/core/url/punycode.js';

function oracle(label: string): string | null {
  try {
    return punycode.decode(label);
  } catch {
    return null;
  }
}

describe('Punycode, with a library as the oracle', () => {
  it.each(['mnchen-3ya', 'fiq228c', 'tda', 'egbpdaj6bu4bxfgehfvwxn', '3B-ww4c5e180e575a65lsy2b'])(
    'reads %s',
    (label) => {
      expect(decodePunycode(label)).toBe(oracle(label));
      expect(decodePunycode(label)).not.toBeNull();
    },
  );

  it.each(['é', 'a.b', '-a', 'a_b', '99999999', 'zzzzzzzzzz', '--', 'Z'])(
    'refuses %s as the library does',
    (label) => {
      expect(decodePunycode(label)).toBe(oracle(label));
    },
  );

  it('reads back any word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (word) => {
        expect(decodePunycode(punycode.encode(word))).toBe(word);
      }),
      { numRuns: 5000 },
    );
  });

  it('finds in any letters what the library finds', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_é'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 20 }), (label) => {
        expect(decodePunycode(label)).toBe(oracle(label));
      }),
      { numRuns: 20_000 },
    );
  });
});
