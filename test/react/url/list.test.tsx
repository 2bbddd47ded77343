// The list of public suffixes comes late, or not at all. Modules are loaded anew: the list is kept for the page.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spyOnOpen } from './ask.js';

let open: ReturnType<typeof spyOnOpen>;
let load = (_list: 'list' | 'failure') => {};
/** What the page waits for. */
let asked: Promise<unknown> | undefined;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  open = spyOnOpen();
  const loaded = new Promise((resolve) => {
    load = resolve;
  });
  vi.doMock('tldts', async (original) => {
    if ((await loaded) === 'failure') throw new Error('the chunk is gone');
    return original();
  });
  vi.doMock('../../../src/core/url/publicSuffix.js', async (original) => {
    const { loadPublicSuffix } =
      await original<typeof import('../../../src/core/url/publicSuffix.js')>();
    return { loadPublicSuffix: () => (asked = loadPublicSuffix()) };
  });
});
afterEach(() => {
  vi.doUnmock('tldts');
  vi.doUnmock('../../../src/core/url/publicSuffix.js');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openButton = () => screen.getByRole('button', { name: /^Open/ });
const isArmed = () => openButton().getAttribute('aria-disabled') === null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function ask(url = 'https://www.go0gle.com/') {
  const fresh = await import('./ask.js');
  return fresh.ask({ url, acceptDelayMs: undefined });
}

async function arrive(list: 'list' | 'failure') {
  await act(async () => {
    load(list);
    await asked?.catch(() => {});
  });
}

test('until it comes nothing opens, and a press is told why', async () => {
  const { container } = await ask();
  await wait(2_000);
  expect(isArmed()).toBe(false);
  fireEvent.click(openButton());
  expect(open).not.toHaveBeenCalled();
  expect(container.textContent).toContain('Checking the address…');
});

test('after three seconds it is not waited for; the whole host stands out', async () => {
  const { container } = await ask('https://www.example.com/');
  await wait(3_000);
  await wait(499);
  expect(isArmed()).toBe(false);
  await wait(1);
  expect(container.querySelector('strong')?.textContent).toBe('www.example.com');
  fireEvent.click(openButton());
  expect(open).toHaveBeenCalledTimes(1);
});

test('without it, too', async () => {
  const { container } = await ask('https://www.example.com/');
  await arrive('failure');
  await wait(500);
  expect(isArmed()).toBe(true);
  expect(container.querySelector('strong')?.textContent).toBe('www.example.com');
});

test('that a part of the check is missing is said once it is not waited for, and taken back', async () => {
  const { container } = await ask();
  const isSaid = () => container.querySelector('[data-info="incomplete_check"]') !== null;
  await wait(2_999);
  expect(isSaid()).toBe(false);
  await wait(1);
  expect(isSaid()).toBe(true);
  await arrive('list');
  expect(isSaid()).toBe(false);
});

test('when it comes late, what it reveals must be looked at first', async () => {
  await ask('https://paypal.com.de/'); // only the list knows that anybody can register below com.de
  await wait(3_000);
  await wait(500);
  expect(isArmed()).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await arrive('list');
  expect(isArmed()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'I checked the address' }));
  await wait(999);
  expect(isArmed()).toBe(false);
  await wait(1);
  expect(isArmed()).toBe(true);
});
