// The packed tarball in Next.js: built, drawn on the server, answered in a browser.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pack, type Packed } from '../package/packed.js';
import { expectQuiet, openBrowser, openPage } from '../protocol/live/browser.js';
import { freePort } from '../protocol/live/servers.js';
import { install, locked, type Project } from './install.js';
import { book, booking, patience, press, received } from './person.js';
import { runNode } from './runNode.js';
import { serveApp, type ServedApp } from './serveApp.js';

let packed: Packed;
let project: Project;
let mcp: ServedApp;
let next: ChildProcess;
let browser: Browser;
let url: string;

beforeAll(async () => {
  packed = pack();
  project = await install(new URL('next/', import.meta.url), packed.tarball, {
    next: '16.4.6',
    typescript: '5.9.3', // Next.js reads it through its JavaScript API
    ...locked('react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'),
    ...locked('@modelcontextprotocol/client'),
  });
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  const bin = path.join(project.folder, 'node_modules/next/dist/bin/next');
  await runNode(project.folder, bin, 'build');
  const port = await freePort();
  url = `http://localhost:${port}/`;
  next = spawn(process.execPath, [bin, 'start', '-p', String(port)], { cwd: project.folder });
  await vi.waitFor(() => fetch(url), { timeout: 60_000 });
  mcp = await serveApp(project.folder);
  browser = await openBrowser();
}, 400_000);
afterAll(async () => {
  await browser.close();
  await mcp.stop();
  next.kill();
  project.remove();
  packed.remove();
}, 120_000);

test('the server draws the form in its language', async () => {
  const html = await (await fetch(url)).text();
  expect(html).toContain('Questions: <!-- -->City');
  expect(html).toMatch(/<bdi[^>]*>Trips<\/bdi> bittet um Angaben/);
  expect(html).toMatch(/<input[^>]*type="radio"/);
  expect(html).toContain('Ablehnen');
});

test('what the server drew is answered in the browser', async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  await page.goto(url);
  await page.getByRole('radio', { name: 'Trieste' }).press('Space');
  await press(page.getByRole('button', { name: 'An Trips senden' }));
  await expect
    .poll(async () => JSON.parse((await page.locator('#answer').textContent()) || 'null'), patience)
    .toEqual({ action: 'accept', content: { city: 'Trieste', travellers: 1 } });
  expectQuiet(watched);
});

test.each([
  ['light', '', 'rgb(122, 31, 162)'],
  ['dark', '', 'rgb(219, 166, 245)'],
  ['light', 'compiled', 'rgb(55, 90, 211)'], // the kit’s own, instead of no colour
  ['dark', 'compiled', 'rgb(142, 168, 252)'],
])('in a %s page of class "%s" the button that sends is %s', async (scheme, name, colour) => {
  const { page } = await openPage(browser);
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = `<html class="${name}" style="color-scheme: ${scheme}"`;
    await route.fulfill({ response, body: (await response.text()).replace('<html', html) });
  });
  await page.goto(url);
  const send = page.getByRole('button', { name: 'An Trips senden' });
  await expect
    .poll(() => send.evaluate((button) => getComputedStyle(button).backgroundColor), patience)
    .toBe(colour);
  await page.context().close();
});

test('a real server is answered in the browser', async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  await page.goto(`${url}?server=${mcp.url}mcp`);
  await page.getByRole('button', { name: 'book_table' }).press('Enter');
  await book(page);
  expect(await received(page)).toEqual({ booking });
  expectQuiet(watched);
});

test('route handlers are the backend: answered across a reload and in two tabs', async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  const context = page.context();
  await context.addCookies([{ name: 'who', value: 'ann', url }]);
  await page.goto(`${url}backend`);
  const called = context.request.post(`${url}api/book?server=${mcp.url}mcp`, { timeout: 60_000 });
  const box = page.getByRole('textbox', { name: /^Name/ });
  await box.fill('Ada');
  await page.reload();
  await box.waitFor();
  await expect.poll(() => box.inputValue(), patience).toBe('Ada');
  await box.fill('');
  const other = await context.newPage();
  await other.goto(`${url}backend`);
  await book(other);
  expect(await (await called).json()).toEqual({ received: { booking } });
  await page
    .getByText(/was answered in another window/)
    .first()
    .waitFor();
  expectQuiet(watched);
  expect((await fetch(`${url}api/elicitations`)).status).toBe(401);
  await context.close();
});
