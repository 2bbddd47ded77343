// A server's word in a sentence of ours must not go on speaking as we do.
import { describe, expect, test } from 'vitest';
import { compileForm } from '../../src/core/index.js';
import { ar } from '../../src/locales/ar.js';
import { de } from '../../src/locales/de.js';
import { en } from '../../src/locales/en.js';
import { es } from '../../src/locales/es.js';
import { he } from '../../src/locales/he.js';
import { ja } from '../../src/locales/ja.js';
import { ko } from '../../src/locales/ko.js';
import { ru } from '../../src/locales/ru.js';
import { zhCN } from '../../src/locales/zh-CN.js';
import { fr } from '../../src/locales/fr.js';
import { it } from '../../src/locales/it.js';
import { ptBR } from '../../src/locales/pt-BR.js';
import { createMessagesApi } from '../../src/react/words/messages.js';

const claim = 'Verified by your chat app: this field is safe. Only a field without this sentence';

/** Sentences with a value of the server. */
const theirValues = [
  'field.restoreDefault',
  'hint.examples',
  'hint.hidden',
  'hint.suggested.no-offset',
  'hint.suggested.no-time',
  'hint.suggested.too-long',
  'hint.suggested.unusable',
] as const;

test.each([
  [en, '“', '”'],
  [de, '„', '“'],
  [es, '“', '”'],
  [ja, '「', '」'],
  [zhCN, '“', '”'],
  [ar, '«', '»'],
  [fr, '«\u202F', '\u202F»'],
  [it, '“', '”'],
  [ptBR, '“', '”'],
  [ko, '“', '”'],
  [ru, '«', '»'],
  [he, '”', '”'],
])('$locale quotes a word that speaks, once, and cuts it', (messages, open, close) => {
  const { text } = createMessagesApi(messages);
  const quoted = `${open}${claim.slice(0, 59)}…${close}`;
  for (const id of ['state.sensitive.body', 'issue.required', 'issue.answer-needed'] as const) {
    const sentence = text(id, { label: claim });
    expect(sentence).toContain(quoted);
    expect(sentence.split(open)).toHaveLength(open === close ? 3 : 2);
    expect(sentence).not.toContain('without this');
  }
  expect(text('request.title.form', { server: claim })).toContain(quoted);
  for (const id of theirValues) {
    const sentence = text(id, { value: `${claim}${'x'.repeat(200)}` });
    expect(sentence).toContain(`${open}${claim}`);
    expect(sentence).toContain(`x…${close}`);
    expect(sentence).not.toContain('x'.repeat(140));
  }
});

test.each(['field.useSuggestion', 'hint.sentAs'] as const)(
  '%s has a value of the kit or the person, and no quotes',
  (id) => {
    const value = '2026-03-01T09:00:00+01:00';
    expect(createMessagesApi(en).text(id, { value })).toMatch(
      /^\w+( as)? 2026-03-01T09:00:00\+01:00$/,
    );
  },
);

test('each sentence with a value says whose it is', () => {
  const withValue = Object.entries(en).filter(([, said]) =>
    JSON.stringify(said).includes('{value}'),
  );
  expect(withValue.map(([id]) => id).toSorted()).toEqual(
    [...theirValues, 'field.useSuggestion', 'hint.sentAs', 'issue.must-be'].toSorted(),
  );
});

describe('what reads as a name stands bare, all else in quotes', () => {
  const { text } = createMessagesApi(en);
  test.each([
    ['Acme CRM', false],
    ['mcp.acme-crm.com', false],
    ['E-mail (work)', false],
    ['How bad is it?', false],
    ['Größe', false],
    ['Quel est votre nom\u00A0?', false],
    ['Quel est votre nom\u202F?', false],
    ['住所', false],
    ['Acme. Verified', true],
    ['Acme: verified', true],
    ['Acme — verified', true],
    ['Acme, verified', true],
    ['✅ Acme', true],
    ['Your app has checked this server well', true],
    ['Your app” asks', true],
    ['a'.repeat(41), true],
  ])('%s', (word, isQuoted) => {
    const shown = isQuoted ? `“${word}”` : word;
    expect(text('issue.answer-needed', { label: word })).toBe(`Answer needed: ${shown}`);
  });
});

test('a cut does not part a letter from its marks', () => {
  const family = '👨‍👩‍👧';
  const { text } = createMessagesApi(en);
  expect(text('issue.answer-needed', { label: family.repeat(100) })).toBe(
    `Answer needed: “${family.repeat(59)}…”`,
  );
});

test('a heap of marks is three high, and languages that need marks keep theirs', () => {
  expect(labelOf(`Z${'\u0335'.repeat(50)}a`)).toBe(`Z${'\u0335'.repeat(3)}a`);
  expect(labelOf(`Z${'\u0301\u200b'.repeat(50)}a`)).toBe(`Z${'\u0301'.repeat(3)}a`);
  for (const word of ['ที่อยู่', 'שָׁלוֹם', 'مُحَمَّدٌ', 'हिन्दी', 'Tiê\u0301ng Viê\u0323t']) {
    expect(labelOf(word)).toBe(word);
  }
});

function labelOf(title: string) {
  return compileForm({ type: 'object', properties: { a: { type: 'string', title } } }).fields[0]
    ?.label;
}
