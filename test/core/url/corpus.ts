import corpus from '../../data/corpus.json';
import type { UrlContext } from '../../../src/core/index.js';
import type { UrlReport } from '../../../src/core/index.js';

/** One address of the corpus and what the rules say about it. */
export interface CorpusRow {
  id: string;
  url: string;
  context?: UrlContext;
  verdict: UrlReport['verdict'];
  reasons: readonly string[];
  /** Where another engine's parser leads to another reason for the same verdict. */
  altReasons?: readonly (readonly string[])[];
  /** Not said for what is blocked. */
  info?: readonly string[];
  display: Record<
    'scheme' | 'asciiHost' | 'unicodeHost' | 'registrableDomain' | 'port',
    string | null
  >;
  /** The parsers differ on whether there is a host to display. */
  engineVariant?: boolean;
}

export const rows = corpus as unknown as readonly CorpusRow[];

/** What differs from the row, as lines; none when it holds. */
export function differences(row: CorpusRow, report: UrlReport): string[] {
  const allowed = [row.reasons, ...(row.altReasons ?? [])].map((codes) => codes.join());
  const { labels: _labels, rest: _rest, ...shown } = report.display;
  return [
    ...(report.verdict === row.verdict ? [] : [`verdict ${report.verdict}`]),
    ...(allowed.includes(report.reasons.join()) ? [] : [`reasons ${report.reasons.join()}`]),
    ...(!row.info || row.info.join() === report.info.join() ? [] : [`info ${report.info.join()}`]),
    ...(row.engineVariant || sameDisplay(shown, row.display) ? [] : [JSON.stringify(shown)]),
  ].map((difference) => `${row.id}: ${difference}`);
}

function sameDisplay(shown: CorpusRow['display'], expected: CorpusRow['display']): boolean {
  return (
    shown.scheme === expected.scheme &&
    shown.asciiHost === expected.asciiHost &&
    shown.unicodeHost === expected.unicodeHost &&
    shown.registrableDomain === expected.registrableDomain &&
    shown.port === expected.port
  );
}
