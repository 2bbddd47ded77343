import { chromium, type Browser, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';

/** A page, and what went wrong in it. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, and exceptions. */
  complaints: string[];
  /** Hosts that anything was requested from. */
  hosts: Set<string>;
}

/** The browser of all tests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(findBrowser().launch);
}

/** A page that writes down what it complains about and whom it calls; nothing leaves this machine. */
export async function openPage(browser: Browser): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 1100, height: 900 },
  });
  const complaints: string[] = [];
  const hosts = new Set<string>();
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, hosts };
}

/** Nothing was complained about, and nobody else was called. */
export async function closeQuietly({ page, complaints, hosts }: WatchedPage): Promise<void> {
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual(['localhost']);
  await page.context().close();
}
