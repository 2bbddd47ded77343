// What cannot be seen in a server's text, written out.

/** Controls, bidi, zero-width, tags, lone surrogates, blanks beside the space: what cannot be seen, or moves what can. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/**
 * In a text that somebody writes. Joiners and variation selectors belong to emoji and to many scripts: only after a Latin,
 * Greek or Cyrillic letter, a digit or a sign they have no use.
 */
const HIDDEN =
  /(?![\t\n\r]|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=^|[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?:\u200c|\u200d|\ufe0e|\ufe0f)(?!\u20e3)/u;

/** Whether something in a text of several lines is hidden. */
export function hasHidden(text: string): boolean {
  return HIDDEN.test(text);
}

/** The first `cap` characters, with what cannot be seen as `\u{202e}`. */
export function writtenOut(text: string, cap: number): string {
  const characters = Array.from(text.slice(0, 2 * cap));
  const shown = characters.slice(0, cap).map((c) => (UNSEEN.test(c) ? escapeOf(c) : c));
  const isCut = characters.length > cap || text.length > 2 * cap;
  return shown.join('') + (isCut ? '…' : '');
}

function escapeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
