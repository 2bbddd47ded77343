// How people ask for something to be typed, and how they say that it must not be.
import { EDGE, phrases } from './fold.js';

const GIVING =
  'enter|type|write|give|tell|put|share|send|submit|provide|paste|include|post|disclose|reveal|ask|add|use|' +
  'supply|insert|input|say|hand|mention|upload|request';

/** A sentence with one of these asks for what it names; the ends of words do not matter. */
const REQUESTS = [
  // English
  `${GIVING}|confirm|fill|key in|reply with|respond|answer with|specify|copy|verify|state|repeat|need|` +
    `requir|what (?:is|are|s)|let (?:us|me) (?:have|know)|please|your .{1,20} (?:here|below)|` +
    `(?:can|may|could) (?:i|we) have`,
  // German and Dutch
  'gib|geb|ein(?:zu)?geb|eintrag|eingabe|tipp|nenn|brauch|benotig|bestatig|wie (?:lautet|ist)|mitteil|' +
    'teilen sie|schick|senden|trag|bitte|schreib|angeb|voer|typ|vul|geef|wat is|stuur|bevestig|plak|nodig|' +
    'invoer|invul|graag',
  // Spanish, French, Italian, Portuguese
  'introdu|escri|ingres|indi[qc]|facilit|proporcion|envi|tecle|cual es|necesit|confirm|pegu?[ae]|por favor|' +
    'saisi|entre[rz]|tape[rz]|donne[rz]|communiqu|envoy|quel(?:le)? est|colle[rz]|fourni|renseign|besoin|' +
    'veuillez|ecri|inseri|digit|scriv|forni|invi|qual e|conferm|incoll|serve|per favore|immett|comunic|' +
    'insira|inform|cole|forneca|precis|coloque',
  // Polish, Turkish, Vietnamese
  'podaj|wpis|wprowadz|napisz|wysl|jakie? jest|potrzeb|potwierdz|wklej|pros[zi]|gir(?:in|me)|yazin|nedir|' +
    'gonder|paylas|dogrula|gerek|lutfen|ihtiyac|nhap|cung cap|dien|gui cho|cho biet|la gi|vui long|xac nhan|' +
    'hay',
];
const REQUESTS_OTHER = [
  // Russian
  'введ|ввод|укаж|указать|напиш|сообщ|отправ|как(?:ой|ов)|пришл|подтверд|встав|нуж(?:ен|на|ны)|пожалуйста|назов',
  // Japanese and Chinese
  '入力|記入|教え|お知らせ|送信|ください|下さい|必要|何です|貼り付け|お願い|伝え|[输輸]入|填|提供|告[诉訴]|[发發](?:送)?[给給]|是什[么麼]|[请請]|需要|确认|確認|粘[贴貼]',
  // Korean
  '입력|알려|적어|제공|보내|무엇|필요|주세요|주십시오|작성|기재|붙여',
  // Arabic
  'ادخ|اكتب|قدم|ارسل|ما ه[يو]|يرجي|شارك|زود|نحتاج|اكد|الرجاء|من فضلك|ضع|اعط',
  // Hindi
  'दर्ज|लिख|बताए|बताइ|डाल|टाइप|भेज|क्या है|कृपया|चाहिए|दीजिए',
  // Hebrew
  'הזן|הזינ|הזין|הקל[ידד]|הכניס|כתוב(?!ת)|כתבו|לרשום|לשלוח|שלחו|למסור|לספק|מלאו|למלא|לאשר|הדב[יק]|מה[וי] |אנא|נא |דרוש|נדרש',
];

/** Asks for what another sentence named: "Do you remember your PIN? Type it here." */
const LATER =
  '(?:enter|type|write|give|tell|put|say|paste|send|share|provide|confirm|fill)(?: us| me)? (?:it|them|' +
  'that|this)\\b|(?:enter|type) (?:here|below)\\b|(?:geben|tragen|schreiben|tippen) sie (?:es|ihn|sie)|' +
  '(?:saisissez|entrez|tapez|ecrivez) l[ae]s?\\b|' +
  '(?:introduzca|escriba|ingrese|digite|insira|inserisca|scriva) ?l?[oa]s?\\b|wpisz (?:je|go)\\b|' +
  'введите (?:его|ее|их)';

/** Before the word, up to what is not to be typed: "do not enter", "gib nie", "ne saisissez pas", "请勿输入". */
const FORBIDDEN = [
  // English
  `(?:do not|don t|dont|never|must not|mustn t|should not|shouldn t|cannot|won t|will not|not to|avoid|` +
    `instead of|rather than)(?: (?:ever|please|to|you|also))?(?: (?:${GIVING}|(?:enter|typ|shar|send|giv|` +
    `putt|includ|past|ask)ing))(?: in| us| you| for)?`,
  // German and Dutch
  '(?:ge(?:ben|be)|gib|tragen?|schreiben?|teilen?|senden?|nennen?|tippen?|verraten?)(?: (?:sie|du|hier|' +
    'bitte|uns|niemandem))*(?: auf)? (?:nie|niemals|nicht|kein\\w*)|' +
    '(?:deel|voer|typ|geef|vul|stuur|schrijf|plak)(?: (?:hier|ons|uw|je))* (?:nooit|geen|niet)|' +
    'nooit (?:delen|invoeren|typen|geven)',
  // Spanish, French, Italian, Portuguese
  '(?:no|nunca|jamas|n?ne|n|non|mai|nao)(?: (?:nos|me|le|se|jamais|pas|nous|mai|ci))* (?:introduz|introduc|' +
    'escri|ingres|compart|de\\b|des\\b|envi|pong|incluy|inclu|pegu|facilit|indi|revel|ped|pid|saisi|' +
    'entre[rz]|partage|donne[rz]|tape[rz]|communiqu|envoy|mett|inscri|colle|divulg|ecri|demand|inseri|insir|' +
    'scriv|digit|condivid|invi|forni|comunic|incoll|dare|chied|compartilh|partilh|inform|cole|coloqu|' +
    'fornec)\\w*(?: (?:pas|jamais|aucune?|ici|aqui|qui))*',
  // Polish and Vietnamese
  '(?:nie|nigdy) (?:poda[jw]|wpis|udostep|wysyl|wprowadz|umieszcz|wklej|przesyl|ujawni|dolacz)\\w*|' +
    '(?:khong|dung)(?: (?:bao gio|duoc|nen))* (?:nhap|chia se|gui|cung cap|dien|viet|tiet lo|ghi)',
  // Russian
  '(?:не|нельзя|никому не) (?:ввод|указыв|пиш|сообщ|отправл|перед|дел|вставл|дава|раскр|присыл|добавл|запраш)§',
  // Arabic
  '(?:لا|لن|عدم|يمنع|تجنب) (?:تدخل|تكتب|تشارك|ترسل|تعط|تقدم|ادخال|كتاب|مشارك|ارسال|تفصح|تضع|نطلب|تلصق)§',
  // Hebrew
  '(?:אל|לא|אין|אסור) ל?(?:תזינ?|תקליד|תכתו?ב|תשת[פף]|תשלח|תמסו?ר|הזין|הקליד|כתוב|שת[פף]|שלוח|מסור|בקש)§',
];

/** As above, where words stand without gaps. */
const FORBIDDEN_ZH =
  '(?:不要|[请請]勿|切勿|勿|不得|[别別]|禁止|[严嚴]禁|不能|不[会會])[^,，。！？!?]{0,4}(?:[输輸]入|填|提供|分享|泄露|洩露|告[诉訴]|[发發]送|透露|粘[贴貼]|' +
  '[写寫]|索取|要求|共享|提交)';

/** After the word, where the verb comes last. */
const FORBIDDEN_LAST = [
  // Turkish
  '\\w{0,8}(?: \\w+){0,3} (?:gir|yaz|paylas|ver|gonder|ekle)m[ae](?:y\\w+)?\\b',
  // German
  '\\w{0,6}(?: (?:oder|und|hier|bitte|ein)){0,3} (?:nicht|nie|niemals)(?: hier)? (?:eingeb|angeb|teil|send|' +
    'eintrag|schreib|verrat|nenn)\\w+',
  // Japanese
  '[^、。！？\\n]{0,14}(?:入力|記入|共有|送信|教え|書|貼り付け|伝え|開示|含め|提供)[^、。！？\\n]{0,4}(?:ない(?!と|場合|限り)|ません|禁止|不要)',
  // Korean
  '[^.,。\\n]{0,14}(?:입력|공유|작성|전송|알려|적|제공|기재|보내|포함)[^.,。\\n]{0,4}(?:지 ?[마말]|지 ?않(?!으면)|금지)',
  // Hindi
  '[^।,.\\n]{0,20}(?:दर्ज|साझा|डाल|लिख|टाइप|बता|भेज)[^।,.\\n]{0,6}(?:न |नहीं|मत)',
];

/** "Not your password": named only to leave it out. Nothing may follow that asks. */
const OUT =
  '(?:not?|never|except|nicht|pas(?: de)?|sin|non|nao|nie|niet|khong phai(?: la)?|не|不是|非|' +
  'ليس[ت]?)(?: (?:the|an?|your|any|ihr\\w*|dein\\w*|votre|vos|l[ae]|su|tu|el|[oa]|sua|seu|de|uw|je|twoje|' +
  'ваш§))?';
const OUT_END = '(?:s|es)?(?: (?:here|please|bitte|hier|ici|aqui|qui))?(?:$|[).;!\\n。])';

/** Words after which another verb or clause has an object of its own. */
const STOP = new RegExp(`\\b(?:but|just|only|instead|please|simply|then|so|because|${GIVING})\\b`);
/** Ends in a word that goes on with a list. */
const OR = new RegExp(
  `(?:^|[ ,])(?:${phrases('or|nor|and|oder|und|ou|[oeyi]|lub|ani|of|и|или|او')})$`,
);
/** What a list of things not to be typed begins with, but for secrets themselves. */
const THING =
  /\b(?:numbers?|passwords?|pins?|data|information|e ?mails?|phone|addresse?s?|cards?|names?|details|keys?|codes?|accounts?|tokens?)$/;

/** Whether a verb reaches over these words: at most four, and a comma only in a list of things. */
function governs(between: string): boolean {
  if (/^[^\n -~]{0,8}$/.test(between)) return true; // without gaps
  if (STOP.test(between)) return false;
  const [first = '', ...more] = between.trim().replace(OR, '').split(',');
  if (countWords(first) > 4 || (more.length > 0 && !THING.test(first))) return false;
  return more.every((item) => countWords(item.replace(/\b(?:or|nor|and|any|your)\b/g, '')) <= 2);
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}

const REQUEST = new RegExp(`\\b(?:${phrases(...REQUESTS)})|${phrases(...REQUESTS_OTHER)}`);
const GIVE = new RegExp(`\\b(?:${GIVING})\\b`);
const ASKS_LATER = new RegExp(`\\b(?:${phrases(LATER)})`);
const BEFORE = new RegExp(
  `${EDGE}(?:${phrases(...FORBIDDEN)})(?![a-z])|${phrases(FORBIDDEN_ZH)}`,
  'g',
);
const AFTER = new RegExp(`^(?:${phrases(...FORBIDDEN_LAST)})`);
const OUT_BEFORE = new RegExp(`${EDGE}(?:${phrases(OUT)}) ?$`);
const OUT_AFTER = new RegExp(`^${OUT_END}`);

/** Whether a sentence asks for something. */
export function isRequest(sentence: string): boolean {
  return REQUEST.test(sentence);
}

/** Whether there is a verb of giving. */
export function hasGiving(text: string): boolean {
  return GIVE.test(text);
}

/** Whether a text asks for what it named before. */
export function asksLater(text: string): boolean {
  return ASKS_LATER.test(text);
}

/** Whether the word between these two is what must not be typed. */
export function isForbidden(before: string, after: string): boolean {
  for (const { index, 0: words } of before.matchAll(BEFORE))
    if (governs(before.slice(index + words.length))) return true;
  if (AFTER.test(after)) return true;
  return OUT_BEFORE.test(before) && OUT_AFTER.test(after);
}
