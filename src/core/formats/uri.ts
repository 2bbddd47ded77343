import { isIPv6 } from './ip.js';
import type { FormatIssue } from '../issues.js';

const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;
const CHARS = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*$/i;
const AUTHORITY =
  /^(?:(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*@)?(?:\[(.*)\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;
const FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
/** A host, its port, and what may follow them; the host needs a dot, or it is any word. */
const HOST_FIRST = /^([a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(:\d{1,5})?(?:[/?#]|$)/i;

/**
 * JSON Schema `uri`: an RFC 3986 URI with a scheme, of any scheme; a value, nothing that would be opened. Three kinds
 * are valid and never meant: `localhost:3000` and `example.com:8080/x`, which read as schemes of those names, and a web
 * address without a host, such as `https://`.
 */
export function checkUri(text: string): FormatIssue | undefined {
  const whole = withScheme(text);
  if (whole !== undefined) return { code: 'uri-scheme', suggestion: whole };
  if (isUri(text)) return HOSTLESS.test(text) ? { code: 'uri' } : undefined;
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return { code: 'uri' };
  const { href } = new URL(text);
  return isUri(href) ? { code: 'uri-letters', suggestion: href } : { code: 'uri' };
}

const HOSTLESS = /^https?:(?:\/\/(?:[^/?#@]*@)?(?::\d*)?(?:[/?#]|$)|\/(?!\/)|[?#]|$)/i;

/** The web address that was meant, where a host comes first. A page of this machine has no certificate. */
function withScheme(text: string): string | undefined {
  const [, host = '', port] = HOST_FIRST.exec(text) ?? [];
  const isLocal = LOCAL.test(host);
  // Hardly a scheme has a hyphen or a digit: `my-host:8443`, and not `ark:12148/b`.
  const isHost = isLocal || host.includes('.') || (port !== undefined && /[-\d[]/.test(host));
  const whole = `${isLocal ? 'http' : 'https'}://${text}`;
  return isHost && isUri(whole) ? whole : undefined;
}

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

function isUri(text: string): boolean {
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
