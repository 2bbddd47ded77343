import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DomainResolver,
  inspectUrl,
  loadPublicSuffix,
  type UrlReason,
} from '../../../src/core/index.js';
import { differences, rows } from './corpus.js';

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

it('has all 293 addresses', () => {
  expect(new Set(rows.map((row) => row.id)).size).toBe(293);
});

describe('with the Public Suffix List', () => {
  it.each(rows)('$id', (row) => {
    expect(differences(row, inspectUrl(row.url, { ...row.context, domain }))).toEqual([]);
  });
});

describe('without the Public Suffix List', () => {
  const needTheList: readonly UrlReason[] = ['public_suffix'];

  it.each(rows)('$id', (row) => {
    const { display, reasons } = inspectUrl(row.url, row.context);
    const expected = [row.reasons, ...(row.altReasons ?? [])].map((codes) =>
      codes.filter((code) => !needTheList.some((needs) => needs === code)),
    );
    expect(expected).toContainEqual(reasons);
    expect(display.registrableDomain).toBeNull();
    expect(display.labels.every((label) => label.strong)).toBe(true);
  });
});
