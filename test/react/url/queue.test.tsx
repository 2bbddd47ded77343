// Consent in a queue: what the wait becomes when the server, or its silence, decides.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hear } from '../announcements.js';
import { button, consent, openChat, receipts } from '../outlet/chat.js';
import { spyOnOpen } from './ask.js';

let open: ReturnType<typeof spyOnOpen>;
beforeEach(() => {
  open = spyOnOpen();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opened and accepted. */
async function opened(options: Parameters<ReturnType<typeof openChat>['ask']>[2] = {}) {
  const chat = openChat({ presentation: 'inline' });
  chat.ask('a', consent(), options);
  await chat.user.click(button(/^Open/));
  screen.getByRole('heading', { name: 'Finish in the other tab' });
  return chat;
}
const complete = (chat: ReturnType<typeof openChat>, connection: string, id: string) =>
  act(() => chat.queue.complete(connection, id));

test('url-15 the result is sent at consent, and a wait stays on the screen', async () => {
  const { results } = await opened();
  expect([...results]).toEqual([['a', { action: 'accept' }]]);
  expect(button('Open again')).toBeTruthy();
});

test('url-16 only the notice of this request on this connection ends the wait, once', async () => {
  const chat = await opened();
  complete(chat, 'acme', 'el-8');
  complete(chat, 'other', 'el-1');
  expect(button('Stop waiting')).toBeTruthy();
  complete(chat, 'acme', 'el-1');
  expect(receipts()).toEqual(['Acme confirmed it is finished']);
  complete(chat, 'acme', 'el-1');
  expect(receipts()).toHaveLength(1);
  expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
});

test('url-16 the end is announced to whoever is elsewhere', async () => {
  const chat = await opened();
  act(() => screen.getByTestId('composer').focus());
  complete(chat, 'acme', 'el-1');
  expect(await hear('Acme confirmed it is finished')).toBeTruthy();
});

test('a page that was opened is not told of as nothing sent when the server goes away', async () => {
  const chat = await opened();
  act(() => chat.queue.closeConnection('acme'));
  expect(receipts()).toEqual(['You opened ok.example.test']);
  expect(screen.queryByText('Nothing was sent.')).toBeNull();
});

test('url-17 a notice that overtakes the accept ends the wait', async () => {
  const chat = openChat({ presentation: 'inline' });
  chat.ask('a', consent());
  open.mockImplementation(() => {
    chat.queue.complete('acme', 'el-1');
    return null;
  });
  await chat.user.click(button(/^Open/));
  expect(receipts()).toEqual(['Acme confirmed it is finished']);
  expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
});

describe('url-18 no notice comes', () => {
  test('the person goes on, and the host is told', async () => {
    const onContinue = vi.fn();
    const chat = await opened({ onContinue });
    await chat.user.click(button('I’m done, continue'));
    expect(onContinue).toHaveBeenCalledOnce();
    expect(receipts()).toEqual(['You opened ok.example.test']);
  });
  test('the person stops, and the host is told; no second result', async () => {
    const onStop = vi.fn();
    const chat = await opened({ onStop });
    await chat.user.click(button('Stop waiting'));
    expect(onStop).toHaveBeenCalledOnce();
    expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
  });
  test('the server says that it is not finished', async () => {
    const onContinue = vi.fn(async () => 'not-yet');
    const chat = await opened({ onContinue });
    await chat.user.click(button('I’m done, continue'));
    await waitFor(() =>
      expect(document.querySelector('[data-wait="not-yet"]')?.textContent).toContain(
        'Acme says it is not finished yet.',
      ),
    );
    await chat.user.click(button('I’m done, continue'));
    expect(onContinue).toHaveBeenCalledTimes(2);
  });
  test('the view is closed: the wait is still there when it comes back', async () => {
    const chat = await opened();
    chat.unmount();
    openChat({ presentation: 'inline' }, chat);
    expect(button('Stop waiting')).toBeTruthy();
    expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
  });
});

test('url-21 without an id it is opened and accepted, too', async () => {
  const chat = openChat({ presentation: 'inline' });
  chat.ask('a', { mode: 'url', message: 'Please sign in.', url: 'https://ok.example.test/signin' });
  await chat.user.click(button(/^Open/));
  expect(open.mock.calls[0]?.[0]).toBe('https://ok.example.test/signin');
  expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
});

const addresses = () =>
  [...document.querySelectorAll('[data-elicit-part="full-address"]')].map((a) => a.textContent);

test('url-22 two addresses are each shown for themselves; a decline opens nothing', async () => {
  const chat = openChat({ presentation: 'inline' });
  chat.ask('one', consent('https://one.example.test/a', 'e1'));
  chat.ask('two', consent('https://two.example.test/b', 'e2'));
  expect(addresses()).toEqual(['https://one.example.test/a']);
  await chat.user.click(button(/^Open/));
  await chat.user.click(button('Stop waiting'));
  expect(addresses()).toEqual(['https://two.example.test/b']);
  await chat.user.click(button('Decline'));
  expect(open.mock.calls.map(([href]) => href)).toEqual(['https://one.example.test/a']);
  expect([...chat.results]).toEqual([
    ['one', { action: 'accept' }],
    ['two', { action: 'decline' }],
  ]);
});

test('in a dialog: opened, the wait stands in the page and blocks nothing', async () => {
  const chat = openChat({ presentation: 'dialog' });
  chat.ask('a', consent());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('https://ok.example.test/a');
  await chat.user.click(button(/^Open/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Open again')).toBeTruthy();
  expect([...chat.results]).toEqual([['a', { action: 'accept' }]]);
});
