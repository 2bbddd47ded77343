import { isIPv4, isIPv6 } from './ip.js';

/** RFC 5321 Local-part: a dot-string, or anything printable between quotes. */
const LOCAL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;
/** A label of a host name: letters, marks and digits of any script, hyphens inside. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * JSON Schema `email`: an RFC 5321 Mailbox. Beyond it, the domain may be internationalised (`li@例子.中国`), as it
 * is typed; the local part is ASCII. A domain of one label is legal.
 */
export function isEmail(text: string): boolean {
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
