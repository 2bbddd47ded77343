import { expect } from 'vitest';
import type { Page } from 'playwright';
import type { WatchedPage } from './browser.js';
import type { Person } from './person.js';

/** The Live story as a page of its own, without Storybook's frame. */
export async function openLive(page: Page, storybook: string, story = 'live--live'): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'commit' });
  await connected(page, 'Olive & Thyme');
}

/** Waits until the page is connected. */
export async function connected(page: Page, server: string): Promise<void> {
  await page.getByText(`Connected to ${server}, protocol`).waitFor({ timeout: 60_000 });
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
