// The files of the pages "Recipes" and "Quick start", used as they tell a reader to.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  requesters,
  scenarios,
  sensitiveRequests,
  urlRequests,
} from '../../../src/fixtures/index.js';
import {
  createElicitationQueue,
  createElicitHandler,
  ElicitationOutlet,
} from '../../../src/index.js';
import { stations } from '../../../stories/docs/line.js';
import { createLiveServer } from '../../../stories/live/server/createLiveServer.js';
import { SidePanel } from '../../../stories/quickStart/SidePanel.js';
import { createAuditedQueue } from '../../../stories/recipes/auditLog.js';
import { Chat } from '../../../stories/recipes/Chat.js';
import * as modal from '../../../stories/recipes/ModalOnly.js';
import * as own from '../../../stories/recipes/OwnControl.js';
import * as opener from '../../../stories/recipes/OwnOpener.js';
import * as sentence from '../../../stories/recipes/OwnSentence.js';
import { remembering } from '../../../stories/recipes/remember.js';
import * as tabbed from '../../../stories/recipes/Tabs.js';
import { handlerOptions } from '../../../stories/recipes/timeouts.js';
import { nextTurn } from '../../../stories/recipes/turns.js';
import { chooseTrieste, press, trieste } from './person.js';

const options = { requester: requesters.remote };
const where = scenarios.planTripWhere;

afterEach(() => void vi.unstubAllGlobals());

test('in a chat a receipt stays in the turn in which it was asked', async () => {
  const queue = createElicitationQueue();
  let turns = nextTurn(queue, [], 'Plan a trip.');
  const { rerender } = render(<Chat queue={queue} turns={turns} />);
  void queue.ask(where, { ...options, signal: AbortSignal.abort() }); // nobody sees it
  const answer = queue.ask(where, options);
  await chooseTrieste();
  expect(await answer).toEqual(trieste);

  turns = nextTurn(queue, turns, 'And a hotel.');
  rerender(<Chat queue={queue} turns={turns} />);
  const [receipt, ...others] = screen.getAllByRole('group', {
    name: /^You answered Example Calendar’s request/,
  });
  expect(others).toEqual([]);
  expect(receipt?.closest('div:has(> p)')?.textContent).toMatch(/^Plan a trip\./);
  expect(screen.getByRole('log').textContent).toMatch(/Plan a trip\..*You answered.*And a hotel\./);
  expect(queue.getSnapshot()).toEqual([]);
});

test('a tab that is left keeps its request, and what was typed', async () => {
  const { queue, Tabs } = tabbed;
  render(<Tabs />);
  const answer = queue.ask(where, options);
  const travellers = await screen.findByRole('textbox', { name: /^Travellers/ });
  await userEvent.clear(travellers);
  await userEvent.type(travellers, '3');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Files' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  vi.advanceTimersByTime(86_400_000);
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Chat (1)' }));
  expect(screen.getByRole('textbox', { name: /^Travellers/ })).toHaveProperty('value', '3');
  await press(/^Decline$/);
  await press(/^Discard and decline$/);
  expect(await answer).toEqual({ action: 'decline' });
  expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy();
});

test('from the composer of a chat there is a way to what waits', async () => {
  const queue = createElicitationQueue();
  render(<Chat queue={queue} turns={nextTurn(queue, [], 'Plan a trip.')} />);
  void queue.ask(where, options);
  await press(/Go to it/);
  expect(document.activeElement?.textContent).toContain('Example Calendar asks for information');
});

test('as a dialog only, nothing stays in the page', async () => {
  render(<modal.Requests />);
  const answer = modal.queue.ask(where, options);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await chooseTrieste();
  expect(await answer).toEqual(trieste);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).toBe('');
});

test('the app of the quick start books a table', async () => {
  const server = createLiveServer();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    server.fetch(new Request(input, { ...init, signal: null })),
  );
  const { App } = await import('../../../stories/quickStart/Spa.js');
  const onDone = vi.fn();
  render(<App onDone={onDone} />);
  await press(/^Book a table/);
  await press(/^Decline/);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(JSON.stringify(onDone.mock.lastCall)).toContain('decline');
});

test('a panel keeps a consent to itself', async () => {
  const queue = createElicitationQueue();
  render(<SidePanel queue={queue} />);
  void queue.ask(urlRequests.plain, options);
  const panel = screen.getByRole('complementary', { name: 'Assistant' });
  expect(await within(panel).findByRole('button', { name: /^Open / })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person who is given a time limit can have more', async () => {
  const queue = createElicitationQueue();
  const handler = createElicitHandler(queue, handlerOptions(queue, requesters.remote));
  render(<ElicitationOutlet queue={queue} />);
  const answer = handler({ params: where });
  const first = queue.getSnapshot()[0]?.expiresAt ?? 0;
  vi.spyOn(Date, 'now').mockReturnValue(first - 1_000);
  await userEvent.click(await screen.findByRole('button', { name: /more time/i }));
  vi.restoreAllMocks();
  expect(queue.getSnapshot()[0]?.expiresAt).toBe(first - 1_000 + 5 * 60_000);
  await press(/^Cancel/);
  expect(await answer).toEqual({ action: 'cancel' });
});

test('an audit log has a line for what happened, and no answers', async () => {
  const lines: string[] = [];
  const queue = createAuditedQueue((line) => lines.push(line));
  render(<ElicitationOutlet queue={queue} />);
  const answer = queue.ask(where, options);
  await chooseTrieste();
  await answer;
  const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
  const [{ id } = { id: '' }] = queue.getSnapshot();
  const expected = ['asked', 'presented', 'settled accept'].map(
    (what) => new RegExp(`^${time} remote ${id} ${what}$`),
  );
  expect(lines).toEqual(expected.map((line) => expect.stringMatching(line) as string));
  expect(lines.join()).not.toContain('Trieste');
});

test('an answer is remembered for its server and no other, and is not sent by itself', async () => {
  const queue = createElicitationQueue();
  const memory = remembering(queue);
  render(<ElicitationOutlet queue={queue} acceptDelayMs={0} />);
  const first = memory.ask(where, options);
  await chooseTrieste();
  await first;

  const stranger = memory.ask(where, { requester: requesters.local });
  const empty = await screen.findByRole<HTMLInputElement>('radio', { name: 'Trieste' });
  expect(empty.checked).toBe(false);
  await press(/^Cancel/);
  await stranger;

  const second = memory.ask(where, options);
  const kept = await screen.findByRole<HTMLInputElement>('radio', { name: 'Trieste' });
  expect(kept.checked).toBe(true);
  expect(queue.getSnapshot().at(-1)?.phase).toBe('presented');
  await press(/^Send/);
  expect(await second).toEqual(trieste);
});

test('a secret is not remembered', async () => {
  const queue = createElicitationQueue();
  const memory = remembering(queue);
  const { message, requestedSchema } = sensitiveRequests.apiKey;
  const request = { mode: 'form', message, requestedSchema } as const;
  const onAsked = (id: string) => {
    queue.present(id);
    queue.keepDraft(id, 'typed');
    queue.settle(id, { action: 'accept', content: {} });
  };
  await memory.ask(request, { ...options, onAsked });
  let next = '';
  void memory.ask(request, { ...options, onAsked: (id) => (next = id) });
  expect(queue.draft(next)).toBeUndefined();
});

test('a sentence of one’s own is spoken', async () => {
  const queue = createElicitationQueue();
  render(<sentence.Requests queue={queue} />);
  void queue.ask(where, options);
  expect(await screen.findByRole('button', { name: /^Share with Example Calendar/ })).toBeTruthy();
});

test.each([true, false])('a page is opened by the host, if it can: %s', async (ok) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<{ ok: boolean }>>();
  fetch.mockResolvedValue({ ok });
  vi.stubGlobal('fetch', fetch);
  const queue = createElicitationQueue();
  render(<opener.Requests queue={queue} />);
  const answer = queue.ask(urlRequests.plain, options);
  await press(/^Open /);
  expect(fetch.mock.calls[0]?.[0]).toBe('/open');
  expect(fetch.mock.calls[0]?.[1].body).toBe(urlRequests.plain.url);
  await (ok ? answer : screen.findByRole('button', { name: /copy/i }));
  expect(queue.getSnapshot()[0]?.phase).toBe(ok ? 'waiting' : 'presented');
});

test('the line of the concepts ends in the answer', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } } };
  const line = stations({ message: 'Where to?', requestedSchema: schema }, 'Trieste');
  expect(line.map(({ name }) => name)).toEqual([
    'request',
    'Elicitation',
    'FormModel',
    'Entries',
    'content',
    'result',
  ]);
  expect(line.at(-1)?.value).toBe('{"action":"accept","content":{"city":"Trieste"}}');
});

test('a rating is answered in stars, any other number in a box', async () => {
  const queue = createElicitationQueue();
  render(<ElicitationOutlet queue={queue} controls={own.controls} />);
  const rating = { type: 'integer', minimum: 1, maximum: 5 };
  const requestedSchema = {
    type: 'object',
    properties: { food: { ...rating, title: 'Food' }, bill: { type: 'number', title: 'Bill' } },
    required: ['food'],
  };
  const answer = queue.ask({ mode: 'form', message: 'How was it?', requestedSchema }, options);
  await press(/^Send/);
  const stars = await screen.findByRole('radiogroup', { name: /^Food/, description: /Error/ });
  await userEvent.click(screen.getByRole('link', { name: /Food/ }));
  expect(document.activeElement).toBe(within(stars).getByRole('radio', { name: '1' }));
  await userEvent.click(within(stars).getByRole('radio', { name: '4' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Bill/ }), '12.5');
  await press(/^Send/);
  expect(await answer).toEqual({ action: 'accept', content: { food: 4, bill: 12.5 } });
});
