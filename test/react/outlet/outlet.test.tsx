import { StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ElicitationJump, ElicitationOutlet, useElicitationQueue } from '../../../src/index.js';
import type { ElicitationQueue } from '../../../src/index.js';
import { announcements, hear } from '../announcements.js';
import { pass, stopTheClock } from '../clock.js';
import {
  box,
  button,
  composer,
  consent,
  createChat,
  messages,
  openChat,
  question,
  receipts,
  send,
  stubs,
} from './chat.js';

const from = (name: string) => ({ requester: { connectionId: name, name } });
const phases = (queue: ElicitationQueue) => queue.getSnapshot().map(({ phase }) => phase);

describe('what a person can see is presented', () => {
  test('the card and the stubs; before there is an outlet, nothing', () => {
    const chat = createChat();
    chat.ask('r1');
    chat.ask('r2');
    expect(phases(chat.queue)).toEqual(['queued', 'queued']);
    openChat({}, chat);
    expect(phases(chat.queue)).toEqual(['presented', 'presented']);
    expect(stubs()).toEqual(['2 of 2 Acme asks for information']);
  });

  test('what nobody ever saw leaves no receipt', () => {
    const chat = createChat();
    const controller = new AbortController();
    chat.ask('r1', undefined, { signal: controller.signal });
    controller.abort();
    openChat({}, chat);
    expect(receipts()).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('a confirmation is called one, where it arrives and where it waits', () => {
  const { ask } = openChat();
  ask('r1');
  ask('r2', {
    mode: 'form',
    message: 'Delete it?',
    requestedSchema: { type: 'object', properties: {} },
  });
  expect(stubs()).toEqual(['2 of 2 Acme asks you to confirm']);
});

test('a place in a round stands before the place in the queue', () => {
  const { ask } = openChat();
  ask('r1', undefined, { position: { index: 2, of: 5 } });
  ask('r2');
  expect(screen.getByRole('group', { name: 'Acme asks for information 2 of 5' })).toBeTruthy();
  expect(stubs()).toEqual(['2 of 2 Acme asks for information']);
});

test('nothing stands in the page while nothing is asked, but for the region that will speak', () => {
  openChat();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('several outlets on one queue', () => {
  test('in Strict Mode one shows the request, and one answers', async () => {
    const chat = createChat();
    const first = render(
      <StrictMode>
        <ElicitationOutlet queue={chat.queue} acceptDelayMs={0} />
      </StrictMode>,
    );
    const second = openChat({}, chat);
    chat.ask('r1');
    expect(messages()).toEqual(['r1?']);
    expect(within(first.container).getByText('r1?')).toBeTruthy();
    await second.user.click(button('Decline'));
    expect(chat.results.get('r1')).toEqual({ action: 'decline' });
  });

  test('the others name its requests, and lead to them', async () => {
    const chat = createChat();
    const first = openChat({}, chat);
    const second = render(<ElicitationOutlet queue={chat.queue} acceptDelayMs={0} />);
    chat.ask('r1');
    chat.ask('r2');
    const lines = within(second.container).getAllByRole('group', {
      name: 'Acme asks for information',
    });
    expect(lines).toHaveLength(2);
    expect(within(second.container).queryByRole('textbox')).toBeNull();
    await first.user.click(
      within(lines[1] as HTMLElement).getByRole('button', { name: 'Go to it' }),
    );
    expect(messages()).toEqual(['r2?']);
    expect(first.container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Acme asks for information');

    first.unmount(); // the other takes over
    expect(within(second.container).queryByRole('button', { name: 'Go to it' })).toBeNull();
    expect(within(second.container).getByRole('textbox', { name: 'Value' })).toBeTruthy();
  });

  test('the line goes with the request', async () => {
    const chat = createChat();
    const { user } = openChat({}, chat);
    const second = render(<ElicitationOutlet queue={chat.queue} acceptDelayMs={0} />);
    chat.ask('r1');
    expect(second.container.textContent).toContain('Go to it');
    await user.click(button('Decline'));
    expect(second.container.textContent).not.toContain('Go to it');
  });
});

describe('an answer on its way, where the asker knows what becomes of it', () => {
  type Fate = 'sent' | 'failed' | 'unknown';
  /** One request, whose answers the test delivers. */
  function sending() {
    const fates: ((fate: Fate) => void)[] = [];
    const chat = openChat();
    chat.ask('r1', undefined, {
      deliver: () => new Promise<Fate>((resolve) => fates.push(resolve)),
    });
    return { ...chat, become: (fate: Fate) => act(async () => fates.at(-1)?.(fate)) };
  }

  test('is sending in its place, and then sent', async () => {
    const { user, become } = sending();
    await user.type(box(), 'one');
    await user.click(send());
    expect(button('Sending…').getAttribute('aria-disabled')).toBe('true');
    expect(receipts()).toEqual([]);
    await become('sent');
    expect(receipts()).toEqual(['Sent to Acme']);
  });

  test('that did not arrive keeps the words, and is given again', async () => {
    const { user, become, results } = sending();
    await user.type(box(), 'one');
    await user.click(send());
    await become('failed');
    expect(screen.getByText('Could not send. Your answers are still here.')).toBeTruthy();
    expect(box().value).toBe('one');
    await user.click(button('Try again'));
    await become('sent');
    expect(receipts()).toEqual(['Sent to Acme']);
    expect(results.get('r1')).toEqual({ action: 'accept', content: { v: 'one' } });
  });

  test('of which nobody knows may have arrived', async () => {
    const { user, become } = sending();
    await user.type(box(), 'one');
    await user.click(send());
    await become('unknown');
    expect(receipts()).toEqual(['You answered Acme’s request']);
    expect(screen.getByText(/It may have arrived\.$/)).toBeTruthy();
  });
});

describe('an outlet that goes', () => {
  stopTheClock();
  test('cancels what it had presented after a second, and leaves what nobody saw', async () => {
    const chat = createChat();
    const { unmount } = openChat({}, chat);
    chat.ask('r1');
    unmount();
    chat.ask('r2');
    pass(999);
    await act(async () => {});
    expect(chat.results.size).toBe(0);
    pass(1);
    await act(async () => {});
    expect(Object.fromEntries(chat.results)).toEqual({ r1: { action: 'cancel' } });
    expect(phases(chat.queue)).toEqual(['done', 'queued']);
  });

  test('and comes back in time loses nothing', async () => {
    const chat = createChat();
    const { unmount } = openChat({}, chat);
    chat.ask('r1');
    unmount();
    pass(900);
    openChat({}, chat);
    pass(5_000);
    await act(async () => {});
    expect(chat.results.size).toBe(0);
    expect(messages()).toEqual(['r1?']);
  });
});

describe('many requests of one server', () => {
  test('can be declined at once', async () => {
    const { ask, user, results } = openChat();
    for (const key of ['a', 'b']) ask(key);
    ask('other', undefined, from('Beta'));
    expect(screen.queryByRole('button', { name: /^Decline \d/ })).toBeNull();
    ask('c');
    const all = button('Decline 3 requests from Acme');
    expect([...screen.getByRole('region').querySelectorAll('button')].at(-1)).toBe(all);
    await user.click(all);
    expect(results.size).toBe(0);
    expect(document.activeElement).toBe(button('Keep them'));
    await user.click(button('Decline them'));
    expect(Object.fromEntries(results)).toEqual({
      a: { action: 'decline' },
      b: { action: 'decline' },
      c: { action: 'decline' },
    });
    expect(stubs()).toEqual([]);
    expect(screen.getByRole('group', { name: 'Beta asks for information' })).toBeTruthy();
  });
});

describe('more requests than a person can overlook', () => {
  test('are counted; what is not in the page counts as unseen', async () => {
    const { ask, queue, user, results } = openChat();
    for (let n = 1; n <= 23; n += 1) ask(`r${n}`);
    expect(stubs()).toHaveLength(19);
    expect(screen.getByText('3 more requests wait behind these.')).toBeTruthy();
    expect(phases(queue).filter((phase) => phase === 'queued')).toHaveLength(3);
    await user.click(button('Decline 20 requests from Acme'));
    expect(screen.getByRole('group', { name: 'Decline 20 requests from Acme?' })).toBeTruthy();
    expect(screen.getByText('3 more, which you have not seen, are cancelled.')).toBeTruthy();
    await user.click(button('Decline them'));
    expect([...results.values()].map(({ action }) => action)).toEqual([
      ...Array.from({ length: 20 }, () => 'decline'),
      ...Array.from({ length: 3 }, () => 'cancel'),
    ]);
  });

  test('cost no more than those that are drawn', () => {
    const chat = createChat();
    openChat({}, chat);
    const fill = (until: number) => {
      for (let n = chat.queue.getSnapshot().length; n < until; n += 1) chat.ask(`r${n}`);
      return document.querySelectorAll('*').length;
    };
    const few = fill(25);
    expect(fill(50)).toBe(few);
  });
});

describe('what comes up when another is answered', () => {
  stopTheClock();
  test('is shown without a word: it had come before', () => {
    const { ask, queue } = openChat();
    for (let n = 1; n <= 22; n += 1) ask(`r${n}`);
    pass(10_000);
    const before = announcements().length;
    act(() => button('Decline').click());
    expect(phases(queue).filter((phase) => phase === 'queued')).toHaveLength(1);
    expect(stubs()).toHaveLength(19);
    pass(200);
    const since = announcements().slice(before).join(' ');
    expect(since).toContain('You declined Acme’s request');
    expect(since).not.toContain('asks for information');
  });
});

describe('time', () => {
  stopTheClock();
  test('more of it can be asked for, and is shown', () => {
    const more = vi.fn();
    const { ask, queue } = openChat();
    ask('r1', undefined, { expiresAt: Date.now() + 30_000, onRequestMoreTime: more });
    expect(screen.getByRole('timer').textContent).toBe('Expires in 30 seconds');
    act(() => button('I need more time').click());
    expect(more).toHaveBeenCalledOnce();
    act(() => queue.extend(queue.getSnapshot()[0]?.id ?? '', Date.now() + 600_000));
    expect(screen.getByRole('timer').textContent).toBe('Expires in 10 minutes');
    pass(60_000);
    expect(screen.getByRole('timer').textContent).toBe('Expires in 9 minutes');
  });

  test('there is no timer without a deadline, and no button where nobody would hear it', () => {
    const { ask } = openChat();
    ask('r1');
    expect(screen.queryByRole('timer')).toBeNull();
    ask('r2', undefined, { expiresAt: Date.now() + 90_000 });
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'I need more time' })).toBeNull();
  });
});

describe('a URL', () => {
  const open = { openUrl: () => true };

  test('is a dialog when nobody types, is waited for in the page, and ends by the server’s notice', async () => {
    const { ask, user, queue, results } = openChat(open);
    ask('r1', consent());
    expect(screen.getByRole('dialog', { name: 'Acme wants to open a website' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Open example.test' }));
    expect(results.get('r1')).toEqual({ action: 'accept' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('group', { name: 'Finish in the other tab' })).toBeTruthy();
    act(() => queue.complete('acme', 'el-1'));
    expect(receipts()).toEqual(['Acme confirmed it is finished']);
    await hear('Acme confirmed it is finished');
  });

  test('“I’m done” asks the asker, who may say “not yet”', async () => {
    const onContinue = vi.fn().mockResolvedValueOnce('not-yet').mockResolvedValueOnce(undefined);
    const { ask, user } = openChat(open);
    ask('r1', consent(), { onContinue });
    await user.click(await screen.findByRole('button', { name: 'Open example.test' }));
    await user.click(button('I’m done, continue'));
    expect(screen.getAllByText(/is not finished yet/)).not.toEqual([]); // and said
    await user.click(button('I’m done, continue'));
    expect(onContinue).toHaveBeenCalledTimes(2);
    expect(receipts()).toEqual(['Acme confirmed it is finished']);
  });

  test('the wait can be stopped; the accept that was sent stays sent', async () => {
    const onStop = vi.fn();
    const { ask, user, results } = openChat(open);
    ask('r1', consent(), { onStop });
    await user.click(await screen.findByRole('button', { name: 'Open example.test' }));
    await user.click(button('Stop waiting'));
    expect(onStop).toHaveBeenCalledOnce();
    expect(receipts()).toEqual(['You opened ok.example.test']);
    expect(results.get('r1')).toEqual({ action: 'accept' });
  });

  test('does not pop up under a person’s typing', async () => {
    const { ask, user } = openChat();
    await user.type(composer(), 'hello wor');
    ask('r1', consent());
    await user.keyboard('ld{Enter} {Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stubs()).toEqual(['Acme wants to open a website']);
    await user.click(button('Answer Acme'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the jump beside the composer', () => {
  test('goes to the card that is expanded', async () => {
    const { ask, user } = openChat();
    expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull();
    ask('r1');
    await user.click(button('1 request is waiting. Go to it'));
    expect(document.activeElement?.textContent).toBe('Acme asks for information');
    ask('r2', question('Second?'), from('Beta'));
    await user.click(button('2 requests are waiting. Go to the first'));
    expect(document.activeElement?.textContent).toBe('Acme asks for information');
  });

  test('opens a dialog that waits', async () => {
    const { ask, user } = openChat();
    await user.type(composer(), 'hello');
    ask('r1', consent());
    await user.click(button('1 request is waiting. Go to it'));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  test('does nothing where no outlet is mounted', async () => {
    const chat = createChat();
    render(<ElicitationJump queue={chat.queue} />);
    chat.ask('r1');
    act(() => button(/waiting/).click());
    expect(phases(chat.queue)).toEqual(['queued']);
  });
});

test('useElicitationQueue follows the queue', () => {
  const { queue, ask } = createChat();
  function Count() {
    return <output>{useElicitationQueue(queue).length}</output>;
  }
  render(<Count />);
  expect(screen.getByRole('status').textContent).toBe('0');
  ask('r1');
  expect(screen.getByRole('status').textContent).toBe('1');
});

test('what was sent stands in the receipt, and a remount keeps it', async () => {
  const chat = createChat();
  const { user, unmount } = openChat({}, chat);
  chat.ask('r1');
  await user.type(box(), 'one');
  await user.click(send());
  unmount();
  openChat({}, chat);
  const receipt = screen.getByRole('group', { name: 'You answered Acme’s request' });
  expect(within(receipt).getByText('one')).toBeTruthy();
});
