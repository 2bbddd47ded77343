// Families of addresses with the reason for each: everyday ones that must not be warned about, hostile ones that must.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DomainResolver,
  inspectUrl,
  loadPublicSuffix,
  type UrlContext,
} from '../../../src/core/index.js';
import families from '../../data/url-families.json';

interface Row {
  id: string;
  family: string;
  url: string;
  context?: UrlContext;
  reasons: readonly string[];
}

const rows: readonly Row[] = families;

/** A suffix that only the list knows. */
const NEEDS_LIST = ['https://paypal.com.de/'];

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

describe.each([...new Set(rows.map((row) => row.family))])('%s', (family) => {
  it.each(rows.filter((row) => row.family === family))('$id: $url → $reasons', (row) => {
    const { url, context, reasons } = row;
    expect(inspectUrl(url, { ...context, domain }).reasons).toEqual(reasons);
    if (NEEDS_LIST.includes(url)) return;
    expect(inspectUrl(url, context).reasons).toEqual(reasons);
  });
});
