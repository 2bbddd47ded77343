// Failures of other clients with more than one request. The ids are those of test/data/cases.json.
import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ElicitationOutlet } from '../../../src/index.js';
import { wasAnnounced } from '../announcements.js';
import { pass, stopTheClock } from '../clock.js';
import { summary } from '../summaries.js';
import {
  Page,
  box,
  button,
  createChat,
  messages,
  openChat,
  question,
  receipts,
  send,
  stubs,
} from './chat.js';

test(`que-01 ${summary('que-01')}`, async () => {
  const { ask, results, user } = openChat();
  ask('r1', question('First?'));
  ask('r2', question('Second?'));
  expect(messages()).toEqual(['First?']);
  expect(stubs()).toEqual(['2 of 2 Acme asks for information']);
  await user.type(box(), 'one');
  await user.click(send());
  expect(messages()).toEqual(['Second?']);
  await user.type(box(), 'two');
  await user.click(send());
  expect(Object.fromEntries(results)).toEqual({
    r1: { action: 'accept', content: { v: 'one' } },
    r2: { action: 'accept', content: { v: 'two' } },
  });
});

test(`que-02 ${summary('que-02')}`, async () => {
  const { ask, results, user } = openChat();
  const city = { type: 'string', title: 'City' };
  const yes = { type: 'boolean', title: 'Fast', default: true };
  const { default: _, ...noDefault } = yes;
  ask('r1', question('Ship to?', { properties: { city, fast: yes }, required: ['city'] }));
  ask('r2', question('Bill to?', { properties: { city, fast: noDefault }, required: ['city'] }));
  await user.type(box('City'), 'Oslo');
  await user.click(send());
  expect(box('City').value).toBe('');
  expect(screen.queryByText(/problem/)).toBeNull();
  await user.click(send());
  expect(document.querySelector('[data-elicit-part="error"]')?.textContent).toBe(
    'Error: Enter City',
  );
  expect(results.has('r2')).toBe(false);
  await user.type(box('City'), 'Bergen');
  await user.click(send());
  expect(results.get('r1')).toEqual({ action: 'accept', content: { city: 'Oslo', fast: true } });
  expect(results.get('r2')).toEqual({ action: 'accept', content: { city: 'Bergen' } });
});

test(`que-04 ${summary('que-04')}`, async () => {
  const { ask, results, user } = openChat();
  ask('r1', question('First?'));
  const field = box();
  await user.type(field, 'hal');
  ask('r2', question('Second?'), { requester: { connectionId: 'srv-b', name: 'Beta' } });
  expect(document.activeElement).toBe(field);
  await user.keyboard('lo');
  expect(messages()).toEqual(['First?']);
  await user.click(send());
  expect(results.get('r1')).toEqual({ action: 'accept', content: { v: 'hallo' } });
  expect(messages()).toEqual(['Second?']);
});

test(`que-05 ${summary('que-05')}`, async () => {
  const { ask, results, events, user } = openChat();
  const controller = new AbortController();
  ask('r1', question('First?'), { signal: controller.signal });
  ask('r2', question('Second?'));
  await user.type(box(), 'x');
  act(() => controller.abort());
  expect(receipts()).toEqual(['The request was withdrawn']);
  expect(messages()).toEqual(['Second?']);
  await user.type(box(), 'two');
  await user.click(send());
  expect(results.get('r2')).toEqual({ action: 'accept', content: { v: 'two' } });
  // The promise settles as cancel, which the SDKs drop for an aborted request.
  expect(results.get('r1')).toEqual({ action: 'cancel' });
  expect(events.filter(({ type }) => type === 'settled')).toHaveLength(2);
});

test(`que-08 ${summary('que-08')}`, async () => {
  const { ask, queue, results, user } = openChat();
  ask('rA', question('From A?'), { requester: { connectionId: 'srv-a', name: 'Alpha' } });
  ask('rB', question('From B?'), { requester: { connectionId: 'srv-b', name: 'Beta' } });
  act(() => queue.closeConnection('srv-a'));
  expect(messages()).toEqual(['From B?']);
  expect(receipts()).toEqual(['The connection to Alpha was closed']);
  await user.type(box(), 'b');
  await user.click(send());
  expect(results.get('rB')).toEqual({ action: 'accept', content: { v: 'b' } });
  expect(results.get('rA')).toEqual({ action: 'cancel' });
});

test(`que-11 ${summary('que-11')}`, async () => {
  const { ask, events, user } = openChat();
  const controller = new AbortController();
  ask('r1', question('First?'), { signal: controller.signal });
  await user.type(box(), 'x');
  act(() => controller.abort('timeout'));
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  expect(receipts()).toEqual(['Acme’s request expired']);
  expect(events.filter(({ type }) => type === 'settled').map(({ outcome }) => outcome)).toEqual([
    'expired',
  ]);
  await user.click(button('Copy what I typed'));
  expect(await navigator.clipboard.readText()).toBe('Value: x');
});

test(`que-12 ${summary('que-12')}`, async () => {
  const chat = createChat();
  const first = render(<Page queue={chat.queue} />);
  render(<ElicitationOutlet queue={chat.queue} acceptDelayMs={0} />);
  const { ask, results } = chat;
  ask('r1');
  expect(messages()).toEqual(['r1?']);
  const user = userEvent.setup();
  await user.type(box(), 'one');
  await user.click(send());
  expect(results.get('r1')).toEqual({ action: 'accept', content: { v: 'one' } });
  ask('r2');
  await user.type(box(), 'tw');
  first.unmount();
  expect(messages()).toEqual(['r2?']);
  expect(box().value).toBe('tw');
  await user.type(box(), 'o');
  await user.click(send());
  expect(results.get('r2')).toEqual({ action: 'accept', content: { v: 'two' } });
});

describe('in time', () => {
  stopTheClock();
  test(`que-13 ${summary('que-13')}`, async () => {
    const { ask, results } = openChat();
    ask('r1', question('First?'), { expiresAt: Date.now() + 90_000 });
    expect(screen.getByRole('timer').textContent).toBe('Expires in 2 minutes');
    pass(30_200);
    expect(screen.getByRole('timer').textContent).toBe('Expires in 1 minute');
    expect(wasAnnounced('This request expires in 1 minute.')).toBe(true);
    pass(40_000);
    expect(wasAnnounced('This request expires in 20 seconds.')).toBe(true);
    pass(20_000);
    expect(receipts()).toEqual(['Acme’s request expired']);
    pass(200);
    expect(wasAnnounced('Acme’s request expired')).toBe(true);
    await act(async () => {});
    expect(results.get('r1')).toEqual({ action: 'cancel' });
  });
});

test(`pro-09 ${summary('pro-09')}`, async () => {
  const chat = createChat();
  chat.ask('r1', question('Name?', { properties: { n: { type: 'string', default: 'A' } } }));
  await act(async () => {});
  expect(chat.results.size).toBe(0);
  const { user } = openChat({}, chat);
  await user.click(send());
  await waitFor(() =>
    expect(chat.results.get('r1')).toEqual({ action: 'accept', content: { n: 'A' } }),
  );
});
