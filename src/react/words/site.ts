import type { HostLabel, UrlReason, UrlReport } from '../../core/index.js';

/** The site in one word, for buttons and sentences; the whole host where no registrable domain is known. */
export function siteWord({ display }: UrlReport): string {
  return display.registrableDomain ?? display.asciiHost ?? '';
}

const IMITATING: readonly UrlReason[] = [
  'mixed_script',
  'whole_script_confusable',
  'digit_lookalike',
  'idn_restricted_char',
  'host_mapped',
  'lookalike',
];

/** Whether the Unicode spelling is shown first: the host is not ASCII and none of its letters misleads. */
export function showsUnicode({ reasons }: UrlReport): boolean {
  return reasons.includes('punycode') && !reasons.some((reason) => IMITATING.includes(reason));
}

/** Null where it is the scheme's own. */
export function unusualPort({ display: { scheme, port } }: UrlReport): string | null {
  return port === (scheme === 'https' ? '443' : '80') ? null : port;
}

type Labels = readonly HostLabel[];

/** What is before, in and behind the strong part: behind it is the empty label of a final dot. */
export function splitHost(labels: Labels): [Labels, Labels, Labels] {
  const first = labels.findIndex(({ strong }) => strong);
  if (first < 0) return [labels, [], []];
  const end = labels.findLastIndex(({ strong }) => strong) + 1;
  return [labels.slice(0, first), labels.slice(first, end), labels.slice(end)];
}

/**
 * The same three parts of the serialised address, with what surrounds them. By position, for it begins with scheme
 * and host: a search would find the name in the path as well.
 */
export function splitHref(href: string, { display }: UrlReport): [string, string, string] {
  const [before, strong] = splitHost(display.labels);
  const start =
    `${display.scheme}://`.length + before.reduce((n, { ascii }) => n + ascii.length + 1, 0);
  const end = start + strong.map(({ ascii }) => ascii).join('.').length;
  return [href.slice(0, start), href.slice(start, end), href.slice(end)];
}
