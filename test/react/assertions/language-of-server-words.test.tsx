// WCAG 3.1.2: a server's words are in its own language, or in none that is known; never in that of the page.
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ElicitationReceipt } from '../../../src/index.js';
import { meet } from './surface.js';
import { openChat, question } from '../outlet/chat.js';
import { render } from '@testing-library/react';

/** Every word of the server has this sign. */
const SIGN = '§';
const said = (word: string) => SIGN + word.split(' ').join(` ${SIGN}`);
const option = (value: string) => ({
  const: value,
  title: said(`option ${value}`),
  description: said(`more on ${value}`),
});
const options = (count: number) => Array.from({ length: count }, (_, i) => option(`${i}`));
const words = { description: said('description'), title: said('title') };
const field = (name: string, schema: object) => ({ ...words, title: said(name), ...schema });

const properties = {
  text: field('text', { type: 'string', examples: [said('example')], minLength: 3 }),
  long: field('long', { type: 'string', description: said('word ').repeat(100) }),
  email: field('email', { type: 'string', format: 'email' }),
  date: field('date', { type: 'string', format: 'date', default: said('someday') }),
  moment: field('moment', { type: 'string', format: 'date-time' }),
  number: field('number', { type: 'integer', minimum: 3, maximum: 9 }),
  tick: field('tick', { type: 'boolean', default: false }),
  agree: field('agree', { const: true }),
  yes: field('yes', { type: 'boolean' }),
  radios: field('radios', { type: 'string', oneOf: options(3) }),
  select: field('select', { type: 'string', oneOf: options(9), default: '2' }),
  search: field('search', { type: 'string', oneOf: options(30) }),
  suggest: field('suggest', { anyOf: [{ type: 'string', oneOf: options(3) }, { type: 'string' }] }),
  ticks: field('ticks', { type: 'array', minItems: 1, items: { anyOf: options(3) } }),
  many: field('many', { type: 'array', items: { anyOf: options(40) } }),
  secret: field('password', { type: 'string' }),
  restored: field('restored', { type: 'string', default: said('default') }),
  odd: field('odd', { type: 'object' }),
};
const required = ['text', 'email', 'number', 'yes', 'radios', 'search', 'ticks', 'agree', 'date'];
const schema = { type: 'object', properties, required };
const everything = {
  message: `${said('message')}\n  ${said('of lines')}`,
  requestedSchema: schema,
};
const requester = { connectionId: 'acme', name: said('Acme'), origin: said('origin') };

/** Texts with the sign whose nearest language is the page's, or is shared with words of the client. */
function strays(lang: string): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let known = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    // What is said aloud, and the line that quotes the button, is one sentence: in pieces it is read in pieces.
    if (
      !text.includes(SIGN) ||
      parent?.closest('[role="status"], [data-elicit-part="reassurance"]')
    )
      continue;
    known += 1;
    const own = parent?.closest('[lang]');
    const isOnly = textsIn(own).every((other) => other.includes(SIGN) || !/\p{L}/u.test(other));
    if (!own || !isOnly || ![lang, ''].includes(own.getAttribute('lang') ?? '-')) found.push(text);
  }
  expect(known).toBeGreaterThan(0);
  return found;
}

function textsIn(element: Element | null | undefined): readonly string[] {
  if (!element) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    texts.push(node.nodeValue ?? '');
  return texts;
}

describe.each(['', 'fr'])('words in the language %j', (lang) => {
  const of = { requester, ...(lang !== '' && { serverLang: lang }) };

  test.each(['inline', 'dialog'] as const)(
    'of a form, its errors and its lists (%s)',
    async (presentation) => {
      const { user } = meet(everything, { ...of, presentation });
      expect(strays(lang)).toEqual([]);
      const message = document.querySelector('[data-elicit-part="message-text"]');
      expect(message?.getAttribute('lang')).toBe(lang);
      await user.click(screen.getByRole('button', { name: /^Send to/ }));
      expect(document.querySelectorAll('[data-elicit-part="error"]').length).toBeGreaterThan(6);
      expect(strays(lang)).toEqual([]);
      await screen.findAllByRole('listbox', { hidden: true });
      await user.click(screen.getByRole('combobox', { name: said('search') }));
      expect(screen.getAllByRole('option').length).toBeGreaterThan(3);
      await user.clear(screen.getByRole('textbox', { name: /restored/ }));
      expect(screen.getByRole('button', { name: /^Use suggested/ })).toBeTruthy();
      expect(strays(lang)).toEqual([]);
    },
  );

  test('of an answer that fits none of several rules, beside its field and in the summary', async () => {
    const anyOf = [
      { type: 'string', format: 'email' },
      { type: 'string', format: 'uri' },
    ];
    const union = { title: said('contact'), anyOf };
    const { user } = meet(
      { message: said('Go'), requestedSchema: { type: 'object', properties: { union } } },
      of,
    );
    await user.type(screen.getByRole('textbox', { name: /contact/ }), 'x');
    await user.click(screen.getByRole('button', { name: /^Send to/ }));
    for (const part of ['error', 'summary-link']) {
      const sentence = document.querySelector(`[data-elicit-part="${part}"]`)?.textContent;
      expect(sentence).toMatch(/\. Or: .*https/);
    }
    expect(strays(lang)).toEqual([]);
  });

  test('of a review and of a receipt', async () => {
    const { number, radios, ticks, text } = properties;
    const small = { type: 'object', properties: { number, radios, ticks, text } };
    const { user } = meet({ message: said('Go'), requestedSchema: small }, { ...of, review: true });
    await user.click(screen.getByRole('radio', { name: said('option 1') }));
    await user.click(screen.getByRole('checkbox', { name: said('option 2') }));
    await user.type(screen.getByRole('textbox', { name: /text/ }), 'typed');
    await user.click(screen.getByRole('button', { name: 'Review answers' }));
    expect(strays(lang)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Send to/ }));
    expect(await screen.findByText(/You answered/)).toBeTruthy();
    expect(strays(lang)).toEqual([]);
  });

  test.each([
    [
      'a confirmation',
      { message: said('Go'), requestedSchema: { type: 'object', properties: {} } },
    ],
    ['no message', { message: '', requestedSchema: { type: 'object', properties: {} } }],
    [
      'what cannot be asked',
      {
        message: said('Go'),
        requestedSchema: { type: 'object', properties: { odd: properties.odd }, required: ['odd'] },
      },
    ],
    [
      'an unknown dialect',
      {
        message: said('Go'),
        requestedSchema: { $schema: said('dialect'), type: 'object', properties: {} },
      },
    ],
    ['what cannot be read', { message: said('Go'), mode: said('mode') }],
    ['an address', { mode: 'url', message: said('Go'), url: 'https://ok.example.test/a' }],
    [
      'an address with warnings',
      { mode: 'url', message: said('Go'), url: 'http://xn--e1awd7f.test:99/?u=https://b.test' },
    ],
    [
      'an address that is blocked',
      { mode: 'url', message: said('Go'), url: 'javascript:alert(1)' },
    ],
  ])('of %s', async (_, request) => {
    meet(request, { ...of, presentation: 'inline' });
    await act(async () => {});
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
    expect(strays(lang)).toEqual([]);
  });

  test('of a queue, from the first line to the last receipt', async () => {
    const chat = openChat(lang === '' ? {} : { serverLang: lang });
    for (const key of ['a', 'b', 'c']) chat.ask(key, question(said(key), schema), { requester });
    await screen.findAllByRole('button', { name: /^Answer/ });
    expect(strays(lang)).toEqual([]);
    act(() => chat.queue.closeConnection('acme'));
    expect(await screen.findAllByText(/was closed/)).toHaveLength(3);
    expect(strays(lang)).toEqual([]);
  });

  test('of what was typed, to be copied by hand', async () => {
    const elicitation = { ...everything, mode: 'form' as const };
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    render(
      <ElicitationReceipt
        {...{ elicitation, ...of }}
        outcome="expired"
        draft={{ f0: said('typed') }}
      />,
    );
    act(() => screen.getByRole('button', { name: 'Copy what I typed' }).click());
    await screen.findByText(/typed$/, { selector: 'pre' });
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(strays(lang)).toEqual([]);
  });
});
