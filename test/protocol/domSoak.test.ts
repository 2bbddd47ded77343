import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltApp } from './csp/serve.js';
import { expectQuiet, openBrowser, openPage } from './live/browser.js';
import type { Running } from './live/servers.js';
import { weigh } from './soak/weigh.js';

let app: Running;
let browser: Browser;

beforeAll(async () => {
  const root = new URL('./soak/', import.meta.url);
  [app, browser] = await Promise.all([serveBuiltApp(root), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test('1,000 requests from 5 connections through an outlet settle once each, and leave nothing in the page', async () => {
  const requests = 1000;
  const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`soak of the outlet: SOAK_SEED=${seed}`);
  const watched = await openPage(browser);
  const { page } = watched;
  await page.goto(app.url);
  const session = await page.context().newCDPSession(page);
  const soak = (count: number) =>
    page.evaluate(([s = 0, n = 0]) => window.soak(s, n), [seed, count]);
  const first = await soak(requests); // what is made once is made here
  const before = await weigh(session);
  const remains = await soak(requests);
  const after = await weigh(session);
  // Whether the person also leaves while a request is open is left to the seed.
  const outcomes = remains.outcomes.filter((outcome: string) => outcome !== 'left');
  expect({ ...remains, outcomes }).toEqual({
    settled: requests,
    wrong: [],
    outcomes: ['accept', 'cancel', 'decline', 'disconnected', 'expired', 'withdrawn'],
    phases: Array.from({ length: 20 }, () => 'done'),
    listeners: [],
    subscribers: 0,
    timers: 0,
    surface: false,
    page: first.page,
  });
  // Less than two pages: the browser remembers nodes to time events, and React the root that it drew last.
  expect(after.nodes - before.nodes).toBeLessThan(280);
  expect(after.listeners - before.listeners).toBeLessThan(280);
  expect(after.bytes / before.bytes).toBeLessThan(1.05);
  expectQuiet(watched);
}, 120_000);
