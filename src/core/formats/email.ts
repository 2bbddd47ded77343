import { isIPv4, isIPv6 } from './ip.js';
import type { FormatIssue } from '../issues.js';

/** RFC 5321 Local-part: a dot-string, or anything printable between quotes. */
const LOCAL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;
/** A label of a host name: letters, marks and digits of any script, hyphens inside. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Providers whose name is often written without its end. */
const PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail hotmail outlook yahoo icloud protonmail'.split(' '),
);

/**
 * JSON Schema `email`: an RFC 5321 Mailbox. Two kinds are valid but refused by official servers, so they are refused here:
 * a domain without a dot, which is a slip nine times in ten, and one that is not in ASCII, for which there is a form
 * that is.
 */
export function checkEmail(text: string): FormatIssue | undefined {
  if (!isEmail(text)) return { code: 'email' };
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (domain.startsWith('[')) return undefined;
  const ascii = toAscii(domain);
  if (ascii === undefined) return { code: 'email' };
  if (!domain.includes('.') && !ascii.includes('.')) {
    const isKnown = PROVIDERS.has(domain.toLowerCase());
    return isKnown ? { code: 'email-ending', suggestion: `${text}.com` } : { code: 'email-domain' };
  }
  if (/^[\x20-\x7e]*$/.test(domain)) return undefined;
  return { code: 'email-letters', suggestion: text.slice(0, at) + ascii };
}

/** The domain as DNS has it; undefined where it can be none. */
function toAscii(domain: string): string | undefined {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  const address = `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Beyond RFC 5321 the domain may be internationalised (`li@例子.中国`); the local part is ASCII. */
function isEmail(text: string): boolean {
  if (text.length > 320) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= 64 && LOCAL.test(local) && isMailDomain(text.slice(at + 1));
}

function isMailDomain(domain: string): boolean {
  const literal = /^\[(.*)\]$/.exec(domain)?.[1];
  if (literal !== undefined)
    return /^ipv6:/i.test(literal) ? isIPv6(literal.slice(5)) : isIPv4(literal);
  return (
    domain.length <= 255 &&
    domain.split('.').every((label) => label.length <= 63 && LABEL.test(label))
  );
}
