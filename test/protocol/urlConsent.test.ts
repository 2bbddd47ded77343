// Consent as a real browser sees it: what goes over the wire, and what a press opens. Real delays, real keys.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { openSite, type Site } from './consent/site.js';
import { serveBuiltApp } from './csp/serve.js';
import type { Running } from './live/servers.js';

let app: Running;
let site: Site;
let browser: Browser;
let page: Page;
let opened: Page[];
let complaints: string[];

/** The machine may be busy. */
function eventually<T>(read: () => T) {
  return expect.poll(read);
}

/** As a person's browser: Playwright itself lets any pop-up through. */
function launch(...args: string[]) {
  const options = findBrowser().launch;
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...args],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
}

beforeAll(async () => {
  [app, site, browser] = await Promise.all([
    serveBuiltApp(new URL('consent/', import.meta.url)),
    openSite(),
    launch(),
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  site.stop();
  await app.stop();
});

beforeEach(async () => {
  page = await visit(browser);
  opened = [];
  page.context().on('page', (other) => opened.push(other));
  site.forget();
});
afterEach(async () => {
  await closeQuietly();
});

async function visit(where: Browser): Promise<Page> {
  const context = await where.newContext({ reducedMotion: 'reduce' });
  const visited = await context.newPage();
  complaints = [];
  visited.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  visited.on('pageerror', (error) => complaints.push(String(error)));
  await visited.goto(app.url);
  return visited;
}

async function closeQuietly() {
  await page.context().close();
  expect(complaints).toEqual([]);
}

type Props = Parameters<Window['ask']>[1];

/** @param where A page or frame. */
async function ask(where: Page | Frame, url = site.url, props: Props = {}) {
  await where.evaluate<void, { url: string; props: unknown }>(
    (request) => window.ask(request.url, request.props as Props),
    { url, props },
  );
  await open(where).or(where.getByText('This address cannot be opened')).waitFor();
}
const open = (where: Page | Frame) => where.getByRole('button', { name: /^Open (?!again)/ });
const results = (where: Page | Frame = page) => where.evaluate(() => window.results);

async function armed(where: Page | Frame = page) {
  await eventually(() => open(where).getAttribute('aria-disabled')).toBeNull();
}
/** Whatever was to come has come: this tab was asked for later. */
async function fence() {
  const later = await page.context().newPage();
  await later.close();
  opened = opened.filter((other) => other !== later);
}

describe('a deliberate press', () => {
  test.each(['inline', 'dialog'] as const)(
    'opens one tab without opener and referrer, and accepts (%s)',
    async (presentation) => {
      await ask(page, `${site.url}connect?x=1#y`, { presentation });
      await armed();
      await open(page).click();
      await eventually(() => opened[0]?.title()).toBe('opener: false, referrer: false');
      expect(opened[0]?.url()).toBe(`${site.url}connect?x=1#y`);
      expect(site.visits()).toEqual([{ path: '/connect?x=1', referer: undefined }]);
      expect(await results()).toEqual([{ action: 'accept' }]);
      await page.getByRole('heading', { name: 'Finish in the other tab' }).waitFor();
      await fence();
      expect(opened).toHaveLength(1);
    },
  );

  test('works with the keyboard, and holding the key opens no second tab', async () => {
    await ask(page);
    await armed();
    await open(page).focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await fence();
    expect(opened).toHaveLength(1);
    expect(await results()).toEqual([{ action: 'accept' }]);
  });

  test('url-23 that is a double click opens one tab and answers once', async () => {
    await ask(page);
    await armed();
    await open(page).dblclick();
    await fence();
    expect(opened).toHaveLength(1);
    expect(await results()).toEqual([{ action: 'accept' }]);
  });
});

/** Once whatever was to come has come. */
async function whatHappened() {
  await fence();
  return { tabs: opened.length, results: await results(), connections: site.connections() };
}
const nothing = { tabs: 0, results: [], connections: 0 };

describe('opens nothing and sends nothing', () => {
  test('a scripted click, also just after the person clicked something else', async () => {
    await ask(page);
    await armed();
    await page.getByRole('textbox', { name: 'Message' }).click();
    expect(await page.evaluate(() => navigator.userActivation.isActive)).toBe(true);
    await open(page).evaluate((button: HTMLElement) => {
      button.click();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      button.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    });
    expect(await whatHappened()).toEqual(nothing);
  });

  test('an Enter that was held before the button had the focus', async () => {
    await ask(page);
    await armed();
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.down('Enter');
    await open(page).focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await whatHappened()).toEqual(nothing);
  });

  test('an Enter that is pressed too early, however long it is held', async () => {
    await ask(page, site.url, { acceptDelayMs: 3_000 });
    await open(page).focus();
    await page.keyboard.down('Enter');
    await armed();
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await whatHappened()).toEqual(nothing);
  });

  test('a click within the delay, and one that began in it', async () => {
    await ask(page, site.url, { acceptDelayMs: 3_000 });
    await open(page).click({ force: true });
    const box = await open(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await page.mouse.down();
    await armed();
    await page.mouse.up();
    expect(await whatHappened()).toEqual(nothing);
  });

  test('the middle button and the context menu', async () => {
    await ask(page);
    await armed();
    await open(page).click({ button: 'middle' });
    await open(page).click({ button: 'right' });
    expect(await whatHappened()).toEqual(nothing);
  });
});

async function cover(style: string) {
  await page.evaluate((text) => {
    const layer = document.body.appendChild(document.createElement('div'));
    layer.style.cssText = `position: fixed; inset: 0; z-index: 9; ${text}`;
    layer.id = 'cover';
  }, style);
}
const warning = () => page.getByText('Something on the page covers this button');

describe('a button that is covered', () => {
  test.each([
    ['a layer that takes clicks, pressed with a key', '', 'Enter'],
    ['a layer that lets clicks through', 'pointer-events: none; background: white', 'click'],
    ['one that is half transparent', 'pointer-events: none; background: rgb(0 0 0 / 0.6)', 'click'],
    [
      'a gradient',
      'pointer-events: none; background: linear-gradient(white, rgb(200 200 200 / 0.9))',
      'click',
    ],
    [
      'one of another colour space',
      'pointer-events: none; background: oklch(0.5 0 0 / 90%)',
      'click',
    ],
  ])('by %s, opens nothing and says so', async (_, style, press) => {
    await ask(page);
    await armed();
    await cover(style);
    if (press === 'click') await open(page).click({ force: true });
    else await open(page).press(press);
    await warning().first().waitFor();
    expect(await whatHappened()).toEqual(nothing);
    await page.evaluate(() => document.getElementById('cover')?.remove());
    await open(page).click();
    await eventually(() => opened).toHaveLength(1);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  test.each([
    ['an empty layer for toasts', 'pointer-events: none'],
    [
      'a watermark',
      'pointer-events: none; background: repeating-linear-gradient(#0001, #0002 9px)',
    ],
    ['a layer that has faded out', 'pointer-events: none; background: white; opacity: 0'],
    ['a tint', 'pointer-events: none; background: rgb(0 0 0 / 0.1)'],
  ])('only by %s, opens', async (_, style) => {
    await ask(page);
    await armed();
    await cover(style);
    await open(page).click();
    await eventually(() => opened.length).toBe(1);
    expect(await results()).toEqual([{ action: 'accept' }]);
  });
});

/** The client in a frame that may do only so much. */
async function sandboxed(allowed: string): Promise<Frame> {
  await page.evaluate((tokens) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', tokens);
    frame.style.cssText = 'inline-size: 700px; block-size: 600px';
    frame.src = location.href;
    document.body.append(frame);
  }, allowed);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.waitForFunction(() => 'ask' in window);
  return frame;
}

test('a button that is faded out opens nothing', async () => {
  await ask(page);
  await armed();
  await page.evaluate(() => {
    const surface = document.querySelector<HTMLElement>('#root');
    surface?.style.setProperty('opacity', '0.01');
  });
  await open(page).click();
  await warning().first().waitFor();
  expect(await whatHappened()).toEqual(nothing);
});

describe('url-12 a tab that does not come', () => {
  test('in a frame that must not open any is noticed; the person opens it by hand', async () => {
    const frame = await sandboxed('allow-scripts allow-same-origin');
    await ask(frame);
    await armed(frame);
    await open(frame).click();
    await frame.getByText('Your browser blocked the new tab.').waitFor();
    const link = frame.getByRole('link', { name: 'Open localhost' });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('referrerpolicy')).toBe('no-referrer');
    await frame.getByRole('button', { name: 'Copy address' }).waitFor();
    expect(await results(frame)).toEqual([]);
    const claim = frame.getByRole('button', { name: 'I opened it' });
    await eventually(() => claim.getAttribute('aria-disabled')).toBeNull();
    await claim.click();
    expect(await results(frame)).toEqual([{ action: 'accept' }]);
    complaints = complaints.filter((text) => !/sandbox/.test(text));
  });

  test('comes when the frame may open it', async () => {
    const frame = await sandboxed(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    await ask(frame);
    await armed(frame);
    await open(frame).click();
    await eventually(() => opened[0]?.title()).toBe('opener: false, referrer: false');
    expect(await results(frame)).toEqual([{ action: 'accept' }]);
    complaints = complaints.filter((text) => !/sandbox/.test(text));
  });

  test('by the host’s own opener: the link opens without opener and referrer', async () => {
    await ask(page, site.url, { opener: 'fails' });
    await armed();
    await open(page).click();
    await page.getByText('The page could not be opened from here.').waitFor();
    expect(await results()).toEqual([]);
    await page.getByRole('link', { name: 'Open localhost' }).click();
    await eventually(() => opened[0]?.title()).toBe('opener: false, referrer: false');
    await eventually(() => results()).toEqual([{ action: 'accept' }]);
  });
});

test('url-02 nothing about the address leaves the page before consent', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'net-log-'));
  const log = path.join(folder, 'log.json');
  const other = await launch(`--log-net-log=${log}`);
  const watched = await visit(other);
  const requests: string[] = [];
  watched.context().on('request', (request) => requests.push(request.url()));
  await ask(watched, 'https://before-consent.example/connect?state=1');
  await armed(watched);
  await touchEverything(watched);
  await watched.getByRole('button', { name: 'Decline' }).click();
  expect(await results(watched)).toEqual([{ action: 'decline' }]);

  await ask(watched, 'https://after-consent.example/');
  await armed(watched);
  await open(watched)
    .or(watched.getByRole('button', { name: /^Open after/ }))
    .click();
  await eventually(() => requests.join()).toContain('after-consent.example');
  await other.close();
  const seen = await readFile(log, 'utf8');
  await rm(folder, { recursive: true });
  expect(seen).toContain('after-consent.example');
  expect(seen).not.toContain('before-consent');
  expect(requests.join()).not.toContain('before-consent');
}, 120_000);

/** Rests on, presses and leaves, and focuses everything that there is. */
async function touchEverything(where: Page) {
  const parts = where.locator('#root [data-elicit-part]');
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    if (!box || box.width < 2) continue;
    await where.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await where.mouse.down();
    await where.mouse.move(1, 1);
    await where.mouse.up();
  }
  for (let i = 0; i < 12; i += 1) await where.keyboard.press('Tab');
}
