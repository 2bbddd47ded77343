/** The scripts in common use: "Recommended" in UAX #31, table 5. */
const RECOMMENDED = (
  'Latn Cyrl Grek Armn Geor Hebr Arab Thaa Ethi Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Khmr ' +
  'Mymr Tibt Hani Hira Kana Bopo Hang'
).split(' ');

// Common (digits, the hyphen) and Inherited (marks).
const SHARED = '\\p{scx=Zyyy}\\p{scx=Zinh}';

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
  onlyOf(`a-z${letters('Hani', 'Hira', 'Kana')}`),
  onlyOf(`a-z${letters('Hani', 'Bopo')}`),
  onlyOf(`a-z${letters('Hani', 'Hang')}`),
];

/** A letter of a script in common use; shared marks and digits do not count. */
export const RECOMMENDED_LETTER = new RegExp(
  `[${RECOMMENDED.map((script) => `\\p{sc=${script}}`).join('')}]`,
  'u',
);

/** Any character of another script. */
export const OTHER_SCRIPT = new RegExp(`[^${letters(...RECOMMENDED)}${SHARED}]`, 'u');
