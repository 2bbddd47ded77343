import type { Address } from '../address.js';

/** Other parsers than the browser's would see another host here (RFC 3986 knows neither `\` nor missing slashes). */
export function hasAmbiguousSyntax({ text, written }: Address): boolean {
  const hasBackslash = /^[^?#]*\\/.test(text);
  return written.slashes !== '//' || hasBackslash || written.host.includes('%');
}
