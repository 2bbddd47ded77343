import { parseUrl } from './parseUrl.js';
import type { UrlReason } from './report.js';
import { MAX_LENGTH, readText } from './text.js';
import { readWritten, type Written } from './written.js';

/** Why a text is no address of the web. */
export interface NoWebUrl {
  ok: false;
  reason: UrlReason;
  scheme: string | null;
}

/** Parses without a base: what is relative is no address. */
export function readWebUrl(text: string): { ok: true; url: URL; written: Written } | NoWebUrl {
  const written = readWritten(text);
  if (isOverlong(written.host)) return { ok: false, reason: 'invalid_host', scheme: null };
  const url = parseUrl(text);
  if (!url) return { ok: false, reason: 'invalid_url', scheme: null };
  if (!/^https?:$/.test(url.protocol)) {
    return { ok: false, reason: 'scheme_not_allowed', scheme: url.protocol.slice(0, -1) };
  }
  // Serialised it grows, and it is judged once more when it is opened.
  if (url.href.length > MAX_LENGTH) return { ok: false, reason: 'too_long', scheme: null };
  return { ok: true, url, written };
}

/** No name has so many characters, and engines take quadratic time to map or decode them (UTS #46). */
function isOverlong(writtenHost: string): boolean {
  return writtenHost.length > 2048 && /[%\P{ASCII}]|[Xx][Nn]--/u.test(writtenHost);
}

/**
 * The host of an address, for a sentence about it; empty where there is none to judge. Without `inspectUrl`, which a
 * page downloads when an address is there to be judged.
 */
export function hostnameOf(url: unknown): string {
  const text = readText(url);
  const read = text.ok && readWebUrl(text.text);
  return read && read.ok ? read.url.hostname : '';
}
