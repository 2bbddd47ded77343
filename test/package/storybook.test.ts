import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from '../protocol/live/browser.js';
import { freePort } from '../protocol/live/servers.js';

const run = promisify(execFile);
/** Where a host may have put it: not at the root. */
const FOLDER = '/some/where/';

let built: string;
let server: Server;
let url: string;
let browser: Browser;

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As any file server: what is not in the folder is not there. */
function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.posix.relative(FOLDER, name);
    if (file.startsWith('..')) {
      response.writeHead(404).end();
      return;
    }
    readFile(path.join(folder, file)).then(
      (content) => {
        const type = types[path.extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
}

beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  await run('npm', ['run', 'build:storybook', '--', '--output-dir', built], {
    env: { ...process.env, NODE_ENV: 'production' }, // Vitest has set its own
  });
  server = serveFolder(built);
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, resolve));
  url = `http://localhost:${port}${FOLDER}`;
  browser = await openBrowser();
}, 300_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await rm(built, { recursive: true });
});

const pages: readonly (readonly [string, string, string | RegExp])[] = [
  ['the live server, in the page', '/story/live--live', /^Connected to Olive & Thyme/],
  ['a form', '/story/form-whole-requests--plan-a-trip', 'Where would you like to go?'],
  ['a consent, with its list of domains', '/story/url-consent-opens--sign-in', 'Website'],
  ['a language', '/story/languages--simplified-chinese', '有 2 处需要修改'],
  ['a page with stories and sources', '/docs/theming-your-theme--docs', 'Or take a preset'],
  ['the reference', '/docs/api--docs', 'acceptDelayMs'],
];

test.each(pages)(
  'a built Storybook works in a folder, without a network: %s',
  async (_, page, text) => {
    const watched = await openPage(browser);
    const failed: string[] = [];
    const context = watched.page.context();
    context.on('requestfailed', (request) => void failed.push(request.url()));
    context.on('response', (response) => {
      if (!response.ok()) failed.push(`${response.status()} ${response.url()}`);
    });
    await watched.page.goto(`${url}?path=${page}`);
    await watched.page.frameLocator('#storybook-preview-iframe').getByText(text).first().waitFor();
    expect(failed).toEqual([]);
    expect([...watched.hosts]).toEqual(['localhost']);
    await context.close();
  },
);

test('every link from a page to a page leads somewhere', async () => {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: 'docs' | 'story' }>;
  };
  const pagesOfText = (await readdir('stories')).filter((name) => name.endsWith('.mdx'));
  const links = await Promise.all(
    pagesOfText.map(async (name) => {
      const text = await readFile(path.join('stories', name), 'utf8');
      return [...text.matchAll(/\?path=\/([^/]+)\/([\w-]+)/g)].map(([, kind = '', id = '']) => ({
        name,
        kind,
        id,
      }));
    }),
  );
  expect(links.flat().length).toBeGreaterThan(20);
  expect(links.flat().filter(({ kind, id }) => entries[id]?.type !== kind)).toEqual([]);
});
