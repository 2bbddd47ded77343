import { asksLater, hasGiving, isForbidden, isRequest } from './asking.js';
import { readings } from './fold.js';
import { isAskedAbout, isSubject, withoutNamesakes } from './harmless.js';
import { isWholly, strongWords, WEAK_WORDS } from './secrets.js';

/**
 * Most texts have none of this: a quick look before a close one, with the beginnings of all words for secrets. Letters
 * that are not Latin, digits between letters and single letters deserve a close look as well.
 */
const WORTH_A_LOOK = new RegExp(
  '2fa|://|aadh|account|anahtar|answer|auth|bank|bearer|bsn|card|cart|cccd|chave|chiave|clave|cle|cmnd|' +
    'code|codi|compte|connecti|conta|conto|contras|cookie|cpf|cred|cryptogr|csc|cuenta|cum tu|curp|' +
    'database|daten|digit|dotenv|env|frase|fraz|geheim|gizli|hasel|hasl|iban|ident|jeton|jeune fille|jwt|' +
    'kaart|kart|kennw|key|khau|khoa|kimlik|klucz|kod|konto|kubec|login|maiden|mdp|mfa|mnem|mongo|' +
    'nazwisko|nino|nubile|numar|numer|nummer|otp|palavra|parol|passk|pesel|phrase|pin|postgres|pwd|' +
    'recover|redis|reponse|resposta|respuesta|risposta|rout|schl|secre|seed|segre|senha|session|sicherh|' +
    'sifre|sleutel|sms|so tai|so the|solter|sort|ssn|steuer|tarjeta|tax|token|truy|wacht|words|xac|zugang|' +
    'p[\\W_]?a[\\W_]?[s5$](?!sport(?!\\W*n)|sen|siv|sag)|cv[vcn]|mots? |licen[cs]e|bao.mat|tan(?=$|\\n)' +
    '|[^\\n -~]|[\\d@$!|]+[a-z]|[ ._*|/-][a-z][ ._*|/-]+[a-z](?![a-z])',
  'i',
);

/** Where a text is read. A label is short; a hint explains; a message may speak of anything, so it must ask. */
export type Role = 'label' | 'hint' | 'message';

/** How many UTF-16 units may still be read closely, for all texts of a form. */
export interface Reader {
  unread: number;
}

/** What a text does about secrets. */
export type Verdict = 'asks' | 'speaks' | 'none';

/** Whether to judge these texts at all. */
export function isWorthALook(texts: string): boolean {
  return WORTH_A_LOOK.test(texts);
}

/** Judges one text. Where there is more to read than any honest form has, what is left counts as a request. */
export function judge(text: string, role: Role, reader: Reader): Verdict {
  if (!isWorthALook(text)) return 'none';
  reader.unread -= text.length;
  if (reader.unread < 0) return 'asks';
  const all = readings(text);
  if (role === 'label' && all.some(isWholly)) return 'asks';
  const verdicts = all.map((one) => judgeReading(one, role));
  return (
    verdicts.find((one) => one === 'asks') ?? verdicts.find((one) => one === 'speaks') ?? 'none'
  );
}

/** A label or hint that speaks so often of secrets without asking for one is not what it seems, and costs time. */
const MOST_HITS = { label: 8, hint: 8, message: 100 };

function judgeReading(reading: string, role: Role): Verdict {
  const kinds = [...strongWords(reading), WEAK_WORDS].filter((list) => reading.search(list) !== -1);
  if (kinds.length === 0) return 'none';
  const text = withoutNamesakes(reading);
  let hits = 0;
  for (const list of kinds) {
    for (const { index, 0: word } of text.matchAll(list)) {
      const around = sentenceAround(text, index, index + word.length);
      const asked = list === WEAK_WORDS ? isAskedWeakly(around, role) : isAsked(around, role);
      if (++hits > MOST_HITS[role] || (asked && !isExcused(around, text))) return 'asks';
    }
  }
  return 'speaks';
}

/** What a sentence has before and after a word, and how it ends. */
interface Around {
  readonly before: string;
  readonly after: string;
  readonly isQuestion: boolean;
}

/** How far it is looked on each side. */
const NEAR = 120;
const END = /[.;](?=\s|$)|[!?؟\n。।]/;

function sentenceAround(text: string, start: number, end: number): Around {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(END)
      .at(-1) ?? '';
  const rest = text.slice(end, end + NEAR);
  const stop = END.exec(rest);
  const after = stop ? rest.slice(0, stop.index) : rest;
  return { before, after, isQuestion: /[?؟]/.test(stop?.[0] ?? '') };
}

function isAsked({ before, after }: Around, role: Role): boolean {
  return role !== 'message' || isBare(before, after) || isRequest(`${before} # ${after}`);
}

/** Little more than the word: "Your password:". */
function isBare(before: string, after: string): boolean {
  return (
    /^\W*(?:[^\s.,:;!?]+[\s.,:;!?]+){0,2}$/.test(before) && /^[^\s.,:;!?]{0,4}\W*$/.test(after)
  );
}

/** The noun that all is about, and not one that makes another: "token", "token for the API", but not "token symbol". */
const IS_HEAD =
  /^s?\s*(?:$|[^a-z\d\s]|(?:for|of|from|in|on|at|and|or|is|here|below|please|now|value|string|that|which|we|you|with|de|del|della|do|di|du|der|des|fur|von|pour|para|per|van|voor|to (?:continue|confirm|proceed|log|sign|access|verify|unlock|authori[sz]e|connect|authenticate|use|approve|complete))\b)/;

function isAskedWeakly({ before, after }: Around, role: Role): boolean {
  if (!IS_HEAD.test(after)) return false;
  return role === 'label' || isBare(before, after) || isRequest(`${before} # ${after}`);
}

function isExcused({ before, after, isQuestion }: Around, text: string): boolean {
  if (isForbidden(before, after)) return true;
  if (isQuestion && asksLater(text)) return false;
  return isSubject(before, after) || (isQuestion && isAskedAbout(before) && !hasGiving(before));
}
