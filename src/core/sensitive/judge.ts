import { asksLater, hasGiving, isForbidden, isRequest } from './asking.js';
import { readings } from './fold.js';
import { isAskedAbout, isSubject, withoutNamesakes } from './harmless.js';
import { isWholly, strongWords, WEAK_WORDS } from './secrets.js';

/**
 * Most texts have none of this: a quick look before a close one, with the beginnings of all words for secrets. Letters
 * that are not Latin, digits between letters and single letters deserve a close look as well.
 */
const WORTH_A_LOOK = new RegExp(
  'p[\\W_]?a[\\W_]?[s5$](?!sport(?!\\W*n)|sen|siv|sag)|pwd|secre|segre|token|jwt|key|cred|code|codi|kod|card|cart|kart|kaart|pin|otp|' +
    'cv[vcn]|csc|mfa|2fa|ssn|nino|iban|account|compte|cuenta|konto|conta|conto|rout|sort|maiden|answer|' +
    'mnem|seed|recover|words|phrase|bearer|cookie|kubec|database|redis|mongo|postgres|://|kennw|sicherh|' +
    'geheim|zugang|daten|bank|schl|nummer|numer|numar|clave|contras|connecti|env|tarjeta|curp|mdp|mots? |' +
    'jeton|cle|chave|chiave|ident|parol|palavra|senha|cpf|hasl|hasel|klucz|pesel|nazwisko|sifre|anahtar|' +
    'kimlik|gizli|cryptogr|khau|khoa|ma |so the|so tai|cccd|cmnd|cum tu|wacht|sleutel|bsn|frase|fraz|' +
    'digit|dotenv|auth|passk|login|licen[cs]e|tax|aadh|session|steuer|solter|nubile|jeune fille|risposta|' +
    'respuesta|reponse|resposta|' +
    '\\b(?:tan|pat|pan|nip|tin|rib|rg|dni|nie|pw)\\b' +
    '|[^\\n -~]|[a-z][\\d@$!|]+[a-z]|\\b[a-z][ ._*|/-]+[a-z]\\b',
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

/** Judges one text. Where there is more to read than any honest form has, what is left counts as a request. */
export function judge(text: string, role: Role, reader: Reader): Verdict {
  if (!WORTH_A_LOOK.test(text)) return 'none';
  reader.unread -= text.length;
  if (reader.unread < 0) return 'asks';
  const all = readings(text);
  if (role === 'label' && all.some((one) => isWholly(text, one))) return 'asks';
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
    /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,2}$/u.test(before) && /^\p{L}{0,4}[^\p{L}]*$/u.test(after)
  );
}

/** The noun that all is about, and not one that makes another: "token", "token for the API", but not "token symbol". */
const IS_HEAD =
  /^s?\s*(?:$|[^\p{L}\d\s]|(?:for|of|from|in|on|at|and|or|is|here|below|please|now|value|string|that|which|we|you|with|de|del|della|do|di|du|der|des|fur|von|pour|para|per|van|voor|to (?:continue|confirm|proceed|log|sign|access|verify|unlock|authori[sz]e|connect|authenticate|use|approve|complete))\b|[^\n -~])/u;

function isAskedWeakly({ before, after }: Around, role: Role): boolean {
  if (!IS_HEAD.test(after)) return false;
  return role === 'label' || isBare(before, after) || isRequest(`${before} # ${after}`);
}

function isExcused({ before, after, isQuestion }: Around, text: string): boolean {
  if (isForbidden(before, after)) return true;
  if (isQuestion && asksLater(text)) return false;
  return isSubject(before, after) || (isQuestion && isAskedAbout(before) && !hasGiving(before));
}
