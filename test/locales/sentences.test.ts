import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
import { issueSentence } from '../../src/react/words/issueText.js';
import { createMessagesApi, listOf } from '../../src/react/words/messages.js';
import type { MessagesApi } from '../../src/react/words/messages.js';

test.each([
  [ar, 0, 'لا توجد نتائج'],
  [ar, 1, 'نتيجة واحدة'],
  [ar, 2, 'نتيجتان'],
  [ar, 3, '3 نتائج'],
  [ar, 11, '11 نتيجة'],
  [ar, 103, '103 نتائج'],
  [es, 1, '1 resultado'],
  [es, 1_000_000, '1000000 de resultados'],
  [zhCN, 1, '1 个结果'],
  [fr, 0, '0 résultat'],
  [fr, 2, '2 résultats'],
  [fr, 1_000_000, '1000000 de résultats'],
  [it, 0, '0 risultati'],
  [it, 1, '1 risultato'],
  [it, 1_000_000, '1000000 di risultati'],
  [ptBR, 0, '0 resultado'],
  [ptBR, 2, '2 resultados'],
  [ptBR, 1_000_000, '1000000 de resultados'],
  [ko, 1, '결과 1개'],
  [ru, 1, '1 результат'],
  [ru, 2, '2 результата'],
  [ru, 11, '11 результатов'],
  [ru, 21, '21 результат'],
  [ru, 1.5, '1.5 результата'],
  [he, 1, 'תוצאה אחת'],
  [he, 2, 'שתי תוצאות'],
  [he, 20, '20 תוצאות'],
])('$locale counts $1', (messages, count, sentence) => {
  expect(createMessagesApi(messages, 'en').text('search.results', { count })).toBe(sentence);
});

test.each([
  [de, undefined, 'Mindestens 1234,5'],
  [en, 'de', '1234,5 or more'],
  [de, 'en', 'Mindestens 1234.5'],
])('words and numbers may differ: %#', (messages, locale, sentence) => {
  expect(createMessagesApi(messages, locale).text('hint.min', { min: 1234.5 })).toBe(sentence);
});

test.each([
  [en, 'A, B, C'],
  [zhCN, 'A、B、C'],
  [ja, 'A、B、C'],
  [de, 'A, B und C'],
  [es, 'A, B y C'],
  [fr, 'A, B, C'],
  [it, 'A, B e C'],
  [ptBR, 'A, B, C'],
  [ko, 'A, B 및 C'],
  [ru, 'A, B, C'],
  [he, 'A, B ו-C'],
])('$locale sets a mark between the words of a list', (messages, list) => {
  expect(listOf(['A', 'B', 'C'], createMessagesApi(messages))).toBe(list);
});

test('what is inserted stands by itself, is text, and is not read for placeholders', () => {
  const words = createMessagesApi(ar).rich('request.title.form', { server: '<i>{label}' });
  expect(renderToStaticMarkup(createElement(Fragment, null, words))).toBe(
    '<span>يطلب <bdi dir="auto" lang="">«&lt;i&gt;{label}»</bdi> معلومات</span>',
  );
});

describe('a label that is a question stands outside of the sentence', () => {
  const api = createMessagesApi(en);
  test.each([
    ['Name', 'Enter Name'],
    ['How bad is it?', 'Answer needed: How bad is it?'],
    ['多少人？', 'Answer needed: 多少人？'],
    ['كم عددكم؟', 'Answer needed: كم عددكم؟'],
    ['x'.repeat(40), `Enter ${'x'.repeat(40)}`],
    ['x'.repeat(41), `Answer needed: “${'x'.repeat(41)}”`],
  ])('%s', (title, sentence) => {
    expect(missing(title, api)).toBe(sentence);
  });
});

function missing(title: string, api: MessagesApi): string | undefined {
  const [field] = compileForm({
    type: 'object',
    properties: { q: { type: 'string', title } },
  }).fields;
  if (!field) return undefined;
  const { id, values } = issueSentence(field, { fieldId: field.id, code: 'required' }, api);
  return api.text(id, values);
}
