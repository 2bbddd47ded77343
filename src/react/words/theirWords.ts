// Our sentences are ours: a server's word in them must not go on speaking as we do.

/** What a sentence can bear, in graphemes. The whole word is at its own place: the label of the field, the card's details. */
export const MOST = 60;

/** Reads as a name: a few words, and nothing that ends or opens a sentence. French sets a no-break space before “?”. */
const NAME = /^[\p{L}\p{N}\p{M} \u00A0\u202F_\-’'&()/@+#.]{1,40}[?？؟]?$/u;
const MANY_WORDS = /\S\s+\S+\s+\S+\s+\S+\s+\S+\s+\S/;

function isName(word: string): boolean {
  return NAME.test(word) && !MANY_WORDS.test(word) && !/\.\s/.test(word);
}

/** The first graphemes, and an ellipsis. */
function short(word: string, most = MOST): string {
  if (word.length <= most) return word;
  // No mark is cut off its letter; and no more is looked at than can be shown.
  const graphemes = Array.from(new Intl.Segmenter().segment(word.slice(0, 20 * most)));
  if (graphemes.length <= most && word.length <= 20 * most) return word;
  return `${graphemes
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** Whether a sentence shows only the beginning of a word. */
export function isCutInSentences(word: string): boolean {
  return !isName(word) && short(word) !== word;
}

/** A server's word as it stands in a sentence of ours: short, and in quotes unless it reads as a name. @param quotes with `{words}` */
export function theirWord(word: string, quotes: string, most = MOST): string {
  return isName(word) ? word : quotes.replace('{words}', () => short(word, most));
}
