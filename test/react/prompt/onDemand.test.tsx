// What only some requests need is a file of its own, which comes late, or not at all. The kit is loaded anew for each
// test: a file that has come is kept for the page.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ElicitationPrompt, PendingElicitation } from '../../../src/index.js';
import { wasAnnounced } from '../announcements.js';
import { createDelivery, requester } from '../assertions/surface.js';

type File = 'dialog' | 'url';

/** Each fetch of a file, to let it come or fail. */
let fetches: Record<File, ReturnType<typeof createDelivery>[]>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetches = { dialog: [], url: [] };
  vi.doMock('../../../src/react/prompt/chunks.js', async () => {
    const { createOnDemand } = await import('../../../src/react/page/onDemand.js');
    const dialog = await import('../../../src/react/dialog/DialogSurface.js');
    const url = await import('../../../src/react/url/Root.js');
    function when<Part>(file: File, part: Part) {
      return createOnDemand(() => {
        const fetch = createDelivery();
        fetches[file].push(fetch);
        return fetch.promise.then(() => part);
      });
    }
    return { dialogChunk: when('dialog', dialog), urlChunk: when('url', url) };
  });
});
afterEach(() => {
  vi.doUnmock('../../../src/react/prompt/chunks.js');
  vi.resetModules(); // what follows in this page must not meet the files that wait
  vi.useRealTimers();
});

const come = (file: File) => act(async () => fetches[file].at(-1)?.arrive());
const fail = (file: File) => act(async () => fetches[file].at(-1)?.fail());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const site = {
  mode: 'url' as const,
  message: 'Please sign in.',
  url: 'https://ok.example.test/a',
  elicitationId: 'e1',
};
const form = {
  message: 'A few details.',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};

async function meet(request: unknown, props: Partial<ElicitationPrompt.Props> = {}) {
  const { ElicitationPrompt } = await import('../../../src/index.js');
  const onResult = vi.fn<ElicitationPrompt.Props['onResult']>();
  const element = (
    <ElicitationPrompt {...{ request, requester, onResult }} acceptDelayMs={0} {...props} />
  );
  return { element, onResult, ...render(element) };
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const canOpen = () => screen.queryByRole('button', { name: /^Open / }) !== null;
const focused = () => document.activeElement?.textContent;

test('until its address can be judged a request can be read and left, not opened', async () => {
  const { container, onResult } = await meet(site, { presentation: 'inline' });
  expect(screen.getByRole('heading').textContent).toBe('Acme wants to open a website');
  expect(container.textContent).toContain('Please sign in.');
  expect(container.textContent).toContain('Checking the address…');
  expect(screen.getByRole('group', { name: /^Acme/ }).getAttribute('aria-busy')).toBe('true');
  expect(buttons()).toEqual(['Decline', 'Cancel']);
  press('Decline');
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});

test('when it can, who was there is there still', async () => {
  await meet(site, { presentation: 'inline' });
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await come('url');
  expect(canOpen()).toBe(true);
  expect(focused()).toBe('Acme wants to open a website');
});

test('who is elsewhere stays there', async () => {
  await meet(site, { presentation: 'inline' });
  await come('url');
  expect(document.activeElement).toBe(document.body);
});

test('an answer on its way is not asked for again', async () => {
  const delivery = createDelivery();
  const { onResult } = await meet(site, {
    presentation: 'inline',
    onResult: () => delivery.promise,
  });
  press('Decline');
  await come('url');
  expect(buttons()).toEqual(['Decline', 'Cancel']);
  expect(onResult).not.toHaveBeenCalled();
  await act(async () => delivery.arrive());
  expect(screen.getByRole('heading').textContent).toBe('You declined Acme’s request');
});

test('an answer that could not be sent while the address was being checked is told, and can be sent again', async () => {
  const deliveries = [createDelivery(), createDelivery()];
  const { container } = await meet(site, {
    presentation: 'inline',
    onResult: () => deliveries[0]?.promise,
  });
  press('Decline');
  await come('url');
  await act(async () => deliveries.shift()?.fail());
  expect(container.textContent).not.toContain('Checking the address…');
  expect(screen.getByRole('group', { name: /^Acme/ }).getAttribute('aria-busy')).toBeNull();
  press('Try again');
  await act(async () => deliveries[0]?.arrive());
  expect(screen.getByRole('heading').textContent).toBe('You declined Acme’s request');
});

test('what does not come is said, and can be tried once more', async () => {
  const { container } = await meet(site, { presentation: 'inline' });
  await fail('url');
  expect(container.textContent).toContain('This request cannot be answered here');
  expect(buttons()).toEqual(['Try again', 'Decline', 'Cancel']);
  press('Try again');
  await come('url');
  expect(canOpen()).toBe(true);
});

test('a dialog opens when all that belongs in it has come, at its heading', async () => {
  const { container } = await meet(site);
  expect(container.textContent).toBe('');
  await come('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  await come('url');
  expect(screen.getByRole('dialog', { name: 'Acme wants to open a website' })).toBeTruthy();
  expect(canOpen()).toBe(true);
  expect(focused()).toBe('Acme wants to open a website');
});

test('a dialog does not wait for longer than three seconds, and begins at its heading both times', async () => {
  await meet(site);
  await come('dialog');
  await wait(2_999);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(1);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(buttons()).toEqual(['', 'Decline', 'Cancel']);
  expect(focused()).toBe('Acme wants to open a website');
  await come('url');
  expect(canOpen()).toBe(true);
  expect(focused()).toBe('Acme wants to open a website');
});

test.each(['late', 'lost'])(
  'where the dialog is %s a card in the page asks, and stays one',
  async (how) => {
    const { container, onResult } = await meet(form, { presentation: 'dialog' });
    await (how === 'late' ? wait(3_000) : fail('dialog'));
    expect(wasAnnounced('asks for information')).toBe(false);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
    await come('dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.contains(screen.getByDisplayValue('Ada'))).toBe(true);
    screen.getByRole('button', { name: /^Send/ }).focus();
    press(/^Send/);
    await wait(0);
    expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
    expect(focused()).toBe('You answered Acme’s request');
  },
);

test('the way to a request leads to the card in the place of its dialog as well', async () => {
  const kit = await import('../../../src/index.js');
  const queue = kit.createElicitationQueue();
  act(() => void queue.ask(site, { requester }));
  render(
    <>
      <kit.ElicitationOutlet queue={queue} acceptDelayMs={0} />
      <kit.ElicitationJump queue={queue} />
    </>,
  );
  await fail('dialog');
  press('1 request is waiting. Go to it');
  expect(focused()).toBe('Acme wants to open a website');
});

test('of an address that is open elsewhere nothing is left to decline', async () => {
  const { ElicitationOutlet, createElicitationQueue } = await import('../../../src/index.js');
  const queue = createElicitationQueue();
  const entry = (): PendingElicitation | undefined => queue.getSnapshot()[0];
  act(() => void queue.ask(site, { requester }));
  const first = render(<ElicitationOutlet queue={queue} acceptDelayMs={0} />);
  act(() => queue.settle(entry()?.id ?? '', { action: 'accept' }));
  expect(entry()?.phase).toBe('waiting');
  expect(screen.getByRole('heading').textContent).toBe('Finish in the other tab');
  expect(screen.queryAllByRole('button')).toEqual([]);
  await come('url');
  expect(buttons()).toContain('I’m done, continue');
  first.unmount();
});

test('a server draws a request that can be left; the browser goes on from there', async () => {
  const { element, unmount } = await meet(site, { presentation: 'inline' });
  await come('url');
  unmount();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  expect(container.textContent).toContain('Decline');
  expect(canOpen()).toBe(false);
  const root = await act(async () => hydrateRoot(container, element));
  expect(canOpen()).toBe(true);
  act(() => root.unmount());
});

test('a file that could not be fetched ahead of time is fetched when a request needs it', async () => {
  const { createOnDemand } = await import('../../../src/react/page/onDemand.js');
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const file = createOnDemand(() => answers.shift() ?? Promise.reject(new Error('asked thrice')));
  await file.prefetch();
  expect(file.get()).toBeUndefined();
  await file.fetch();
  expect(file.get()).toBe('here');
});

test('a failure while a request waits is kept, also if the file was first fetched ahead of time', async () => {
  const { createOnDemand } = await import('../../../src/react/page/onDemand.js');
  const file = createOnDemand(() => Promise.reject(new Error('offline')));
  await Promise.all([file.prefetch(), file.fetch()]);
  expect(file.get()).toBe('failed');
});
