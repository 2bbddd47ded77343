// The packed tarball, installed into apps that have Radix and react-hook-form of their own: nothing of theirs moves or breaks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pack, type Packed } from '../package/packed.js';
import { expectQuiet, openBrowser, openPage, type WatchedPage } from '../protocol/live/browser.js';
import { addTo, locked, lockOf, startProject, type Lock, type Project } from './install.js';
import { patience, press } from './person.js';
import { runNode } from './runNode.js';
import { serveApp, type ServedApp } from './serveApp.js';

let packed: Packed;
let browser: Browser;
beforeAll(async () => {
  packed = pack();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  packed.remove();
});

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

const react18 = { react: '18.3.1', 'react-dom': '18.3.1' };

/** What a host has of Radix: versions that belong together, and share one dismissable layer. */
const radix = (dialog: string, select: string, popover: string) => ({
  '@radix-ui/react-dialog': dialog,
  '@radix-ui/react-select': select,
  '@radix-ui/react-popover': popover,
});

const ours = ['@radix-ui/react-dialog', 'react-hook-form', 'downshift'];

const hosts = [
  [
    'the oldest that the kit takes',
    { ...react18, ...radix('1.1.0', '2.1.0', '1.1.0'), ...leastOf('react-hook-form', 'downshift') },
  ],
  [
    'version 1.1, though there are newer ones',
    { ...react18, ...radix('1.1.19', '2.3.3', '1.1.19'), 'react-hook-form': '7.79.0' },
  ],
  ['the newest', { ...locked('react', 'react-dom', ...ours), ...radix('1.3.1', '2.4.1', '1.3.1') }],
] as const;

/** Packages in the least version that our package.json takes. */
function leastOf(...names: string[]): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(names.map((name) => [name, dependencies[name]?.slice(1) ?? '']));
}

test('the oldest Radix here is the oldest that the kit takes', () => {
  expect(leastOf('@radix-ui/react-dialog')).toEqual({ '@radix-ui/react-dialog': '1.1.0' });
});

describe.each(hosts)('a host with Radix in %s', (_, dependencies) => {
  let project: Project;
  let before: Lock;
  let app: ServedApp;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    project = await startProject(new URL('shadcn/', import.meta.url), dependencies);
    before = lockOf(project);
    await addTo(project, packed.tarball);
    await runNode(project.folder, path.resolve('node_modules/vite/bin/vite.js'), 'build');
    app = await serveApp(path.join(project.folder, 'dist'));
  }, 180_000);
  afterAll(async () => {
    await app.stop();
    project.remove();
  }, 120_000);

  beforeEach(async () => {
    watched = await openPage(browser);
    ({ page } = watched);
  });
  afterEach(async () => {
    expectQuiet(watched);
    await page.context().close();
  });

  test('keeps every package in its place', () => {
    watched.hosts.add('localhost'); // this one opens no page
    const after = lockOf(project);
    const moved = Object.keys(before.packages).filter(
      (folder) => after.packages[folder]?.version !== before.packages[folder]?.version,
    );
    expect(moved).toEqual([]);
    expect(after.packages['node_modules/mcp-elicitation-react']).toBeDefined();
    expect(
      Object.keys(after.packages).filter((folder) => /dismissable-layer|focus-scope/.test(folder)),
    ).toHaveLength(2);
  });

  describe.each(['?alone', ''])('at /%s', (search) => {
    beforeEach(async () => {
      await page.goto(app.url + search);
      await page.getByRole('button', { name: 'Settings' }).click();
      await settings(page).waitFor();
    });

    test('Escape in a list closes the list, and then the dialog', async () => {
      await page.getByRole('combobox', { name: 'Fruit' }).click();
      await page.getByRole('option', { name: 'Pear' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await settings(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await settings(page).waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.body.style.pointerEvents), patience)
        .toBe('');
    });

    test('a popover can be clicked, and Escape closes it alone', async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor({ state: 'detached' });
      expect(await settings(page).count()).toBe(1);
    });

    test('a form keeps what is typed', async () => {
      await page.getByRole('textbox', { name: 'Nickname' }).fill('Ada');
      await expect.poll(() => page.locator('output').textContent(), patience).toBe('Ada');
    });
  });

  test.each(['Ask', 'Ask in a shadow root'])('%s: the kit’s own dialog works', async (name) => {
    await page.goto(app.url);
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Acme/ });
    const city = dialog.getByRole('textbox', { name: 'City' });
    await dialog.getByRole('heading', { name: /^Acme/ }).and(page.locator(':focus')).waitFor();
    await city.focus();
    await page.keyboard.type('Turin');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await dialog.getByRole('combobox', { name: 'Street' }).focus();
    await page.keyboard.type('street 17');
    await dialog.getByRole('option', { name: 'Street 17' }).click();
    await press(dialog.getByRole('button', { name: 'Send to Acme' }));
    await expect
      .poll(() => page.getByTestId(name).textContent(), patience)
      .toBe('{"action":"accept","content":{"city":"Turin","street":"Street 17"}}');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  });
});
