// The opener judges the very string that is shown. What was shown as openable must pass, and nothing else.
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { inspectUrl, loadPublicSuffix } from '../../../src/core/index.js';
import { openAddress } from '../../../src/react/url/opener.js';
import { rows } from '../../core/url/corpus.js';

const domain = await loadPublicSuffix();

function open(href: string, context = {}) {
  const openUrl = vi.fn(() => true);
  const { signal } = new AbortController();
  return { outcome: openAddress(href, { context, openUrl, signal }), openUrl };
}

test.each(rows.map((row) => [row.id, row] as const))('%s of the corpus', (_, row) => {
  const context = { ...row.context, domain };
  const { verdict, href = row.url } = inspectUrl(row.url, context);
  const { outcome, openUrl } = open(href, context);
  expect(outcome).toBe(verdict === 'block' ? 'refused' : 'opened');
  expect(openUrl).toHaveBeenCalledTimes(verdict === 'block' ? 0 : 1);
});

describe('whatever the string', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const host = fc.oneof(fc.domain(), text);
  const url = fc.tuple(host, text).map(([name, rest]) => `https://${name}/${rest}`);
  test('what can be opened is opened as it is shown', () => {
    fc.assert(
      fc.property(
        fc.oneof(url, fc.webUrl({ withQueryParameters: true, withFragments: true })),
        (raw) => {
          const { verdict, href } = inspectUrl(raw, { domain });
          fc.pre(verdict !== 'block');
          const { outcome, openUrl } = open(href ?? '', { domain });
          expect(outcome).toBe('opened');
          expect(openUrl.mock.calls).toEqual([[href, expect.anything()]]);
        },
      ),
      { numRuns: 2_000 },
    );
  });
  test('what is not serialised is not opened', () => {
    for (const raw of ['https://EXAMPLE.com/', 'https://example.com', ' https://example.com/']) {
      expect(open(raw).outcome).toBe('refused');
    }
  });
});
