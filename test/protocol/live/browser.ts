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
  /** Whether Vite may change what runs in the page, as it does when a source file changes. */
  hot: boolean;
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
  const watched: WatchedPage = { page, complaints, hosts, hot: true };
  await page.routeWebSocket(
    ({ pathname }) => pathname === '/', // Vite's; Storybook's own has a path
    (socket) => {
      const vite = socket.connectToServer();
      vite.onMessage((message) => void (watched.hot && socket.send(message)));
    },
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return watched;
}

/** Nothing was complained about since the last time, and nobody else was called. */
export function expectQuiet({ complaints, hosts }: WatchedPage): void {
  expect(complaints.splice(0)).toEqual([]);
  expect([...hosts]).toEqual(['localhost']);
}
