import { splitWords } from './text/label.js';

/** What a server must not ask for in a form (spec: Security), as whole words. */
const WORDS = [
  'passwords?|passwd|pwd|passcodes?|passphrases?|secrets?|tokens?|credentials?',
  '(?:api|private|secret|access|encryption|signing|ssh) ?keys?|apikeys?|seed ?phrase|recovery ?phrase',
  '(?:credit |debit )?card ?(?:number|no)|cvv2?|cvc2?|pin(?: ?code)?|otp|totp',
  '(?:one[ -]time|verification|security|2fa|mfa|two factor) ?(?:code|password)s?|mfa|ssn|social security(?: number)?|iban',
].join('|');
const SECRET = new RegExp(`\\b(?:${WORDS})\\b`);
const SECRET_ZH =
  /密码|密碼|口令|密钥|密鑰|私钥|私鑰|令牌|助记词|助記詞|验证码|驗證碼|银行卡号|信用卡|身份证/;

/** Most texts have none of it: a quick look before a close one. */
const HINT =
  /pass|pwd|secret|token|credential|key|phrase|card|cv[cv]|pin|otp|code|mfa|ssn|social|iban|[\u4e00-\u9fff]/i;

/** Words that look like secrets and are not. */
const FALSE_FRIENDS =
  /\b(?:(?:max|min|total|num|number of|output|input|prompt|completion|reasoning|context|stop) tokens?|tokens? (?:count|limit|budget|usage|length|per \w+|type|symbol)|tokenizer|keyboard|pin (?:to|the|this|it)|secret santa)\b/g;

/** "Do not give us your PIN" asks for nothing. */
const NEGATED = /\b(?:do not|don't|don’t|never|not|without)\b[^.;\n]*/g;

/** Whether a field looks as if it asked for a secret. */
export function looksSensitive(name: string, label: string, hint = ''): boolean {
  const short = name.slice(0, 200);
  return (HINT.test(short) && tells(splitWords(short).join(' '))) || tells(label) || tells(hint);
}

function tells(text: string): boolean {
  if (!HINT.test(text)) return false;
  const plain = text.toLowerCase().replace(/[_.]/g, ' ');
  if (SECRET_ZH.test(plain)) return true;
  if (!SECRET.test(plain)) return false;
  return SECRET.test(plain.replace(NEGATED, '').replace(FALSE_FRIENDS, ''));
}
