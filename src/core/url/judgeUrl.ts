import { type Address, readAddress } from './address.js';
import { display, nothingToDisplay } from './display.js';
import { notes } from './notes.js';
import type { UrlContext, UrlReason, UrlReport } from './report.js';
import { readText } from './text.js';
import { warnings } from './warnings/index.js';

/** See `inspectUrl`. */
export function judgeUrl(url: unknown, context: UrlContext): UrlReport {
  const text = readText(url);
  if (!text.ok) return refuse(text.reasons);
  const read = readAddress(text, context);
  return read.ok ? judge(read.address) : refuse([read.reason], read.scheme);
}

function refuse(reasons: readonly UrlReason[], scheme: string | null = null): UrlReport {
  return {
    verdict: 'block',
    danger: false,
    reasons,
    info: [],
    display: nothingToDisplay(scheme),
  };
}

function judge(address: Address): UrlReport {
  const found = warnings.filter((warning) => warning.applies(address));
  const levels = new Set(found.map((warning) => warning.level));
  return {
    verdict: verdict(levels),
    danger: levels.has('danger'),
    reasons: [...new Set(found.map((warning) => warning.code))].toSorted(),
    info: notes.filter((note) => note.applies(address)).map((note) => note.code),
    display: display(address),
    ...(levels.has('malformed') ? {} : { href: address.url.href }),
  };
}

function verdict(levels: ReadonlySet<string>): UrlReport['verdict'] {
  if (levels.has('malformed') || levels.has('block')) return 'block';
  return levels.size > 0 ? 'warn' : 'ok';
}
