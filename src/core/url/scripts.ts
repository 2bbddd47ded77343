/** The scripts in common use: "Recommended" in UAX #31, table 5. */
const RECOMMENDED = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya ' +
  'Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan Han Hiragana Katakana Bopomofo Hangul'
).split(' ');

const SHARED = '\\p{scx=Common}\\p{scx=Inherited}';

function letters(...scripts: string[]): string {
  return scripts.map((script) => `\\p{scx=${script}}`).join('');
}

function onlyOf(set: string): RegExp {
  return new RegExp(`^[${set}${SHARED}]*$`, 'u');
}

/** Each one matches a label that is written in one script, or in scripts that go together. */
export const WRITING_SYSTEMS: readonly RegExp[] = [
  ...RECOMMENDED.map((script) => onlyOf(letters(script))),
  // Highly Restrictive (UTS #39 §5.2): beside CJK only the plain Latin letters.
  onlyOf(`a-z${letters('Han', 'Hiragana', 'Katakana')}`),
  onlyOf(`a-z${letters('Han', 'Bopomofo')}`),
  onlyOf(`a-z${letters('Han', 'Hangul')}`),
];

/** A letter of a script in common use; shared marks and digits do not count. */
export const RECOMMENDED_LETTER = new RegExp(
  `[${RECOMMENDED.map((script) => `\\p{sc=${script}}`).join('')}]`,
  'u',
);

/** Any character of another script. */
export const OTHER_SCRIPT = new RegExp(`[^${letters(...RECOMMENDED)}${SHARED}]`, 'u');
