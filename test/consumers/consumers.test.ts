// The packed tarball, installed into apps that are not ours. Each answers what a real MCP server asks.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSamples } from '../docs/samples.js';
import { pack, type Packed } from '../package/packed.js';
import { expectQuiet, openBrowser, openPage, type WatchedPage } from '../protocol/live/browser.js';
import { install, locked, type Project } from './install.js';
import { book, booking, patience, press, received } from './person.js';
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

/** The app that the README shows, as it stands there. */
function appOfReadme(): string {
  const app = readSamples().find(
    ({ name, code }) => name.startsWith('README') && /export default/.test(code),
  );
  return app?.code ?? '';
}

describe.each([
  ['19', locked('react', 'react-dom', '@types/react', '@types/react-dom')],
  [
    '18.2',
    {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.2.79',
      '@types/react-dom': '18.2.25',
    },
  ],
])('with React %s', (_version, react) => {
  let project: Project;
  let app: ServedApp;
  let watched: WatchedPage;

  beforeAll(async () => {
    project = await install(new URL('app/', import.meta.url), packed.tarball, {
      ...locked('@modelcontextprotocol/client', '@types/node'),
      ...react,
    });
    writeFileSync(path.join(project.folder, 'App.tsx'), appOfReadme());
    await runNode(project.folder, path.resolve('node_modules/vite/bin/vite.js'), 'build');
    app = await serveApp(path.join(project.folder, 'dist'));
  }, 180_000);
  afterAll(async () => {
    await app.stop();
    project.remove();
  }, 120_000);

  beforeEach(async () => {
    watched = await openPage(browser);
    watched.hosts.add('localhost'); // the compiler and Node alone open no page
  });
  afterEach(async () => {
    expectQuiet(watched);
    await watched.page.context().close();
  });

  test('the types fit', async () => {
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    expect(await runNode(project.folder, tsc)).toBe('');
  });

  test('the app of the README asks for a table', async () => {
    const { page } = watched;
    // It talks to the server of `npm start`; here that is on another port.
    await page.route('http://localhost:6006/**', (route) =>
      route.continue({ url: route.request().url().replace('http://localhost:6006/', app.url) }),
    );
    const said = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Book a table' }).press('Enter');
    await book(page);
    expect(JSON.parse(await said)).toMatchObject({ structuredContent: { received: { booking } } });
  });

  test.each(['chat', 'shadow'])(
    'a %s page under a strict policy answers both modes',
    async (name) => {
      const { page } = watched;
      const response = await page.goto(`${app.url}${name}.html`);
      expect(response?.headers()['content-security-policy']).toContain("style-src 'self'");
      await page.getByRole('button', { name: 'book_table' }).press('Enter');
      const send = page.getByRole('button', { name: /^Send to/ });
      expect(await send.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
        'rgb(55, 90, 211)',
      );
      await book(page);
      expect(await received(page)).toEqual({ booking });

      await page.getByRole('button', { name: 'connect_account' }).press('Enter');
      const opened = page.context().waitForEvent('page');
      await press(page.getByRole('button', { name: /^Open localhost/ }));
      const account = await opened;
      await account.waitForLoadState();
      await account.getByRole('button', { name: 'Allow' }).press('Enter');
      await account.getByText('You can close this tab.').waitFor();
      await account.close();
      await page.getByRole('button', { name: 'I’m done, continue' }).press('Enter');
      await expect.poll(() => received(page), patience).toEqual({ page: { action: 'accept' } });
    },
  );

  test('a chat in a sandboxed frame answers, and says when it may open nothing', async () => {
    const { page } = watched;
    await page.goto(`${app.url}frame.html`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'book_table' }).press('Enter');
    await book(page, frame);
    expect(await received(frame)).toEqual({ booking });

    await frame.getByRole('button', { name: 'connect_account' }).press('Enter');
    await press(frame.getByRole('button', { name: /^Open localhost/ }));
    await expect
      .poll(() => watched.complaints.splice(0).join(), patience)
      .toMatch(/^Blocked opening/);
    await frame
      .getByText(/could not open|blocked/i)
      .first()
      .waitFor();
    await frame.getByRole('button', { name: 'Decline' }).press('Enter');
    await expect.poll(() => received(frame), patience).toEqual({ page: { action: 'decline' } });
  });

  test('Node alone answers with the core', async () => {
    const stdout = await runNode(project.folder, 'core.mjs', `${app.url}mcp`);
    expect(JSON.parse(stdout)).toEqual({ received: { booking } });
  });
});
