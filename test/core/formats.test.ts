import { expect, test } from 'vitest';
import { compileForm, parseEntry } from '../../src/core/index.js';

// Each row was derived from the grammar that the format names; ✗ rows are one step outside it.
const rows: Readonly<
  Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>
> = {
  email: {
    right: [
      'ada@example.com',
      'ada.lovelace+notes@mail.example.com',
      '~ada~@example.com',
      '"ada lovelace"@example.com',
      '"a@b..c"@example.com',
      '"a\\"b"@example.com',
      'ada@[127.0.0.1]',
      'ada@[IPv6:::1]',
      'ada@[IPv6:2001:db8::7]',
      `${'l'.repeat(64)}@example.com`,
      'li@xn--fsqu00a.xn--fiqs8s',
      'a@xn--mnchen-3ya.example',
    ],
    wrong: [
      // valid, and refused by official servers
      'ada@localhost',
      'name@gmail',
      'li@例子.中国',
      'info@münchen.example',
      'ada',
      '@example.com',
      'ada@',
      '.ada@example.com',
      'ada.@example.com',
      'a..b@example.com',
      'a b@example.com',
      'a,b@example.com',
      'a@b@example.com',
      'ada@example..com',
      'ada@-example.com',
      'ada@example-.com',
      'ada@exa_mple.com',
      'ada@example.com.',
      'ada@[127.0.0.300]',
      'ada@[IPv6:1::2::3]',
      'Ada <ada@example.com>',
      'mailto:ada@example.com',
      'ada@example.com ',
      ' ada@example.com',
      'ada@example.com\n',
      'pät@example.com',
      'ada@exa\u200bmple.com',
      `${'l'.repeat(65)}@example.com`,
      `ada@${'d'.repeat(64)}.com`,
    ],
  },
  uri: {
    right: [
      'https://example.com',
      'https://example.com/a/b;c=d?e=f&g=/?#h?/',
      'http://user:p%40ss@example.com:8080/',
      "http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com",
      'ldap://[2001:db8::7]/c=GB?objectClass?one',
      'http://[::ffff:1.2.3.4]/',
      'http://[v1.fe80::a+en1]/',
      'mailto:ada@example.com',
      'urn:isbn:9780131103627',
      'tel:+1-816-555-1212',
      'data:text/plain,hello',
      'javascript:void(0)', // a value, and nothing opens it
      'file:///etc/hosts',
      'https:example.com',
      'http://999.999.999.999/',
      'x-app+1.0:',
      'tel:911',
      'geo:37,13',
      'file:///',
    ],
    wrong: [
      // URIs by the letter, and never meant
      'localhost:3000',
      'example.com:8080/x',
      'https://',
      'https:',
      'http:///path',
      'https://:8080',
      'https://user@/path',
      'https://?q=1',
      'example.com',
      'www.example.com/docs',
      '//example.com/a',
      '/docs',
      'docs',
      '1http://example.com',
      'ht_tp://example.com',
      'http://example.com/a b',
      ' http://example.com',
      'http://example.com/\n',
      'http://example.com/é',
      'http://例子.中国/',
      'http://example.com/a\\b',
      'http://example.com/<a>',
      'http://example.com/{a}',
      'http://example.com/a|b^c`d"',
      'http://example.com/%',
      'http://example.com/%4',
      'http://example.com/%4g',
      'http://example.com:port/',
      'http://exa[mple.com/',
      'http://[::1',
      'http://[1.2.3.4]/',
      'http://[::ffff:01.2.3.4]/',
      'http://[1:2:3:4:5:6:7:8:9]/',
      'http:/[::1]',
      'http://example.com/#a#b',
    ],
  },
  date: {
    right: [
      '2026-01-31',
      '2024-02-29',
      '2000-02-29',
      '0400-02-29',
      '0001-01-01',
      '9999-12-31',
      '1582-10-10',
    ],
    wrong: [
      '2026-02-29',
      '1900-02-29',
      '0100-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
      '26-01-01',
      '02026-01-01',
      '20260101',
      '2026-W01',
      '2026-001',
      '01/02/2026',
      '2026-01-01T00:00:00Z',
      '2026-01-01 ',
      ' 2026-01-01',
      '2026-01-0১',
      '２０２６-01-01',
      '+2026-01-01',
      '2026–01–01',
      '2026-01-01\n',
    ],
  },
  'date-time': {
    right: [
      '2026-07-01T12:00:00Z',
      '2026-07-01t12:00:00z',
      '2026-07-01T12:00:00.123456789Z',
      '2026-07-01T12:00:00+05:30',
      '2026-07-01T12:00:00-00:00',
      '2026-07-01T12:00:00+23:59',
      '1998-12-31T23:59:60Z',
      '1998-12-31T15:59:60.5-08:00',
      '1999-01-01T05:29:60+05:30',
    ],
    wrong: [
      '2026-07-01T12:00:00',
      '2026-07-01T12:00Z',
      '2026-07-01 12:00:00Z',
      '2026-07-01T24:00:00Z',
      '2026-07-01T12:60:00Z',
      '2026-07-01T12:00:61Z',
      '1998-12-31T22:59:60Z',
      '1998-12-31T23:58:60Z',
      '2026-02-30T12:00:00Z',
      '2026-07-01T12:00:00+24:00',
      '2026-07-01T12:00:00+05:60',
      '2026-07-01T12:00:00+01',
      '2026-07-01T12:00:00+0100',
      '2026-07-01T12:00:00.Z',
      '2026-07-01T12:00:00Z ',
      '2026-07-01T1২:00:00Z',
      '20260701T120000Z',
    ],
  },
};

const all = Object.entries(rows).flatMap(([format, { right, wrong }]) => [
  ...right.map((text) => ({ format, text, valid: true })),
  ...wrong.map((text) => ({ format, text, valid: false })),
]);

test.each(all)('$format takes $text: $valid', ({ format, text, valid }) => {
  const model = compileForm({ type: 'object', properties: { v: { type: 'string', format } } });
  const [field] = model.fields;
  if (!field) throw new Error('no field');
  expect(parseEntry(field, text)).toMatchObject(valid ? { ok: true, value: text } : { ok: false });
});

test.each([
  ['www.example.com/docs', { code: 'uri-scheme', suggestion: 'https://www.example.com/docs' }],
  [
    'https://例子.中国/路 1',
    { code: 'uri-letters', suggestion: 'https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%201' },
  ],
  ['https://a b.example', { code: 'uri' }],
  ['例子.中国', { code: 'uri' }],
  ['example.com', { code: 'uri-scheme', suggestion: 'https://example.com' }],
  ['/docs', { code: 'uri' }],
  ['hello', { code: 'uri' }],
  ['a b.com', { code: 'uri' }],
  ['localhost', { code: 'uri-scheme', suggestion: 'http://localhost' }],
  ['localhost:3000', { code: 'uri-scheme', suggestion: 'http://localhost:3000' }],
  ['localhost:3000/a?b#c', { code: 'uri-scheme', suggestion: 'http://localhost:3000/a?b#c' }],
  ['127.0.0.1:8080', { code: 'uri-scheme', suggestion: 'http://127.0.0.1:8080' }],
  ['[::1]:8080/x', { code: 'uri-scheme', suggestion: 'http://[::1]:8080/x' }],
  ['10.0.0.7:80', { code: 'uri-scheme', suggestion: 'https://10.0.0.7:80' }],
  ['example.com:8080/x', { code: 'uri-scheme', suggestion: 'https://example.com:8080/x' }],
  ['api.example.com:443?q', { code: 'uri-scheme', suggestion: 'https://api.example.com:443?q' }],
  ['https://', { code: 'uri' }],
])('an address without its scheme, %s, gets one suggested where it is plain', (text, issue) => {
  expect(issueOf('uri', text)).toMatchObject(issue);
});

test.each([
  ['name@gmail', { code: 'email-ending', suggestion: 'name@gmail.com' }],
  ['name@Outlook', { code: 'email-ending', suggestion: 'name@Outlook.com' }],
  ['name@acme', { code: 'email-domain' }],
  ['ada@localhost', { code: 'email-domain' }],
  ['li@例子', { code: 'email-domain' }],
  ['li@例子.中国', { code: 'email-letters', suggestion: 'li@xn--fsqu00a.xn--fiqs8s' }],
  ['a@münchen.example', { code: 'email-letters', suggestion: 'a@xn--mnchen-3ya.example' }],
  ['a@ｅxample.com', { code: 'email-letters', suggestion: 'a@example.com' }],
  ['name@', { code: 'email' }],
])('an address that official servers refuse, %s, is told before it is sent', (text, issue) => {
  expect(issueOf('email', text)).toMatchObject(issue);
});

test('what is suggested is taken', () => {
  const typed = [
    ['uri', 'localhost:3000'],
    ['uri', 'https://例子.中国/路 1'],
    ['email', 'name@gmail'],
    ['email', 'li@例子.中国'],
  ] as const;
  for (const [format, text] of typed) {
    const issue = issueOf(format, text);
    if (!issue || !('suggestion' in issue)) throw new Error(`nothing is suggested for ${text}`);
    expect(issueOf(format, issue.suggestion)).toBeUndefined();
  }
});

function issueOf(format: string, text: string) {
  const model = compileForm({ type: 'object', properties: { v: { type: 'string', format } } });
  const [field] = model.fields;
  if (!field) throw new Error('no field');
  const outcome = parseEntry(field, text);
  return outcome.ok ? undefined : outcome.issue;
}
