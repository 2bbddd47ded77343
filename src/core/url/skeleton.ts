// Letters that have the shape of the ASCII letter or digit at the head of their group. From Unicode's confusables data
// (UTS #39, version 17): single lower-case letters of scripts in common use, which IDNA keeps as they are, with the
// marks dropped from what they resemble. Right-to-left letters are left out: IDNA lets none stand beside Latin ones.
const LOOKALIKES =
  '2ƻ 6б 8ȣ aɑαа bƀƃɓѣҍ cȼсҫငၚᴄ dđƌɖɗԁ eɇеҽҿꬲ fƒքᵮẝꞙꬵ gƍǥɠɡցᶃ hħɦћһհꚕ iıɨɩɪιіւᵻᵼꙇ jɉϳј kƙ ' +
  'lłƚǀɫɭӏ nŋƞɳηղոռᵰ oøɵθοσоѳөօଠഠဝჿዐᴏᴑ〇ꝋꬽꬾ pþƥƿρϸрᵽ qʠԛգզ ' +
  'rɍɼɽгғᴦᵲꭇꭈ sƽʂѕടᵴꜱ tŧƭᵵ uʋυџսሀᴜᵾꞟꭎꭒ vνѵᴠ wɯшѡѽԝաᴡꝡ xх yƴɏɣʏγуүұყᶌỿꭚ zƶȥʐᴢᵶ';

const ASCII_OF = new Map(
  LOOKALIKES.split(' ').flatMap((group) => {
    const [ascii = '', ...letters] = group;
    return letters.map((letter) => [letter, ascii] as const);
  }),
);

/**
 * The shape of a name: two names that can be taken for each other have the same one. `i`, `l` and `1` are one class,
 * because the data reads the Cyrillic palochka (U+04CF) now as `i`, now as `l`.
 */
export function skeleton(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => ASCII_OF.get(letter) ?? letter)
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
