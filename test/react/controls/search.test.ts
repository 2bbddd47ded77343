import { describe, expect, test } from 'vitest';
import { entryForFinished, matching } from '../../../src/react/controls/search.js';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const found = (query: string, ...labels: string[]) =>
  matching(optionsOf(...labels), query).map((index) => labels[index]);

describe('what is found', () => {
  test.each([
    ['an exact match first', 'Go', ['Gopher', 'go', 'Go'], ['Go', 'go', 'Gopher']],
    ['one that is equal but for case next', 'rust', ['Trust', 'RUST'], ['RUST', 'Trust']],
    [
      'without accents',
      'sao paulo',
      ['America/Sao_Paulo', 'São Paulo'],
      ['São Paulo', 'America/Sao_Paulo'],
    ],
    [
      'a zone by its city',
      'new york',
      ['America/New_York', 'America/Denver'],
      ['America/New_York'],
    ],
    ['a zone as it is written', 'America/New_York', ['America/New_York'], ['America/New_York']],
    ['several spaces as one', '  los   angeles ', ['America/Los_Angeles'], ['America/Los_Angeles']],
  ])('%s', (_, query, labels, expected) => {
    expect(found(query, ...labels)).toEqual(expected);
  });
});

describe('a text that is finished', () => {
  test.each([
    ['is an option', 'Item 2', ['Item 1', 'Item 2'], 1],
    ['is the one that is equal but for case', 'item 2', ['Item 1', 'Item 2'], 1],
    ['is the one that is equal but for accents', 'malmo', ['Malmö', 'Malmö East'], 0],
    ['is the exact one of two', 'GO', ['Go', 'GO'], 1],
    ['is none of two: that is a choice', 'go', ['Go', 'GO'], 'go'],
    ['is none that only contains it', 'Item', ['Item 1'], 'Item'],
    ['is nothing', '', ['Item 1'], null],
  ])('%s', (_, text, labels, expected) => {
    expect(entryForFinished(optionsOf(...labels), text)).toBe(expected);
  });
});
