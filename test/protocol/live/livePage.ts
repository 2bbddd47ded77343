import { expect } from 'vitest';
import type { Page } from 'playwright';
import type { WatchedPage } from './browser.js';
import type { Person } from './person.js';

/** The Live story as a page of its own, without Storybook's frame. */
export async function openLive(
  watched: WatchedPage,
  storybook: string,
  story = 'live--live',
): Promise<void> {
  const { page } = watched;
  watched.hot = true;
  await page.goto(`${storybook}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'commit' });
  await connected(page, 'Olive & Thyme', '2026-07-28');
  watched.hot = false;
}

/** Waits until the page is connected. */
export async function connected(page: Page, server: string, protocol: string): Promise<void> {
  const status = page.getByText(`Connected to ${server}, protocol ${protocol}`);
  await status.waitFor({ timeout: 90_000 });
}

/** Connects anew, which also ends what was going on. */
export async function connect(
  page: Page,
  person: Person,
  to: { url: string; protocol: string },
): Promise<void> {
  await person.retype(page.getByRole('textbox', { name: 'Server' }), to.url);
  await person.type(page.getByRole('combobox', { name: 'Protocol' }), to.protocol);
  await person.press(page.getByRole('button', { name: 'Connect', exact: true }), 'Enter');
}

/** Calls a tool. */
export async function call(page: Page, person: Person, tool: string): Promise<void> {
  await person.press(page.getByRole('button', { name: `Call ${tool}`, exact: true }), 'Enter');
}

/** The last call, once it is done: what the server told. */
export async function lastResult(page: Page): Promise<string> {
  const last = page.getByRole('list', { name: 'Calls' }).getByRole('listitem').last();
  await last.getByText('is done').waitFor({ timeout: 15_000 });
  return last.innerText();
}

/** What our server received, as its tools tell. */
export async function received(page: Page): Promise<unknown> {
  const text = await lastResult(page);
  const json = text.slice(text.indexOf('{'));
  expect(json).toContain('"received"');
  return (JSON.parse(json) as { received: unknown }).received;
}

/** Chromium writes each refused request to its console; a server of 2025 refuses the 2026 protocol, which is tried first. */
export function forgiveRefusals({ complaints }: WatchedPage): void {
  const others = complaints
    .splice(0)
    .filter((text) => !/^Failed to load resource: .* 400 /.test(text));
  expect(others).toEqual([]);
}
