// Letters that have the shape of the ASCII letter or digit at the head of their group. Single lower-case letters of
// scripts in common use, which IDNA keeps as they are, with the marks dropped from what they resemble. From Unicode's
// confusables data (UTS #39, version 17), and from the list by which Chromium supplements it (skeleton_generator in
// url_formatter): к, т, п, в, м, ω, χ, Thai and Indic letters and digits. Our own: τ, и, μ, π, ς, ε, ß, β, ъ, յ, լ, small
// capitals.
// Right-to-left letters are left out: IDNA does not allow them in a label with Latin ones.
const LOOKALIKES =
  '2ƻ२২੨૨೩೭շ 3зҙӡउওਤ੩૩౩ဒვპ 4੫丩ㄐ 6бճ 8ȣ৪੪୫ 9૭୨౨ aᴀɑαа bʙƀƃɓѣҍƅьвßβъ cȼсҫငၚᴄς dᴅđƌɖɗԁԃძ eᴇɇеҽҿꬲєၔε ' +
  'fꜰƒքᵮẝꞙꬵғӻ gɢƍǥɠɡցᶃԍဌ hʜħɦћһհꚕнңҥӈӊԋԧԩ iıɨɩɪιіւᵻᵼꙇ jᴊɉϳј၂յ kᴋƙĸκкқҝҟҡӄԟ lʟłƚǀɫɭӏլ mᴍмӎ ' +
  'nɴŋƞɳηղոռᵰпԥกπ oøɵθοσоѳөօଠഠဝჿዐᴏᴑ〇ꝋꬽꬾ०০੦૦୦೦ pᴘþƥƿρϸрᵽϼҏ qʠԛգզ৭੧૧ rʀɍɼɽгᴦᵲꭇꭈґ sƽʂѕടᵴꜱรຣຮ ' +
  'tᴛŧƭᵵтҭԏ七丅丆丁τ uʋυџսሀᴜᵾꞟꭎꭒบບиμ vνѵᴠ wɯшѡѽԝաᴡꝡωщพฟພຟ xхχҳӽӿ乂 yƴɏɣʏγуүұყᶌỿꭚ丫 zƶȥʐᴢᵶ';

const ASCII_OF = new Map([
  ['æ', 'ae'],
  ['ӕ', 'ae'],
  ['œ', 'oe'],
  ...LOOKALIKES.split(' ').flatMap((group) => {
    const [ascii = '', ...letters] = group;
    return letters.map((letter) => [letter, ascii] as const);
  }),
]);

/** What is read as something else at a glance, in the order in which it is folded. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  // One class, because the data reads the Cyrillic palochka (U+04CF) now as `i`, now as `l`.
  [/[1i]/g, 'l'],
  // Digits for letters: shapes, and the habit of writing `payp4l`.
  [/0/g, 'o'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/[68]/g, 'b'],
  [/[9q]/g, 'g'],
  // Two letters that close up to one.
  [/rn|nn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** The shape of a name: two names that can be taken for each other have the same one. */
export function skeleton(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => ASCII_OF.get(letter) ?? letter);
  return FOLDS.reduce((folded, [shape, letter]) => folded.replaceAll(shape, letter), letters);
}

/** Hyphens are easily overlooked, and as easily added (`git-hub`, `acmecrm`). */
export function bareShape(name: string): string {
  return skeleton(name.replaceAll('-', ''));
}

/** What imitations put beside a name: where one signs in, or is asked to act at once. */
const BESIDE_NAME =
  /^(?:accounts?|alerts?|billing|log[io]n|password|recover|recovery|secure|security|sign[io]n|support|unlock|update|verification|verify|wallet)$/;

/** Of `paypal-login` that of `paypal`; empty where no such word is beside the name. */
export function shapeWithoutWords(name: string): string {
  const parts = name.replaceAll(/\b(sign|log)-([io]n)\b/g, '$1$2').split('-');
  const rest = parts.filter((part) => !BESIDE_NAME.test(part));
  return rest.length < parts.length ? bareShape(rest.join('')) : '';
}
