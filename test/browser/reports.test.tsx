// Public reports about other clients, as a person meets them in a browser: layout, paste, translation, rounds.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  createElicitationQueue,
  ElicitationOutlet,
  ElicitationPrompt,
  runWithElicitation,
} from '../../src/index.js';
import type { ElicitResult, Requester } from '../../src/index.js';
import 'mcp-elicitation-react/styles.css';
import reports from '../data/reports.json' with { type: 'json' };
import { keepTranslating, stopTranslating, translate } from './translation.js';
import type { Way } from './translation.js';

afterEach(() => {
  cleanup();
  stopTranslating();
});

const requester: Requester = { connectionId: 'acme', name: 'Acme' };

function reported(id: string) {
  const report = reports.find((one) => one.id === id);
  if (!report) throw new Error(`There is no ${id}.`);
  return { ...report, request: report.request as Record<string, unknown> };
}

function ask(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  render(
    <ElicitationPrompt
      {...{ request, requester, onResult }}
      presentation="inline"
      acceptDelayMs={0}
      {...props}
    />,
  );
  return onResult;
}

const form = (properties: Record<string, object>, message = 'Please answer.') => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties },
});

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-elicit-part="${name}"]`) ??
  document.createElement('p');
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** By its text: what computes names for tests trims each `<font>`. */
function button(name: RegExp): HTMLElement {
  const all = screen.getAllByRole('button');
  const found = all.find(({ textContent }) => name.test(textContent ?? ''));
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
const press = (name: RegExp) => userEvent.click(button(name));
async function type(name: RegExp, text: string) {
  await userEvent.fill(box(name), text);
  await userEvent.tab();
}

/** Copies the text from elsewhere in the page, and pastes it. */
async function paste(target: () => HTMLElement, text: string) {
  const source = document.createElement('textarea');
  source.value = text;
  // What is outside of a modal dialog is inert.
  (target().closest('dialog') ?? document.body).append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(target());
  await userEvent.paste();
}

/** Where the first letter of a line is drawn, from the left of the message. */
function indentOf(word: string): number {
  const texts = document.createTreeWalker(part('message-text'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left - part('message-text').getBoundingClientRect().left;
  }
  throw new Error(`${word} is not shown.`);
}

describe('rep-01 what is approved is what is shown', () => {
  const { request } = reported('rep-01');
  const message = String(request['message']);

  test.each([
    ['\\n', message],
    ['\\r\\n', message.replaceAll('\n', '\r\n')],
  ])('lines keep their leading spaces (%s)', (_, text) => {
    ask({ ...request, message: text });
    expect(part('message-text').innerText).toContain('\n    image: nginx\n');
    expect(indentOf('image:')).toBeGreaterThan(indentOf('web:'));
    expect(indentOf('web:')).toBeGreaterThan(indentOf('service:'));
  });

  test('a tab indents more than a space, and two spaces stay two', () => {
    ask({ ...request, message: 'Run?\nplain\n\ttab\n space\na  =  1' });
    expect(indentOf('tab')).toBeGreaterThan(indentOf('space'));
    expect(indentOf('space')).toBeGreaterThan(indentOf('plain'));
    expect(part('message-text').innerText).toContain('a  =  1');
  });

  test('words stay plain text, and long lines wrap', () => {
    ask({ ...request, message: `<b>no</b>\n  ${'long '.repeat(200)}` });
    expect(part('message-text').querySelector('b')).toBeNull();
    expect(part('message-text').scrollWidth).toBeLessThanOrEqual(part('message-text').clientWidth);
  });
});

describe.each<Way>(['moved', 'replaced'])('in a page that is translated (text %s)', (way) => {
  describe.each(['once after each step', 'as it changes'])('%s', (when) => {
    test.each([
      [/^Send/, { action: 'accept', content: { guests: 4 } }],
      [/decline/i, { action: 'decline' }],
      [/cancel/i, { action: 'cancel' }],
    ])(
      'rep-06 an error changes its words: the form stays, and can be answered (%s)',
      async (name, result) => {
        const onResult = ask(reported('rep-06').request);
        const step = () => translate(document.body, way);
        if (when === 'as it changes') keepTranslating(way);
        step();
        await type(/Guests/, '9');
        step();
        await type(/Guests/, 'x');
        step();
        expect(box(/Guests/).value).toBe('x');
        expect(part('error').textContent).toContain('number');
        await type(/Guests/, '4');
        step();
        await press(name);
        // A way out asks once.
        if (result.action !== 'accept') await press(name);
        expect(onResult.mock.calls).toEqual([[result]]);
      },
    );
  });

  test('rep-08 the second error of one shape takes the place of the first', async () => {
    ask(reported('rep-08').request);
    await type(/Guests/, '1.5');
    expect(part('error').textContent).toContain('whole number');
    translate(document.body, way);
    await type(/Guests/, 'abc');
    expect(part('error').textContent).toContain('number');
    expect(part('error').textContent).not.toContain('whole');
  });
});

describe('rep-09 lines that are pasted are sent as lines', () => {
  const { request, expected } = reported('rep-09');
  const lines = 'fix: stop the loop\n\nIt never ended.';

  test('into the box of the report', async () => {
    const onResult = ask(request);
    await paste(() => box(/Commit message/), lines);
    await press(/^Send/);
    expect(onResult.mock.calls).toEqual([[expected.result]]);
  });

  test('into a box of one line, which grows', async () => {
    const onResult = ask(form({ it: { type: 'string', title: 'Subject' } }));
    expect(box(/Subject/).tagName).toBe('INPUT');
    await paste(() => box(/Subject/), lines);
    await press(/^Send/);
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { it: lines } }]]);
  });
});

test('rep-10 a name with a limit of 255 is one line, and Enter sends it', async () => {
  const { request, expected } = reported('rep-10');
  const onResult = ask(request);
  expect(box(/Repository name/).tagName).toBe('INPUT');
  await userEvent.type(box(/Repository name/), 'my-repo');
  await userEvent.keyboard('{Enter}');
  expect(onResult.mock.calls).toEqual([[expected.result]]);
});

/** Answers the first round. */
async function answerTrip() {
  await screen.findByRole('textbox', { name: /Name/ });
  await type(/Name/, 'Ada');
  await type(/From/, 'Atlantis');
  await type(/Guests/, '4');
  await press(/^Send/);
}

describe('rep-32 a server asks again for what was wrong', () => {
  const { request } = reported('rep-32');
  const trip = request['inputRequests'] as { trip: { params: Record<string, unknown> } };
  const first = { trip: { ...trip.trip, params: { ...trip.trip.params, message: 'Where to?' } } };
  const again = /Your earlier answers are filled in again/;

  function call(second: unknown) {
    const queue = createElicitationQueue();
    render(<ElicitationOutlet queue={queue} presentation="inline" acceptDelayMs={0} />);
    const sent: unknown[] = [];
    const rounds: unknown[] = [
      { resultType: 'input_required', inputRequests: first },
      { resultType: 'input_required', inputRequests: second, requestState: 's1' },
      { resultType: 'complete' },
    ];
    const send = async (more: unknown) => rounds[sent.push(more) - 1];
    const done = runWithElicitation(send, { queue, requester });
    return { sent, done };
  }
  test('the earlier answers are there again, and nothing is sent by itself', async () => {
    const { sent, done } = call(request['inputRequests']);
    await answerTrip();
    await screen.findByText(again);
    const values = [/Name/, /From/, /Guests/].map((name) => box(name).value);
    expect(values).toEqual(['Ada', 'Atlantis', '4']);
    expect(sent).toHaveLength(2);
    await type(/From/, 'Bergen');
    await press(/^Send/);
    await act(async () => void (await done));
    const content = { name: 'Ada', from: 'Bergen', guests: 4 };
    expect(sent[2]).toMatchObject({ inputResponses: { trip: { action: 'accept', content } } });
  });

  test.each([
    ['under another key', { other: trip.trip }],
    [
      'with another schema',
      {
        trip: {
          method: 'elicitation/create',
          params: {
            message: 'Where to?',
            requestedSchema: {
              type: 'object',
              properties: { name: { type: 'string', title: 'Name' } },
            },
          },
        },
      },
    ],
  ])('not %s', async (_, second) => {
    const { sent } = call(second);
    await answerTrip();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect(box(/Name/).value).toBe(''));
    expect(screen.queryByText(again)).toBeNull();
  });
});

describe('2 lines of a server are shown as they were sent, wherever there may be some', () => {
  const lines = 'a:\n    b:  1\n\tc';
  const option = { const: 'x', title: 'X', description: lines };

  test.each([
    ['the description of a field', form({ it: { type: 'string', description: lines } })],
    ['the description of an option', form({ it: { type: 'string', oneOf: [option] } })],
    ['a text that is filled in', form({ it: { type: 'string', default: lines } })],
    ['a message over an address', { mode: 'url', message: lines, url: 'https://ok.example/' }],
  ])('%s', (_, request) => {
    ask(request);
    const drawn = [
      ...[...document.querySelectorAll('textarea')].map(({ value }) => value),
      part('root').innerText.replaceAll('\u2068', '').replaceAll('\u2069', ''),
    ];
    expect(drawn.some((text) => text.includes(lines))).toBe(true);
  });
});

describe('6 what was typed is not lost', () => {
  test('Escape, × and Cancel ask before typed lines are gone, in a dialog', async () => {
    const onResult = ask(form({ it: { type: 'string', title: 'Subject' } }), {
      presentation: 'dialog',
    });
    await paste(() => box(/Subject/), 'one\ntwo');
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close without answering' })),
      () => press(/^Cancel$/),
    ]) {
      await leave();
      await press(/^Keep editing$/);
      expect(box(/Subject/).value).toBe('one\ntwo');
    }
    expect(onResult).not.toHaveBeenCalled();
  });

  test('a draft with lines that the host kept is there again, line by line', () => {
    const request = form({ it: { type: 'string', title: 'Subject' } });
    ask(request, { draft: { f0: 'one\n  two' } });
    expect(box(/Subject/).value).toBe('one\n  two');
  });
});
