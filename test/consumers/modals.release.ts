// The packed tarball in apps whose component library has modals of its own: a request comes while one is open.
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pack, type Packed } from '../package/packed.js';
import { expectQuiet, openBrowser, openPage, type WatchedPage } from '../protocol/live/browser.js';
import { addTo, locked, startProject, type Project } from './install.js';
import { patience } from './person.js';
import { runNode } from './runNode.js';
import { serveApp, type ServedApp } from './serveApp.js';

const libraries = {
  mui: locked('@mui/material', '@emotion/react', '@emotion/styled'),
  chakra: { '@chakra-ui/react': '3.38.0' },
  antd: { antd: '6.6.8' },
  bootstrap: { 'react-bootstrap': '2.10.10', bootstrap: '5.3.8' },
  mantine: { '@mantine/core': '8.3.18', '@mantine/hooks': '8.3.18' },
  radix: { '@radix-ui/react-dialog': '1.1.15', '@radix-ui/react-select': '2.2.6' },
  'base-ui': { '@base-ui/react': '1.9.0' },
  'focus-trap': { 'focus-trap-react': '12.0.3', 'focus-trap': '8.2.4' },
  'mui-trap': {},
  'aria-scope': locked('react-aria-components'),
};
/** Those whose app also draws a question with a list of the library. */
const withPicker = ['mui', 'antd', 'radix'] as const;

let packed: Packed;
let project: Project;
let app: ServedApp;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  packed = pack();
  project = await startProject(
    new URL('modals/', import.meta.url),
    Object.assign(locked('react', 'react-dom'), ...Object.values(libraries)) as Record<
      string,
      string
    >,
  );
  await addTo(project, packed.tarball);
  await runNode(project.folder, path.resolve('node_modules/vite/bin/vite.js'), 'build');
  app = await serveApp(path.join(project.folder, 'dist'));
  browser = await openBrowser();
}, 400_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
  project.remove();
  packed.remove();
}, 400_000);

/** A dialog, or only a box with a trap for the focus. */
const settings = () =>
  page
    .getByRole('dialog', { name: 'Settings' })
    .or(page.locator('section').filter({ hasText: 'Settings' }));
const ours = () => page.getByRole('dialog', { name: /^Acme/ });
const nickname = () => page.getByRole('textbox', { name: 'Nickname' });
const city = () => ours().getByRole('textbox', { name: 'City' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** As it is seen: antd has others for screen readers. */
const pear = () => page.getByText('Pear', { exact: true }).filter({ visible: true });
const results = async (): Promise<unknown> =>
  JSON.parse((await page.locator('output').textContent()) ?? '') as unknown;

/** What a modal does to the page around it. */
const pageStyle = () =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((element) => [
      element.getAttribute('style') ?? '',
      getComputedStyle(element).overflow,
      getComputedStyle(element).pointerEvents,
    ]),
  );

async function openSettings(library: string) {
  await page.goto(`${app.url}?${library}`);
  await button('Settings').click();
  await nickname().fill('Ada');
}

/** It is the host's turn again. */
async function leaveSettings() {
  await expect.poll(() => nickname().inputValue(), patience).toBe('Ada');
  await nickname().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' King');
  expect(await nickname().inputValue()).toBe('Ada King');
  await page.keyboard.press('Escape');
  await settings().waitFor({ state: 'hidden' });
  await button('Saved 0').click();
  await button('Saved 1').waitFor();
}

beforeEach(async () => {
  watched = await openPage(browser);
  ({ page } = watched);
});
afterEach(async () => {
  expectQuiet(watched);
  await page.context().close();
});

describe.each(Object.keys(libraries))('over an open modal of %s', (library) => {
  test('a page to open is on top, and Escape ends it alone', async () => {
    await openSettings(library);
    const before = await pageStyle();
    await button('Ask for a page').click();
    await ours().getByRole('heading').and(page.locator(':focus')).waitFor();
    // Clicks, so that the browser finds it on top.
    await ours().getByRole('heading').click();
    await ours().getByText('Sign in, please.').click();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Tab');
    await ours().locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await ours().waitFor({ state: 'detached' });
    await expect.poll(results, patience).toEqual([{ action: 'cancel' }]);
    expect(await settings().isVisible()).toBe(true);
    await button('Ask for a page').and(page.locator(':focus')).waitFor();
    expect(await pageStyle()).toEqual(before);
    await leaveSettings();
  });

  test('in a form every letter arrives, and its answer is sent', async () => {
    const place = 'Piazza Unità d’Italia, Trieste';
    await openSettings(library);
    await button('Ask for a form').click();
    await city().click();
    await page.keyboard.type(place, { delay: 5 });
    expect(await city().inputValue()).toBe(place);
    await page.keyboard.press('Escape');
    await button('Keep editing').click();
    await button('Send to Acme').click();
    const sent = { action: 'accept', content: { city: place } };
    await expect.poll(results, patience).toEqual([sent]);
    await ours().waitFor({ state: 'detached' });
    // After the accepted one: after a cancelled one the next would only wait as a line.
    await button('Ask for a form').click();
    await city().fill('Trieste');
    await page.keyboard.press('Escape');
    await button('Discard and cancel').click();
    await expect.poll(results, patience).toEqual([sent, { action: 'cancel' }]);
    await ours().waitFor({ state: 'detached' });
    await leaveSettings();
  });

  test('a form outlives the modal, with what is being typed', async () => {
    await openSettings(library);
    await button('Ask for a form').click();
    await city().click();
    await page.keyboard.type('Tri');
    await page.evaluate(() => (window as unknown as { closeModal: () => void }).closeModal());
    await page.keyboard.type('e', { delay: 5 });
    await settings().waitFor({ state: 'detached' });
    await page.keyboard.type('ste');
    expect(await city().inputValue()).toBe('Trieste');
    await button('Send to Acme').click();
    await expect
      .poll(results, patience)
      .toEqual([{ action: 'accept', content: { city: 'Trieste' } }]);
    await ours().waitFor({ state: 'detached' });
    // Not on the body: its opener has gone.
    await page.getByRole('heading', { name: /Acme/ }).and(page.locator(':focus')).waitFor();
    await button('Saved 0').click();
    await button('Saved 1').waitFor();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
});

test.each(withPicker)(
  'a list of %s in the dialog is over it, and hears Escape first',
  async (library) => {
    await openSettings(library);
    await button('Ask for a form').click();
    const picker = ours().getByRole('combobox', { name: 'Fruit' });
    await picker.press('ArrowDown');
    await pear().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => pear().count(), patience).toBe(0);
    expect(await ours().isVisible()).toBe(true);
    expect(await settings().isVisible()).toBe(true);
    await picker.press('ArrowDown');
    await pear().click();
    await button('Send to Acme').click();
    await expect
      .poll(results, patience)
      .toEqual([{ action: 'accept', content: { fruit: 'Pear' } }]);
    await leaveSettings();
  },
);
