import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UrlContext, UrlReport } from '../../../src/core/index.js';
import { requesters, urlBlocked } from '../../../src/fixtures/index.js';
import corpus from '../../data/corpus.json' with { type: 'json' };
import { ask, button, loadList, queryButton, requester } from './ask.js';

beforeAll(loadList);

function part(container: HTMLElement, name: string): HTMLElement | null {
  return container.querySelector(`[data-elicit-part="${name}"]`);
}
const strong = (container: HTMLElement) => part(container, 'host-strong')?.textContent;
const address = () => part(document.body, 'full-address')?.textContent;

/** Nothing that a browser would follow, fetch, resolve or connect to. */
const REACHING =
  'a[href], area, link, img, picture, source, video, audio, iframe, frame, embed, object, form[action], meta, base, [style*="url"], [ping], [srcset], [src]';
/** Nothing that hides, or moves what stands beside it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800\u3164]|(?! )\p{Zs}/u;

interface Row {
  id: string;
  url: string;
  context?: UrlContext;
  verdict: UrlReport['verdict'];
  reasons: string[];
  display: { asciiHost: string | null; registrableDomain: string | null };
}

const rows = corpus as Row[];
const named = (chosen: Row[]) => chosen.map((row) => [row.id, row] as const);

function askRow({ url, context }: Row) {
  const { container } = ask({
    url,
    // A client that develops knows it by its server.
    requester: {
      ...requester,
      serverUrl: context?.serverUrl ?? (context?.dev ? 'http://localhost:3000/mcp' : undefined),
    },
    ...(context?.protectedDomains && { protectedDomains: context.protectedDomains }),
  });
  expect(container.querySelectorAll(REACHING)).toHaveLength(0);
  expect(container.textContent).not.toMatch(UNSEEN);
  expect([button('Decline'), button('Cancel')]).toHaveLength(2);
  return container;
}

describe('an address of the corpus that is blocked: the reason and inert text, no way to open', () => {
  test.each(named(rows.filter(({ verdict }) => verdict === 'block')))('%s', (_, row) => {
    const container = askRow(row);
    expect(queryButton(/^Open/)).toBeNull();
    expect(address()).toBeUndefined();
    expect(part(container, 'warnings')?.textContent).toContain('This address cannot be opened');
    expect(part(container, 'raw')?.textContent?.length).toBeLessThan(17_000);
  });
});

describe('an address of the corpus that can be opened: in full, once, as text', () => {
  test.each(named(rows.filter(({ verdict }) => verdict !== 'block')))('%s', (_, row) => {
    const container = askRow(row);
    const { href } = new URL(row.url);
    expect(address()).toBe(href);
    expect(container.textContent?.split(href)).toHaveLength(2);
    expect(queryButton(/^Open/)).toBeTruthy();
    expect(part(container, 'full-address-host')?.textContent).toBe(
      row.display.registrableDomain ?? row.display.asciiHost,
    );
  });
});

const shownHost = () => part(document.body, 'host')?.textContent;
const otherForm = () => part(document.body, 'host-other')?.textContent;
const facts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('url-01 the complete address is readable, its site stands out, and nothing is a link', () => {
  const url = 'https://pay.example.test/checkout?order=42#step-2';
  const { container } = ask({ url });
  expect(address()).toBe(url);
  expect(strong(container)).toBe('example.test');
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('code')?.getAttribute('translate')).toBe('no');
});

describe('url-03, url-05 other schemes: no way to open, the reason, and what was sent as text', () => {
  test.each([
    'javascript:alert(document.domain)',
    'data:text/html,<h1>x</h1>',
    'file:///etc/hosts',
    'blob:https://example.test/1',
    'vbscript:x',
    'view-source:https://example.test',
    'myapp://grant',
  ])('%s', async (url) => {
    const { container, onResult, user } = ask({ url });
    expect(queryButton(/open/i)).toBeNull();
    expect(container.querySelector('a')).toBeNull();
    screen.getByText('Only web addresses (https) can be opened from here');
    expect(part(container, 'raw')?.textContent).toBe(url);
    await user.click(button('Decline'));
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
  });
});

describe('url-07 not an address: said so, and shown as it is', () => {
  test.each(['https://', 'not a url', '', 'https://exa mple.test/', 'https://example.test:99999/'])(
    '%j',
    async (url) => {
      const { container, onResult, user } = ask({ url });
      screen.getByText('This address cannot be opened');
      expect(part(container, 'raw')?.textContent).toBe(url);
      await user.click(button('Cancel'));
      expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
    },
  );
});

test('a request that cannot be read at all is blocked, not a crash', () => {
  ask({ request: { mode: 'url', message: 1 } });
  expect(screen.getByText('This address cannot be opened')).toBeTruthy();
});

describe('url-06 plain http', () => {
  test('is refused for a remote host', () => {
    ask({ url: 'http://files.example.test/login' });
    expect(queryButton(/^Open/)).toBeNull();
    screen.getByText('The connection would not be encrypted (http)');
  });
  test.each(['http://localhost:8080/cb', 'http://127.0.0.1:3000/cb'])(
    'opens on this machine: %s',
    (url) => {
      const { container } = ask({ url, requester: requesters.local });
      expect(button(/^Open/)).toBeTruthy();
      expect(part(container, 'host')?.textContent).toMatch(
        /^(localhost:8080|127\.0\.0\.1:3000) Not encrypted$/,
      );
    },
  );
});

test('url-09 a user name in front of the host: the real host stands out, and what was sent is not hidden', () => {
  const { container } = ask({ url: 'https://bank.example@evil.test/login' });
  expect(strong(container)).toBe('evil.test');
  expect(part(container, 'raw')?.textContent).toBe('https://bank.example@evil.test/login');
  screen.getByText('The address contains a user name part that can hide the real site');
  expect(queryButton(/^Open/)).toBeNull();
});

test('url-10 a long subdomain does not stand out', () => {
  const url = 'https://accounts.example.com.login.session.verify.evil.test/continue';
  const { container } = ask({ url });
  expect(strong(container)).toBe('evil.test');
  expect(part(container, 'host')?.textContent).toBe(new URL(url).hostname);
});

test('url-19 an upper-case host is found, shown and opened', () => {
  const { container } = ask({ url: 'https://Billing.EXAMPLE.test/pay' });
  expect(strong(container)).toBe('example.test');
  expect(address()).toBe('https://billing.example.test/pay');
});

test('a host that occurs in its own path and query stands out only where it is the host', () => {
  const { container } = ask({ url: 'https://example.test/example.test?u=https://example.test' });
  const code = part(container, 'full-address');
  const hosts = code?.querySelectorAll('[data-elicit-part="full-address-host"]');
  expect(hosts).toHaveLength(1);
  expect(code?.firstElementChild?.childNodes[0]?.textContent).toBe('https://');
});

describe('url-24 what is displayed is where it leads', () => {
  test.each([
    ['https://2130706433/admin', '127.0.0.1'],
    ['https://0x7f000001/', '127.0.0.1'],
    ['https:\\\\evil.test\\a', 'evil.test'],
    ['https://good.example\\@evil.test/', 'good.example'],
  ])('%s', (url, host) => {
    const { container } = ask({ url });
    expect(strong(container)).toBe(host);
    expect(part(container, 'raw')?.textContent).toBe(url);
    screen.getByText('This address cannot be opened');
  });
  test('a tab in the host is shown as what it is', () => {
    const { container } = ask({ url: 'https://pay.exa\tmple.test/' });
    expect(part(container, 'raw')?.textContent).toBe('https://pay.exa\\u{9}mple.test/');
  });
});

describe('url-25 what cannot be seen is written out', () => {
  test.each([
    ['https://ok.example.test/\u202Egnp.exe', 'https://ok.example.test/\\u{202e}gnp.exe'],
    ['https://evil.test\u200B/x', 'https://evil.test\\u{200b}/x'],
    ['https://a.test/\u{E0041}', 'https://a.test/\\u{e0041}'],
    ['https://a.test/\u2003x', 'https://a.test/\\u{2003}x'],
    ['https://a.test/\uD800', 'https://a.test/\\u{d800}'],
    ['https://a.test/\u2800\u3164\uFEFF', 'https://a.test/\\u{2800}\\u{3164}\\u{feff}'],
  ])('%j', (url, shown) => {
    const { container } = ask({ url });
    expect(part(container, 'raw')?.textContent).toBe(shown);
  });
});

test('at most 2,000 characters of a blocked address are shown', () => {
  const { container } = ask({ request: urlBlocked.too_long });
  expect(part(container, 'raw')?.textContent).toMatch(/^https:\/\/example\.com\/b{1980}…$/);
});

test('64 kB are in the page, all of them, in a box that scrolls and has a name', async () => {
  const url = `https://ok.example.test/?state=${'a1b2'.repeat(16_000)}`;
  const { user } = ask({ url });
  expect(address()).toBe(url);
  const box = screen.getByRole('region', { name: 'Full address ok.example.test' });
  expect(box.tabIndex).toBe(0);
  await user.click(button('Show the full address'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(address()).toBe(url);
});

describe('an international name', () => {
  test('that only is not ASCII stands in its own letters, with the other form below', () => {
    ask({ url: 'https://www.bücher.example/konto' });
    expect([shownHost(), otherForm()]).toEqual([
      'www.bücher.example',
      'Also written www.xn--bcher-kva.example',
    ]);
    expect(part(document.body, 'warning')?.textContent).toBe(
      'The name contains letters that can look like other letters: www.xn--bcher-kva.example',
    );
    expect(address()).toBe('https://www.xn--bcher-kva.example/konto');
  });
  test.each([
    ['mixed_script', 'https://accounts.gіthub.example/', 'accounts.xn--gthub-n2e.example'],
    ['whole_script_confusable', 'https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['idn_restricted_char', 'https://🍌.example/', 'xn--mi8h.example'],
    ['digit_lookalike', 'https://२२.example/', 'xn--f4ba.example'],
  ])('that may deceive (%s) stands in ASCII', (reason, url, ascii) => {
    const { container } = ask({ url });
    expect(container.querySelector(`[data-reason="${reason}"]`)).toBeTruthy();
    expect(shownHost()).toBe(ascii);
    expect(otherForm()).toBe(
      `May look like ${new URL(url).hostname === ascii ? /\/\/(.+)\//.exec(url)?.[1] : ''}`,
    );
  });
  test('has each label by itself, in order, whichever way it is written', () => {
    const { container } = ask({ url: 'https://مثال.إختبار.example/123/abc' });
    const labels = [
      ...container.querySelectorAll('[data-elicit-part="host"] [data-elicit-part="host-label"]'),
    ];
    expect(labels.map((label) => [label.tagName, label.textContent])).toEqual([
      ['BDI', 'مثال'],
      ['BDI', 'إختبار'],
      ['BDI', 'example'],
    ]);
  });
});

test('a final dot belongs to no site', () => {
  const { container } = ask({ url: 'https://www.example.com./' });
  expect(strong(container)).toBe('example.com');
  expect(part(container, 'host')?.textContent).toBe('www.example.com.');
  expect(address()).toBe('https://www.example.com./');
});

test('without a registrable domain the whole host stands out', () => {
  const { container } = ask({ url: 'https://[2606:4700::1111]:8443/x' });
  expect(strong(container)).toBe('[2606:4700::1111]');
  expect(part(container, 'host-port')?.textContent).toBe(':8443');
});

describe('the relation to the server is a neutral line', () => {
  test.each([
    ['https://login.example.com/', ['Same site as the server']],
    ['https://github.com/', ['Not the same site as the server (mcp.example.com)']],
    [
      'https://x.pages.dev:8443/',
      [
        'Uses port 8443',
        'Not the same site as the server (mcp.example.com)',
        'Anyone can publish a page under this domain',
      ],
    ],
  ])('%s', (url, expected) => {
    ask({ url });
    expect(facts()).toEqual(expected);
  });
  test('is not claimed for a server without an address', () => {
    ask({
      url: 'https://example.com/',
      requester: { connectionId: 'c', name: 'Local tool', origin: 'npx tool' },
    });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
