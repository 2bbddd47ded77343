import type { Field } from '../model.js';
import { splitWords } from '../text/label.js';
import { ends } from './fold.js';
import { isWorthALook, judge, type Reader } from './judge.js';
import { isAbbreviation } from './secrets.js';

/** Enough for any honest form; more would let a hostile one of a megabyte take seconds. */
export const MOST_READ = 150_000;

/** India's postal code is called so; nothing but a description can tell it from the one of a card. */
const PIN_CODE = /^\W*(?:(?:your|the|area)\s+)?pin\s?codes?\W*$/i;
const POSTAL = /\b(?:postal|post|zip)\s?codes?\b/i;

/**
 * Whether a field looks as if it asked for a secret. A label that speaks of one and does not ask for it ("Password
 * policy") counts more than the name, which no person sees.
 */
export function looksSensitive(
  { name, label, hint = '' }: Pick<Field, 'name' | 'label' | 'hint'>,
  reader: Reader & { message?: string | undefined },
): boolean {
  if (isAbbreviation(label)) return true;
  const short = name.slice(0, 200);
  // Most fields end here: one look at all words costs less than three.
  if (!isWorthALook(`${short}\n${label}\n${hint}`)) return false;
  if (PIN_CODE.test(label) && POSTAL.test(hint)) return judge(hint, 'hint', reader) === 'asks';
  // A lone field without a title of its own is asked by the message.
  const role = reader.message?.trim().startsWith(label) ? 'message' : 'label';
  const verdict = judge(label, role, reader);
  if (verdict === 'asks' || judge(hint, 'hint', reader) === 'asks') return true;
  return verdict === 'none' && judge(spaced(short), 'label', reader) === 'asks';
}

/** "userPassword" and "APIKey" as words; what is in one case is judged as it is. */
function spaced(name: string): string {
  return /[a-z\d][A-Z]|[A-Z][A-Z][a-z]/.test(name) ? splitWords(name).join(' ') : name;
}

/** Labels of a user name, e-mail and the like, which a form has beside a secret. */
const BESIDE =
  /name|login|e-?mail|phone|nutzer|usuario|correo|utili[sz]a|utente|user|użytkownik|kullanıcı|đăng nhập|gebruiker|имя|пользоват|логин|名|用户|用戶|帐号|账号|帳號|ユーザー|メール|아이디|이름|사용자|이메일|اسم|بريد|नाम|ईमेल|שם|משתמש|אימייל|דוא/i;

/**
 * A message can ask for a secret over fields that say nothing ("Type your password", "Answer"): then whatever can hold
 * one is flagged, but for the user name beside a field that is flagged anyway.
 */
export function flagAskedFor(message: string, fields: readonly Field[]): void {
  if (judge(ends(message), 'message', { unread: Infinity }) !== 'asks') return;
  const isFlagged = fields.some(({ sensitive }) => sensitive);
  for (const field of fields) {
    const isFree = field.kind === 'number' || (field.kind === 'text' && field.format === undefined);
    if (!isFree || (isFlagged && BESIDE.test(field.label))) continue;
    field.sensitive = true;
    delete field.autofill;
  }
}
