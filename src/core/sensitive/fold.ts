// Text as a person reads it: what looks the same is the same text here. The word lists are folded by the same function,
// so they are written as people write.

/** Most UTF-16 units of a message that are looked at. */
const MOST = 10_000;

/** Letters that Unicode's decomposition leaves as they are, and capitals in the size of small letters. */
const LETTERS = pairs(
  'łl øo đd ıi ßs æa œo ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz یي کك ہه ةه ىي',
);

/**
 * Letters of other scripts with the shape of a Latin one, and digits and signs that are written for one. A list of its
 * own beside the one for addresses: a page with a form downloads no code for addresses, and here `i` is not `l`.
 */
const LOOKALIKES = pairs(
  'аa вb сc ԁd еe ҽe ғf ԍg һh нh іi їi јj кk ӏl мm пn оo рp ԛq гr ѕs тt υu ѵv ԝw шw хx уy үy зz ' +
    'αa βb ϲc δd εe ηn ιi κk λl μm νv οo ρp σo ςs τt χx γy ωw օo սu հh ոn ցg ɑa ɡg ɩi ʋv ƿp ' +
    '0o 1i 3e 4a 5s 7t @a $s !i |l',
);

/** A word in which letters may be disguised, and the letters that may be. */
const WORD = /[\p{L}\d@$!|]{2,}/gu;
const DISGUISE = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'u');
/** Single letters in a row: "P a s s", "P.I.N". */
const SPELLED = /(?:^|[^\p{L}\d])\p{L}(?:[\s._*|/:]{1,3}\p{L}(?![\p{L}\d]))+/gu;
/** Long words with gaps anywhere: "Pass word", "Pa ss.wo rd". Short ones would be found in pieces of other words. */
const GAPPED = new RegExp(
  ['password', 'passwort', 'passphrase', 'kennwort', 'contrasena', 'wachtwoord']
    .map((word) => `\\b${word.split('').join('[\\s._*|/]?')}`)
    .join('|'),
  'g',
);

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(' ').map((pair) => {
      const [from = '', to = ''] = pair;
      return [from, to];
    }),
  );
}

/** Lower case, no marks, nothing invisible, compatibility forms taken apart, one space between two words. */
function fold(text: string): string {
  const isPlain = !/[^\n -~]/.test(text);
  const plain = isPlain ? text.toLowerCase() : foldLetters(text);
  return plain.replace(/[\s_'`-]+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
}

function foldLetters(text: string): string {
  return (
    text
      // Greek capitals whose small letters look like others.
      .replace(/[ΝΗΥ]/g, (letter) => (letter === 'Ν' ? 'n' : letter === 'Η' ? 'h' : 'y'))
      .toLowerCase()
      .replace(
        /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu,
        inBox,
      )
      .normalize('NFKD')
      // One character can become 18.
      .slice(0, 2 * text.length + 20)
      .replace(/[\p{Mn}\p{DI}\u0640]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’‘´ʼ\u05be\u2010-\u2015・·]/g, ' ')
      .replace(/[^\n -~]/gu, (letter) => LETTERS.get(letter) ?? letter)
  );
}

/** Letters in squares, circles and flags: four alphabets, each in order. */
function inBox(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const start = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((first) => point >= first) ?? point;
  return String.fromCharCode(97 + point - start);
}

/** A text folded, and once more for each disguise that is found in it. */
export function readings(text: string): readonly string[] {
  const plain = fold(text);
  const bare = DISGUISE.test(plain) ? undisguise(plain) : plain;
  const joined = bare
    .replace(SPELLED, (row) => row.replace(/(?!^)\P{L}/gu, ''))
    .replace(GAPPED, (word) => word.replace(/[^a-z]/g, ''));
  return [...new Set([plain, bare, joined])];
}

/** What is looked at of a very long text; its end is what a person reads last. */
export function ends(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST / 2)}\n${text.slice(-MOST / 2)}`;
}

/** Words in Latin letters where all of them can be read so. Whole words of another script count in Latin texts only. */
function undisguise(text: string): string {
  const latin = text.replace(WORD, (word) => {
    if (/^[a-z]*$/.test(word) || !/\p{L}/u.test(word)) return word;
    const letters = Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
    return /^[a-z]*$/.test(letters) ? letters : word;
  });
  if (!/\p{L}/u.test(latin.replace(/[a-z]+/g, ''))) return latin;
  return text.replace(WORD, (word) => {
    if (!/[a-z]/.test(word) || /^[a-z]*$/.test(word)) return word;
    return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
  });
}

/** Where a word begins, in folded text. */
export const EDGE = '(?:^|[\\n -/:-@\\[-`{-¿])';

/**
 * Lists of words as the source of one expression. Folded as the texts are; `§` is the rest of a word that is not Latin. No
 * look-behind: Safari before 16.4 refuses an expression that has one. No `\p{L}` and no long `{0,4}`: a hundred of them
 * take 100 ms to compile.
 */
export function phrases(...lists: readonly string[]): string {
  const folded = lists.join('|').replace(/[^\n -~§]+/g, fold);
  return folded.replaceAll('§', '[^\\n -~]*');
}

/** As above, and a space is a gap or none: "api key", "apikey". */
export function words(...lists: readonly string[]): string {
  return phrases(...lists).replaceAll(' ', '\\s?');
}
