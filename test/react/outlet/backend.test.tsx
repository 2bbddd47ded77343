// An outlet whose queue is on a backend: what it says of the connection, and which conversation it shows.
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ElicitationJump, ElicitationOutlet } from '../../../src/index.js';
import { de } from '../../../src/locales/de.js';
import { en } from '../../../src/locales/en.js';
import type { ConnectionState, PersonQueue } from '../../../src/index.js';
import { announcements, hear, wasAnnounced } from '../announcements.js';
import { pass, stopTheClock } from '../clock.js';
import { box, button, createChat, messages, openChat, stubs } from './chat.js';

/** A queue in the page that has a connection, as a mirror has. */
function mirrored(chat = createChat()) {
  let state: ConnectionState = 'connecting';
  const listeners = new Set<() => void>();
  const queue: PersonQueue = {
    ...chat.queue,
    connection: () => state,
    subscribe(listener) {
      const unsubscribe = chat.queue.subscribe(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
  function become(next: ConnectionState) {
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  }
  return { ...chat, queue, become };
}

/** The line above the requests. */
const line = () => document.querySelector('[data-connection]')?.textContent;

const states = ['offline', 'signed-out', 'outdated'] as const;

describe('the connection is one line of words', () => {
  stopTheClock();

  test('a page that connects at once says nothing; one that waits does after a second', () => {
    const { queue, become } = mirrored();
    render(<ElicitationOutlet queue={queue} />);
    pass(999);
    expect(line()).toBeUndefined();
    pass(1);
    expect(line()).toBe('Connecting…');
    become('live');
    expect(line()).toBeUndefined();
    pass(1000);
    expect(announcements()).toEqual([]);
  });

  test.each(states)('%s is drawn above the requests and said once, its end is not', (state) => {
    const { queue, become, ask } = mirrored();
    become('live');
    render(<ElicitationOutlet queue={queue} />);
    ask('r1');
    pass(10_000);
    const before = announcements().length;
    become(state);
    const sentence = en[`connection.${state}`];
    const shown = screen.getByText(sentence, { selector: 'p' });
    const region = screen.getByRole('region', { name: 'Requests waiting for you' });
    expect(shown.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    pass(1000);
    expect(announcements().slice(before)).toEqual([sentence]);
    pass(10_000);
    become('live');
    expect(line()).toBeUndefined();
    pass(1000);
    expect(announcements().slice(before)).toEqual([sentence]);
  });

  test('it is said where nothing is asked, too, and in the language of the outlet', () => {
    const { queue, become } = mirrored();
    render(<ElicitationOutlet queue={queue} messages={de} />);
    become('signed-out');
    expect(line()).toBe(de['connection.signed-out']);
    expect(screen.queryByRole('region')).toBeNull();
    pass(1000);
    expect(wasAnnounced(de['connection.signed-out'])).toBe(true);
  });

  test('what is typed stays where it is while the connection is lost', () => {
    const { queue, become, ask } = mirrored();
    become('live');
    render(<ElicitationOutlet queue={queue} />);
    ask('r1');
    const before = box();
    become('offline');
    expect(box()).toBe(before);
  });

  test('one of several outlets says it; a queue in the page has no line', () => {
    const { queue, become } = mirrored();
    render(<ElicitationOutlet queue={queue} />);
    render(<ElicitationOutlet queue={queue} />);
    render(<ElicitationOutlet queue={createChat().queue} />);
    become('offline');
    expect(document.querySelectorAll('[data-connection]')).toHaveLength(1);
  });
});

describe('an outlet of one conversation', () => {
  const acme = { requester: { connectionId: 'acme', name: 'Acme' } };

  test('shows its own requests, and counts the others', async () => {
    const chat = openChat({ scope: 'trip' });
    chat.ask('r1', undefined, { scope: 'trip' });
    chat.ask('r2', undefined, { scope: 'tax' });
    expect(screen.getByRole('region').textContent).toContain(
      '1 more request in another conversation.',
    );
    chat.ask('r3', undefined, { scope: 'music' });
    expect(screen.getByRole('region').textContent).toContain(
      '2 more requests in other conversations.',
    );
    expect(messages()).toEqual(['r1?']);
    expect(stubs()).toEqual([]);
    expect(chat.queue.getSnapshot().map(({ phase }) => phase)).toEqual([
      'presented',
      'queued',
      'queued',
    ]);
    await hear('2 more requests in other conversations.');
    expect(wasAnnounced('requests are waiting')).toBe(false);
  });

  test('the count is there where it has none of its own, and goes with the last', () => {
    const chat = openChat({ scope: 'trip' });
    const controller = new AbortController();
    chat.ask('r2', undefined, { scope: 'tax', signal: controller.signal });
    expect(screen.getByRole('region').textContent).toBe('1 more request in another conversation.');
    act(() => controller.abort());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('a request that belongs to no conversation is shown', () => {
    const chat = openChat({ scope: 'trip' });
    chat.ask('r1');
    expect(messages()).toEqual(['r1?']);
  });

  test('who goes to another conversation finds its requests there, and their own when they come back', async () => {
    const chat = openChat({ scope: 'trip' });
    chat.ask('r1', undefined, { scope: 'trip' });
    chat.ask('r2', undefined, { scope: 'tax' });
    await chat.user.type(box(), 'half');
    chat.rerender(<ElicitationOutlet queue={chat.queue} scope="tax" acceptDelayMs={0} />);
    expect(messages()).toEqual(['r2?']);
    await chat.user.click(button('Decline'));
    expect(chat.results.get('r2')).toEqual({ action: 'decline' });
    chat.rerender(<ElicitationOutlet queue={chat.queue} scope="trip" acceptDelayMs={0} />);
    expect(messages()).toEqual(['r1?']);
    expect(box().value).toBe('half');
    expect(chat.results.has('r1')).toBe(false);
  });

  test('two beside each other show each its own, and one what belongs to neither', async () => {
    const chat = openChat({ scope: 'trip' });
    const tax = render(<ElicitationOutlet queue={chat.queue} scope="tax" acceptDelayMs={0} />);
    chat.ask('r1', undefined, { scope: 'trip' });
    chat.ask('r2', undefined, { scope: 'tax' });
    chat.ask('r3');
    expect(within(tax.container).getByText('r2?')).toBeTruthy();
    expect(messages().toSorted()).toEqual(['r1?', 'r2?']);
    expect(stubs()).toEqual(['2 of 2 Acme asks for information']);
    expect(within(tax.container).queryByText(/2 of 2/)).toBeNull();
    await chat.user.click(within(tax.container).getByRole('button', { name: 'Decline' }));
    expect(chat.results.get('r2')).toEqual({ action: 'decline' });
  });

  test('the way to them counts what that outlet shows, and leads to it', async () => {
    const chat = openChat({ scope: 'trip' });
    const tax = render(<ElicitationOutlet queue={chat.queue} scope="tax" acceptDelayMs={0} />);
    const jumps = ['trip', 'tax', 'music'].map((scope) =>
      render(<ElicitationJump queue={chat.queue} scope={scope} />),
    );
    chat.ask('r1', undefined, { scope: 'trip' });
    chat.ask('r2', undefined, { scope: 'tax' });
    chat.ask('r3');
    expect(jumps.map(({ container }) => container.textContent)).toEqual([
      '2 requests are waiting. Go to the first',
      '1 request is waiting. Go to it',
      '',
    ]);
    const [, toTax] = jumps;
    await chat.user.click(within(toTax?.container ?? document.body).getByRole('button'));
    expect(tax.container.contains(document.activeElement)).toBe(true);
  });

  test('declining all of a server leaves the other conversations alone', async () => {
    const chat = openChat({ scope: 'trip' });
    for (const key of ['r1', 'r2', 'r3']) chat.ask(key, undefined, { ...acme, scope: 'trip' });
    chat.ask('r4', undefined, { ...acme, scope: 'tax' });
    await chat.user.click(button(/^Decline 3 requests/));
    await chat.user.click(button('Decline them'));
    expect([...chat.results.keys()]).toEqual(['r1', 'r2', 'r3']);
    expect(chat.queue.getSnapshot().at(-1)?.phase).toBe('queued');
  });
});
