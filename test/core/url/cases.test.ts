import { describe, expect, it } from 'vitest';
import { inspectUrl } from '../../../src/core/index.js';

describe('test/data/cases.json, as far as the address alone decides', () => {
  it.each([
    'javascript:alert(document.domain)',
    'data:text/html,<h1>x</h1>',
    'file:///etc/hosts',
    'blob:https://example.test/1',
    'vbscript:x',
    'view-source:https://example.test',
    'myapp://grant',
  ])('url-03, url-05: %s has no host and is not opened', (url) => {
    const report = inspectUrl(url);
    expect(report).toMatchObject({ verdict: 'block', reasons: ['scheme_not_allowed'] });
    expect(report.display.asciiHost).toBeNull();
    expect(report).not.toHaveProperty('href');
  });

  it('url-06: http opens on this machine only, and for a server on this machine only', () => {
    const local = { serverUrl: 'http://localhost:8000/mcp' };
    expect(inspectUrl('http://files.example.test/login', local).verdict).toBe('block');
    expect(inspectUrl('http://localhost:8080/cb').verdict).toBe('block');
    expect(inspectUrl('http://localhost:8080/cb', local).verdict).toBe('ok');
    expect(inspectUrl('http://127.0.0.1:3000/cb', local).verdict).toBe('ok');
  });

  it.each(['https://', 'not a url', '', 'https://exa mple.test/', 'https://example.test:99999/'])(
    'url-07: %j is blocked',
    (url) => {
      expect(inspectUrl(url)).toMatchObject({ verdict: 'block' });
      expect(inspectUrl(url)).not.toHaveProperty('href');
    },
  );

  it.each([
    ['url-09', 'https://bank.example@evil.test/login', 'evil.test', 'userinfo'],
    ['url-24', 'https://2130706433/admin', '127.0.0.1', 'ip_obfuscated'],
    ['url-24', 'https://0x7f000001/', '127.0.0.1', 'ip_obfuscated'],
    ['url-24', 'https:\\\\evil.test\\a', 'evil.test', 'ambiguous_syntax'],
    ['url-24', 'https://good.example\\@evil.test/', 'good.example', 'ambiguous_syntax'],
  ])('%s: %s leads to %s', (_id, url, host, reason) => {
    const { verdict, display, reasons } = inspectUrl(url);
    expect([verdict, display.asciiHost]).toEqual(['block', host]);
    expect(reasons).toContain(reason);
  });

  it.each([
    'https://pay.exa\tmple.test/',
    'https://ok.example.test/\u202Egnp.exe',
    'https://evil.test\u200B/x',
  ])('url-24, url-25: %j is blocked for its characters', (url) => {
    expect(inspectUrl(url)).toMatchObject({ verdict: 'block', display: { asciiHost: null } });
  });

  it('url-19: finds the host whatever its case', () => {
    expect(inspectUrl('https://Billing.EXAMPLE.test/pay')).toMatchObject({
      verdict: 'ok',
      href: 'https://billing.example.test/pay',
      display: { asciiHost: 'billing.example.test' },
    });
  });

  it('url-20: keeps every character of a long address', () => {
    const url = `https://ok.example.test/start?state=${'a1b2c3d4'.repeat(500)}`;
    expect(inspectUrl(url)).toMatchObject({
      verdict: 'ok',
      info: ['incomplete_check', 'long_url'],
      href: url,
    });
  });
});

it.each(['ü'.repeat(30_000), `?q=${'"'.repeat(30_000)}`])(
  'an address that grows beyond the limit when it is serialised is blocked, as it would be when it is opened',
  (rest) => {
    expect(inspectUrl(`https://example.com/${rest}`)).toMatchObject({
      verdict: 'block',
      reasons: ['too_long'],
    });
  },
);
