import { isIPv6 } from './ip.js';

const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;
const CHARS = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*$/i;
const AUTHORITY =
  /^(?:(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*@)?(?:\[(.*)\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;
const FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const HOST_FIRST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i;

/** JSON Schema `uri`: an RFC 3986 URI with a scheme, of any scheme; a value, nothing that would be opened. */
export function isUri(text: string): boolean {
  const parts = PARTS.exec(text);
  if (!parts) return false;
  const [, , authority = '', path = '', query = '', fragment = ''] = parts;
  return isAuthority(authority) && [path, query, fragment].every((part) => CHARS.test(part));
}

function isAuthority(authority: string): boolean {
  const match = AUTHORITY.exec(authority);
  if (!match) return false;
  const literal = match[1];
  return literal === undefined || isIPv6(literal) || FUTURE.test(literal);
}

/** What was meant, where that is plain: `www.example.com/docs`, or a web address in letters of any script. */
export function suggestUri(
  text: string,
): { code: 'uri-scheme' | 'uri-letters'; suggestion: string } | undefined {
  const whole = `https://${text}`;
  if (HOST_FIRST.test(text) && isUri(whole)) return { code: 'uri-scheme', suggestion: whole };
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const { href } = new URL(text);
  return isUri(href) ? { code: 'uri-letters', suggestion: href } : undefined;
}
