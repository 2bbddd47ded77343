// Letters that Unicode shows with the shape of an ASCII letter or digit, which comes first in each group. From the
// confusables data of UTS #39 (Unicode 17): single lower-case letters of scripts in common use that IDNA keeps as
// they are, with marks dropped from the target. Right-to-left letters are escaped, so that this file reads in order.
const LOOKALIKES =
  '2ƻ 3३૩ 6б 8ȣ৪੪ 9৭੧୨൭ aɑαа bƀƃɓѣҍ cȼсҫငၚᴄ dđƌɖɗԁ eɇеҽҿꬲ fƒքᵮẝꞙꬵ gƍǥɠɡցᶃ hħɦћһհꚕ iıɨɩɪιіւᵻᵼꙇ jɉϳј kƙ ' +
  'lłƚǀɫɭӏ\u05D5\u05DF\u0625\u0627\u0661\u0663\u06F1 nŋƞɳηղոռᵰ ' +
  'oøɵθοσоѳөօ\u05E1\u0647\u0665\u06BE\u06C1\u06D5\u06F5\u06FF०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐ០ᴏᴑ〇ꝋꬽꬾ pþƥƿρϸрᵽ qʠԛգզ ' +
  'rɍɼɽгғᴦᵲꭇꭈ sƽʂѕടᵴꜱ tŧƭᵵ uʋυџսሀᴜᵾꞟꭎꭒ vνѵ\u05D8\u0667\u06F7ᴠ wɯшѡѽԝաᴡꝡ xх yƴɏɣʏγуүұყᶌỿꭚ zƶȥʐᴢᵶ';

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
