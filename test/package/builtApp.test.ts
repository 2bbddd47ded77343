import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuiltApp } from '../protocol/csp/serve.js';
import { openBrowser } from '../protocol/live/browser.js';
import type { Running } from '../protocol/live/servers.js';

let app: Running;
let browser: Browser;

beforeAll(async () => {
  const root = new URL('app/', import.meta.url);
  [app, browser] = await Promise.all([serveBuiltApp(root), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const LIGHT = { card: 'rgb(255, 255, 255)', send: 'rgb(55, 90, 211)' };
const DARK = { card: 'rgb(23, 25, 31)', send: 'rgb(142, 168, 252)' };

const hosts = [
  ['a host without a scheme', '', 'light', LIGHT],
  ['a host without a scheme, in a dark system', '', 'dark', LIGHT],
  ['a host that follows a light system', 'both', 'light', LIGHT],
  ['a host that follows a dark system', 'both', 'dark', DARK],
  ['a dark host', 'dark', 'light', DARK],
  ['a host whose script chose dark', 'by-script', 'light', DARK],
] as const;

const fill = (element: Element) => getComputedStyle(element).backgroundColor;

describe.each(['in the page', 'in a shadow root'])(
  'built by Vite for old browsers, %s',
  (place) => {
    test.each(hosts)('%s', async (_, name, colorScheme, colours) => {
      const page = await browser.newPage({ colorScheme });
      await page.goto(`${app.url}${place === 'in the page' ? '' : '?shadow'}#${name}`);
      const send = await page.getByRole('button', { name: /^Send/ }).evaluate(fill);
      const card = await page.locator('[data-elicit-part="form"]').evaluate(fill);
      expect({ card, send }).toEqual(colours);
      await page.close();
    });
  },
);
