import { beforeAll, describe, expect, it } from 'vitest';
import { type DomainResolver, inspectUrl, loadPublicSuffix } from '../../src/core/index.js';
import { aLabels } from '../core/url/aLabels.js';
import { differences, rows } from '../core/url/corpus.js';

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

describe('the corpus in a browser', () => {
  it.each(rows)('$id', (row) => {
    expect(differences(row, inspectUrl(row.url, { ...row.context, domain }))).toEqual([]);
  });
});

describe('IDNA in a browser', () => {
  it.each(aLabels.valid)('accepts xn--%s', (label) => {
    expect(inspectUrl(`https://xn--${label}.example/`).reasons).toContain('punycode');
  });

  it.each(aLabels.invalid)('refuses xn--%s', (label) => {
    const { verdict, display } = inspectUrl(`https://xn--${label}.example/`);
    expect([verdict, display.unicodeHost]).toEqual(['block', null]);
  });
});
