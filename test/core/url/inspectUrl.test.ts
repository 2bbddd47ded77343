import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DomainResolver,
  inspectUrl,
  loadPublicSuffix,
  type UrlContext,
  type UrlReport,
} from '../../../src/core/index.js';

let domain: DomainResolver;
beforeAll(async () => {
  domain = await loadPublicSuffix();
});

const PIECES = [
  ' ',
  ...(
    'https:// http:// HTTPS: javascript: // / \\ @ : ? # % .. . google.com evil.example co.uk github.io localhost ' +
    '127.1 0x7f [::1] :8443 a xn--80ak6aa92e xn--zn7c аррӏе bücher 例え مثال 🍌 ｅ 。 \u200B \u202E \t \0 \uD800 ' +
    '%2e %E2%80%AE ?token=x &next=javascript:x &u=//b.example/'
  ).split(' '),
];

/** Strings that look like addresses, made of what is known to confuse parsers. */
const hostile = fc
  .array(
    fc.oneof(
      { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(...PIECES),
      },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const address = fc.oneof(
  hostile,
  hostile.map((tail) => `https://${tail}`),
  fc.webUrl(),
);

/** fast-check prints the seed of a failure. */
function always(judge: (url: string, report: UrlReport) => void): void {
  fc.assert(
    fc.property(address, fc.boolean(), (url, withList) => {
      judge(url, inspectUrl(url, withList ? { domain } : {}));
    }),
    { numRuns: 4000 },
  );
}

describe('whatever the string', () => {
  it('shows what would be opened', () => {
    always((_url, { href, display }) => {
      if (href === undefined) return;
      const url = new URL(href);
      expect(display).toMatchObject({
        scheme: url.protocol.slice(0, -1),
        asciiHost: url.hostname,
        port: url.port || (url.protocol === 'https:' ? '443' : '80'),
      });
      expect(`${url.origin}${display.rest}`).toBe(href);
    });
  });

  it('shows the same of what it shows', () => {
    always((_url, { href, display }) => {
      if (href === undefined) return;
      const again = inspectUrl(href, {
        domain: display.registrableDomain === null ? undefined : domain,
      });
      expect({ href: again.href, display: again.display }).toEqual({ href, display });
    });
  });

  it('emphasises the registrable domain, or the whole host', () => {
    always((_url, { display }) => {
      const { labels, asciiHost, unicodeHost, registrableDomain } = display;
      if ((asciiHost ?? '').length > 253) return; // cut; see below
      const strong = labels.filter((label) => label.strong).map((label) => label.ascii);
      expect(strong.join('.')).toBe(registrableDomain ?? asciiHost ?? '');
      expect(labels.map((label) => label.ascii).join('.')).toBe(asciiHost ?? '');
      if (unicodeHost === null) return;
      expect(labels.map((label) => label.unicode).join('.')).toBe(unicodeHost);
    });
  });

  it('opens https only, and nothing that it blocks for its spelling', () => {
    always((_url, { verdict, href, reasons }) => {
      expect(verdict === 'block' || /^https:\/\/[^/@]+\//.test(href ?? '')).toBe(true);
      expect(reasons.length === 0).toBe(verdict === 'ok');
      expect(reasons).toEqual([...new Set(reasons)].toSorted());
    });
  });

  it('says where the browser would go', () => {
    always((url, { display }) => {
      if (display.asciiHost === null) return;
      expect(display.asciiHost).toBe(new URL(url).hostname);
    });
  });
});

describe('whatever the value', () => {
  it.each([
    undefined,
    null,
    0,
    true,
    {},
    [],
    ['https://example.com/'],
    new URL('https://a.example'),
    Symbol('x'),
    1n,
  ])('refuses %o', (value) => {
    expect(inspectUrl(value)).toMatchObject({
      verdict: 'block',
      reasons: ['invalid_url'],
      info: [],
    });
  });

  it('does not read the properties of an object', () => {
    const trap = new Proxy({}, { get: () => expect.unreachable() });
    expect(inspectUrl(trap).verdict).toBe('block');
  });
});

describe('whatever the context of a caller without types', () => {
  const url = 'https://paypa1.com/';
  const warned = inspectUrl(url);

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'paypal.com'],
    ['no list of domains', { protectedDomains: null }],
    ['domains that are one text', { protectedDomains: 'paypal.com' }],
    ['a server that is no address', { serverUrl: Symbol('url') }],
  ])('%s: it judges as without it', (_, context) => {
    expect(inspectUrl(url, context as UrlContext)).toEqual(warned);
  });

  it('passes over what is no domain', () => {
    const protectedDomains: unknown[] = [Symbol('a'), null, {}, 'paypal.com'];
    expect(inspectUrl(url, { protectedDomains } as UrlContext)).toEqual(
      inspectUrl(url, { protectedDomains: ['paypal.com'] }),
    );
  });
});

describe('href', () => {
  const blocked = [
    'javascript:alert(1)',
    'https://a@b.example/',
    'https:\\\\a.example',
    'https://127.1/',
  ];

  it.each([
    ...blocked,
    'https://a..example/',
    'https://xn--zn7c.example/',
    'https://a.example/\t',
    'x',
  ])('is absent for %j, which is blocked for how it is written', (url) => {
    expect(inspectUrl(url, { domain })).not.toHaveProperty('href');
  });

  it.each(['http://a.example/', 'https://10.0.0.1/'])('is there to be shown for %j', (url) => {
    expect(inspectUrl(url, { domain })).toMatchObject({ verdict: 'block', href: url });
  });

  it('is the serialised form', () => {
    expect(inspectUrl(' HTTPS://Billing.EXAMPLE.test:443/a b?é ').href).toBe(
      'https://billing.example.test/a%20b?%C3%A9',
    );
  });
});

describe('danger', () => {
  it.each([
    ['https://аррӏе.com/', true],
    ['https://example.com/?next=javascript:x', true],
    ['https://bücher.example/', false],
    ['https://example.com/?token=x', false],
  ])('%s: %s', (url, danger) => {
    expect(inspectUrl(url, { domain })).toMatchObject({ verdict: 'warn', danger });
  });
});

describe('a host that is too long for any name', () => {
  const url = `https://${'a.'.repeat(32_000)}com/`;

  it('is one label, cut to what a name can have', () => {
    const { verdict, reasons, display } = inspectUrl(url, { domain });
    expect([verdict, reasons]).toEqual(['block', ['invalid_host']]);
    expect(display.labels).toHaveLength(1);
    expect(display.labels[0]?.ascii).toMatch(/^….{252}$/);
    expect(display.labels[0]?.ascii.endsWith('a.a.com')).toBe(true);
  });
});

describe('incomplete_check', () => {
  it.each([
    ['https://example.com/', undefined, true],
    ['https://example.com/', () => null, true],
    ['https://1.1.1.1/', undefined, false],
    ['https://printer.local/', undefined, false],
  ])('%s with the resolver %s: %s', (url, resolver, isSaid) => {
    const { info } = inspectUrl(url, { domain: resolver });
    expect(info.includes('incomplete_check')).toBe(isSaid);
  });

  it('is not said with the list', () => {
    expect(inspectUrl('https://example.com/', { domain }).info).toEqual([]);
  });
});

describe('a resolver of the host application', () => {
  const resolvers: Record<string, DomainResolver> = {
    'one that throws': () => {
      throw new Error('no list');
    },
    'a suffix that is none': () => ({ domain: null, publicSuffix: 'x'.repeat(9), isPrivate: true }),
    'a domain that is not the end of the host': () => ({
      domain: 'ample.com',
      publicSuffix: 'com',
      isPrivate: false,
    }),
  };

  it.each(Object.entries(resolvers))('is not believed: %s', (_name, resolver) => {
    const { display } = inspectUrl('https://www.example.com/', { domain: resolver });
    expect(display.registrableDomain).toBeNull();
  });
});

describe('loadPublicSuffix', () => {
  it.each([
    ['a.b.example.co.uk', 'example.co.uk', 'co.uk', false],
    ['a.someone.github.io.', 'someone.github.io', 'github.io', true],
    ['co.uk', null, 'co.uk', false],
  ])('%s', (host, registrable, publicSuffix, isPrivate) => {
    expect(domain(host)).toEqual({ domain: registrable, publicSuffix, isPrivate });
  });

  it.each(['example..com', '1.1.1.1', '[::1]', 'https://example.com/', 'user@example.com', ''])(
    'has no answer for %j',
    (host) => {
      expect(domain(host)).toBeNull();
    },
  );
});
