// In a page that the browser translates, each surface says in each state what it says in a page that is not.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ElicitationJump,
  ElicitationOutlet,
  ElicitationPrompt,
  ElicitationReceipt,
} from '../../src/index.js';
import { createElicitationQueue } from '../../src/index.js';
import type { AskOptions, Elicitation } from '../../src/index.js';
import { de } from '../../src/locales/de.js';
import { isBlank, keepTranslating, stopTranslating, textsIn, translate } from './translation.js';
import type { Way } from './translation.js';
import 'mcp-elicitation-react/styles.css';

beforeEach(() => {
  // Receipts and timers word the time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 12) });
});

afterEach(() => {
  cleanup();
  stopTranslating();
  vi.useRealTimers();
});

/** Text beside which something may come or go, or that may change: not within a span that is replaced as one. */
function looseTexts(): string[] {
  return textsIn(document.body)
    .filter((text) => text.parentElement?.closest('[data-elicit-part="root"]'))
    .filter((text) => !isBlank(text) && text.parentNode?.childNodes.length !== 1)
    .filter(({ parentElement: parent }) => parent?.localName !== 'span' || parent.hasAttributes())
    .map(({ data }) => data);
}

/** All that is said; but for the live region, which speaks when there is time. */
const words = () =>
  textsIn(document.body)
    .filter((text) => text.parentElement?.closest('[data-elicit-part="root"]'))
    .filter((text) => !text.parentElement?.closest('[data-elicit-part="status"]'))
    .map(({ data }) => data)
    .join('');

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

function deferred<T>(): Deferred<T> {
  let [resolve, reject]: [Deferred<T>['resolve'], Deferred<T>['reject']] = [() => {}, () => {}];
  const promise = new Promise<T>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}

type Look = (state: string) => void;
type Walk = (look: Look) => Promise<void>;

const requester = { connectionId: 'acme', name: 'Acme', serverUrl: 'https://mcp.example.com/mcp' };
/** By its text: what computes names for tests trims each `<font>`. */
const buttons = (name: RegExp) =>
  screen.getAllByRole('button').filter((one) => name.test(one.textContent ?? ''));
function button(name: RegExp): HTMLElement {
  const [found] = buttons(name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
const press = (name: RegExp) => fireEvent.click(button(name));
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function type(name: string | RegExp, text: string) {
  await userEvent.fill(box(name), text);
  await userEvent.tab();
}
const error = () => document.querySelector('[data-elicit-part="error"]')?.textContent ?? '';
const receipt = () =>
  document.querySelector('[data-elicit-part="receipt-heading"]')?.textContent ?? '';

const guests = { type: 'integer', title: 'Guests', minimum: 1, maximum: 5 };
const table: Elicitation = {
  mode: 'form',
  message: `Book a table. ${'Nothing is charged. '.repeat(80)}`,
  requestedSchema: {
    type: 'object',
    properties: {
      guests,
      nick: { type: 'string', title: 'Nick', maxLength: 4, description: 'Long. '.repeat(80) },
      email: { type: 'string', title: 'Mail', format: 'email', default: 'a@b.test' },
      dishes: { type: 'array', title: 'Dishes', maxItems: 1, items: { enum: ['rice', 'soup'] } },
      at: { type: 'string', title: 'When', format: 'date-time', default: '2026-12-01T18:00:00Z' },
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, n) => [`n${n}`, { type: 'string', title: `Note ${n}` }]),
      ),
    },
    required: ['guests', 'n0', 'n1'],
  },
};

function prompt(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<ElicitationPrompt.Props['onResult']>();
  const element = (more: Partial<ElicitationPrompt.Props> = {}) => (
    <ElicitationPrompt
      {...{ request, requester, onResult }}
      presentation="inline"
      acceptDelayMs={0}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(element());
  return {
    onResult,
    change: (more: Partial<ElicitationPrompt.Props>) => rerender(element(more)),
  };
}

const form: Walk = async (look) => {
  const { onResult, change } = prompt(table, { review: true });
  const answers: Deferred<void>[] = [];
  onResult.mockImplementation(() => {
    const answer = deferred<void>();
    answers.push(answer);
    return answer.promise;
  });
  look('empty');
  await type(/Guests/, '9');
  look('out of range');
  await type(/Guests/, 'x');
  look('no number');
  await type(/Guests/, '1.5');
  look('no whole number');
  await type(/Nick/, 'Adaa');
  look('counter');
  await userEvent.fill(box(/Nick/), 'Adalbert');
  look('counter over');
  await userEvent.fill(box(/Nick/), 'Ada');
  await type(/Mail/, 'name@gmail');
  look('correction');
  fireEvent.click(screen.getByRole('checkbox', { name: 'rice' }));
  look('one ticked');
  fireEvent.click(screen.getByRole('checkbox', { name: 'soup' }));
  look('both ticked');
  for (const more of buttons(/^Show more$/)) fireEvent.click(more);
  look('more');
  press(/^Review/);
  look('summary');
  await type(/Guests/, '7');
  look('summary changed');
  fireEvent.click(screen.getByRole('checkbox', { name: 'soup' }));
  await type(/Guests/, '3');
  await type(/Mail/, 'name@gmail.com');
  await type(/Note 0/, 'a');
  look('progress');
  await type(/Note 1/, 'b');
  look('nothing missing');
  change({ messages: de });
  look('German');
  change({ messages: {} });
  press(/^Review/);
  look('review');
  press(/^Send/);
  look('sending');
  await act(async () => answers[0]?.reject(new Error('offline')));
  look('failed');
  press(/^Try again$/);
  look('sending again');
  await act(async () => answers[1]?.resolve(undefined));
  look('receipt');
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ action: 'accept', content: { guests: 3 } });
  press(/^Show what was sent$/);
  look('all answers');
};

const errors: Walk = async (look) => {
  const { onResult } = prompt({
    mode: 'form',
    message: 'Please answer.',
    requestedSchema: { type: 'object', properties: { guests }, required: ['guests'] },
  });
  await type(/Guests/, '1.5');
  look('whole number');
  expect(error()).toContain('whole number');
  await type(/Guests/, 'abc');
  look('number');
  expect(error()).toContain('must be a');
  await type(/Guests/, '9');
  look('range');
  expect(error()).toContain('5');
  await type(/Guests/, '4');
  look('none');
  press(/^Send to Acme$/);
  look('sent');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { guests: 4 } }]]);
};

const url: Walk = async (look) => {
  const continued: Deferred<'not-yet' | undefined>[] = [];
  const onContinue = () => {
    const next = deferred<'not-yet' | undefined>();
    continued.push(next);
    return next.promise;
  };
  const address = 'https://accounts.g\u0456thub.example/login';
  let opens = false;
  const { onResult } = prompt(
    { mode: 'url', message: 'Sign in.', url: address, elicitationId: 'e' },
    { openUrl: () => opens, onContinue },
  );
  // Once the list of site names has come: a changed report unticks the box.
  await waitFor(() => expect(words()).toContain('Not the same site'));
  fireEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() => expect(button(/^Open/).getAttribute('aria-disabled')).toBeNull());
  look('warned');
  const copy = button(/^Copy/);
  const before = copy.textContent;
  fireEvent.click(copy);
  await waitFor(() => expect(copy.textContent).not.toBe(before));
  look('copied');
  press(/^Open/);
  await waitFor(() => button(/^Open again$/));
  look('not opened');
  opens = true;
  press(/^Open again$/);
  await waitFor(() => button(/^Stop waiting$/));
  look('waiting');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept' }]]);
  press(/^I’m done, continue$/);
  look('checking');
  await act(async () => continued[0]?.resolve('not-yet'));
  look('not yet');
  press(/^Stop waiting$/);
  look('over');
};

const question = (message: string): Elicitation => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { v: { type: 'string', title: 'Value' } } },
});

const queue: Walk = async (look) => {
  const requests = createElicitationQueue();
  render(
    <>
      <ElicitationJump queue={requests} />
      <ElicitationOutlet queue={requests} presentation="inline" acceptDelayMs={0} />
    </>,
  );
  function ask(message: string, more: Partial<AskOptions> = {}) {
    const over = new AbortController();
    const { signal } = over;
    act(() => void requests.ask(question(message), { requester, signal, ...more }));
    return () => act(() => over.abort());
  }
  ask('One?', { expiresAt: Date.now() + 180_000, onRequestMoreTime: () => {} });
  look('arrival');
  const id = requests.getSnapshot()[0]?.id ?? '';
  act(() => requests.extend(id, Date.now() + 600_000));
  look('more time');
  const withdrawTwo = ask('Two?');
  look('a line');
  ask('Three?');
  ask('Four?');
  look('four');
  withdrawTwo();
  look('withdrawn');
  await type(/Value/, 'typed');
  press(/^Send to Acme$/);
  look('sent');
  act(() => requests.withdraw(requests.getSnapshot().at(-1)?.id ?? '', 'expired'));
  look('expired');
  press(/^Decline$/);
  look('declined');
};

const dialog: Walk = async (look) => {
  const { onResult } = prompt(question('Dialog?'), { presentation: 'dialog' });
  look('open');
  await userEvent.fill(box(/Value/), 'Ada');
  await userEvent.keyboard('{Escape}');
  look('asked');
  press(/^Keep editing$/);
  look('kept');
  await userEvent.keyboard('{Escape}');
  press(/^Discard/);
  look('gone');
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  expect(receipt()).not.toBe('');
};

const lists: Walk = async (look) => {
  const items = { enum: Array.from({ length: 40 }, (_, n) => `option ${n}`) };
  const { onResult } = prompt({
    mode: 'form',
    message: 'Choose.',
    requestedSchema: {
      type: 'object',
      properties: { many: { type: 'array', title: 'Many', maxItems: 2, items } },
    },
  });
  const search = screen.getByRole('searchbox');
  for (const query of ['1', '', 'none of them', 'neither', 'option 7']) {
    await userEvent.fill(search, query);
    look(`search ${query}`);
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'option 7' }));
  look('ticked');
  press(/^Send to Acme$/);
  look('sent');
  expect(onResult).toHaveBeenCalledOnce();
};

/** All that the kit says beside and about fields. */
const notes: Walk = async (look) => {
  const parts = { enum: Array.from({ length: 9 }, (_, n) => `part ${n}`) };
  const mail = { type: 'string', format: 'email' };
  const { onResult } = prompt({
    mode: 'form',
    message: 'Set it up.',
    requestedSchema: {
      type: 'object',
      properties: {
        password: { type: 'string', title: 'Password' },
        contact: { title: 'Contact', anyOf: [mail, { type: 'string', format: 'uri' }] },
        when: {
          type: 'string',
          title: 'When',
          format: 'date-time',
          default: '2026-03-01T09:00:00',
        },
        day: { type: 'string', title: 'Day', format: 'date', default: 'next Monday' },
        nick: { type: 'string', title: 'Nick', default: 'Ada', examples: ['Bob', 'Eve'] },
        parts: { type: 'array', title: 'Parts', items: parts },
        odd: { type: 'object', title: 'Odd' },
      },
      required: ['password', 'contact'],
    },
  });
  look('empty');
  press(/^Send/);
  look('nothing answered');
  await type(/Contact/, 'x');
  look('fits no rule');
  await userEvent.fill(box(/^Password/), 'hunter2');
  press(/^Show$/);
  look('shown');
  press(/^Show$/);
  await userEvent.clear(box(/Nick/));
  await userEvent.tab();
  look('suggestion taken out');
  press(/^Use suggested: Ada/);
  look('and put back');
  press(/^Select all/);
  look('all');
  press(/^Select none/);
  look('none');
  press(/^Change time zone/);
  look('zone');
  await type(/Contact/, 'a@b.example');
  press(/^Send/);
  look('not agreed');
  fireEvent.click(screen.getByRole('checkbox', { name: /I understand/ }));
  look('agreed');
  press(/^Decline/);
  look('asked');
  press(/^Keep editing$/);
  look('kept');
  press(/^Send/);
  look('receipt');
  expect(onResult.mock.lastCall?.[0]).toMatchObject({
    action: 'accept',
    content: { password: 'hunter2', contact: 'a@b.example', nick: 'Ada' },
  });
};

const odd: [string, unknown][] = [
  [
    'no message',
    { mode: 'form', message: '', requestedSchema: { type: 'object', properties: {} } },
  ],
  ['unreadable', { mode: 'form' }],
  ['unknown mode', { mode: 'voice', message: 'Hi' }],
  [
    'unknown dialect',
    { mode: 'form', message: 'Hi', requestedSchema: { $schema: 'urn:x', type: 'object' } },
  ],
  [
    'cannot be asked',
    {
      mode: 'form',
      message: 'Hi',
      requestedSchema: {
        type: 'object',
        properties: { it: { type: 'object', title: 'It' } },
        required: ['it'],
      },
    },
  ],
  ['blocked address', { mode: 'url', message: 'Go', url: 'http://10.0.0.1/', elicitationId: 'e' }],
];

const cards: Walk = async (look) => {
  for (const [name, request] of odd) {
    const { onResult } = prompt(request, { headingLevel: 2 });
    look(name);
    const [way] = buttons(/^(?:Decline|Cancel|Close)/);
    if (!way) throw new Error(`There is no way out of ${name}.`);
    fireEvent.click(way);
    look(`${name}: ended`);
    expect(onResult).toHaveBeenCalledOnce();
    cleanup();
  }
};

/** Every way in which a request ends, and what is said of its delivery. */
const endings: Walk = async (look) => {
  const requests = createElicitationQueue();
  render(<ElicitationOutlet queue={requests} presentation="inline" acceptDelayMs={0} />);
  const ask = (message: string, more: Partial<AskOptions> = {}) =>
    act(() => void requests.ask(question(message), { requester, ...more }));
  const last = () => requests.getSnapshot().at(-1)?.id ?? '';
  for (const outcome of ['withdrawn', 'expired', 'disconnected'] as const) {
    ask(outcome);
    await type(/Value/, 'typed');
    act(() => requests.withdraw(last(), outcome));
    look(outcome);
  }
  for (const fate of ['sent', 'failed', 'unknown'] as const) {
    const delivery = deferred<typeof fate>();
    ask(fate, { deliver: () => delivery.promise });
    await type(/Value/, 'typed');
    press(/^Send to Acme$/);
    look(`${fate}: sending`);
    await act(async () => delivery.resolve(fate));
    look(fate);
  }
  ask('again', { corrects: last() });
  look('earlier answers');
  press(/^Decline$/);
  look('declined');
  for (const message of ['a', 'b', 'c']) ask(message);
  look('several');
  press(/^Decline \d/);
  look('all at once, asked');
  press(/^Keep them$/);
  look('kept');
  press(/^Decline \d/);
  press(/^Decline them$/);
  look('all at once');
};

const drawn = (outcome: ElicitationReceipt.Facts['outcome'], delivery?: 'sent' | 'unknown') => (
  <ElicitationReceipt
    {...{ requester, outcome, ...(delivery && { delivery }) }}
    elicitation={question('Who?')}
  />
);

/** One receipt whose outcome changes. */
const receipts: Walk = async (look) => {
  const page = render(drawn('accept'));
  look('answered');
  for (const delivery of ['sent', 'unknown'] as const) {
    page.rerender(drawn('accept', delivery));
    look(delivery);
  }
  const others = ['decline', 'cancel', 'withdrawn', 'expired', 'disconnected', 'left', 'elsewhere'];
  for (const outcome of others as ElicitationReceipt.Facts['outcome'][]) {
    page.rerender(drawn(outcome));
    look(outcome);
  }
};

/** The words of each state, when nothing is translated. */
async function wordsOf(walk: Walk, look: Look = () => {}): Promise<Map<string, unknown>> {
  const seen = new Map<string, unknown>();
  await walk((state) => {
    seen.set(state, words());
    look(state);
  });
  cleanup();
  return seen;
}

const walks = { form, errors, url, queue, dialog, lists, notes, cards, endings, receipts };

describe.each(Object.entries(walks))('%s', (_, walk) => {
  test('has each text in an element of its own', async () => {
    const loose: string[] = [];
    await wordsOf(walk, () => loose.push(...looseTexts()));
    expect(new Set(loose)).toEqual(new Set());
  });

  test.each<Way>(['moved', 'replaced'])(
    'says the same, state by state, in a page that was translated once (text %s)',
    async (way) => {
      const plain = await wordsOf(walk);
      const seen = await wordsOf(walk, () => translate(document.body, way));
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(plain));
    },
  );

  test.each<Way>(['moved', 'replaced'])(
    'says the same in a page that is translated as it changes (text %s)',
    async (way) => {
      const plain = await wordsOf(walk);
      keepTranslating(way);
      const seen = await wordsOf(walk);
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(plain));
    },
  );
});
