// Addresses that a security reviewer tried, with the outcome that they want. A row that is wrong in our view stays in
// the file and is named here, with the reason.
import { beforeAll, describe, expect, it } from 'vitest';
import { type DomainResolver, inspectUrl, loadPublicSuffix } from '../../../src/core/index.js';
import reviewed from '../../data/url-reviewed.json';
import { type CorpusRow, differences } from './corpus.js';

interface Row extends CorpusRow {
  kind: string;
}

const rows = reviewed as unknown as readonly Row[];

/** Where only the quiet line differs: the bucket is somebody's place on a host that anybody can rent. */
const ARGUED: Record<string, readonly string[]> = {
  'sec-everyday-073': ['sec-everyday-073: info offsite,shared_hosting'],
  // The row has the port, and leaves it out of the facts.
  'sec-private-222': ['sec-private-222: info nondefault_port'],
};

/** What only the Public Suffix List tells: that a name is a suffix. */
const NEEDS_LIST = ['sec-dots-208', 'sec-dots-209', 'sec-dots-210'];

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

it('has all 500 addresses, 273 of them ordinary', () => {
  expect(new Set(rows.map((row) => row.id)).size).toBe(500);
  expect(rows.filter((row) => row.kind === 'everyday' && row.verdict === 'ok')).toHaveLength(273);
});

describe('with the Public Suffix List', () => {
  it.each(rows)('$id', (row) => {
    const report = inspectUrl(row.url, { ...row.context, domain });
    expect(differences(row, report)).toEqual(ARGUED[row.id] ?? []);
  });
});

describe('without the Public Suffix List', () => {
  it.each(rows)('$id', (row) => {
    const { verdict, reasons } = inspectUrl(row.url, row.context);
    const isLost = NEEDS_LIST.includes(row.id);
    expect([verdict, reasons]).toEqual(isLost ? ['ok', []] : [row.verdict, row.reasons]);
  });

  it.each(rows.filter((row) => NEEDS_LIST.includes(row.id)))(
    '$id is said to be unfinished',
    (row) => {
      expect(inspectUrl(row.url, row.context).info).toContain('incomplete_check');
    },
  );
});
