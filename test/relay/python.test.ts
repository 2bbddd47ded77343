// The wire in another language: the page of the kit against a backend in Python that was written from the page "The wire".
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { bundle, endBackends, startBackend, type Backend } from './site/start.js';

const source = path.join(import.meta.dirname, 'site/backend.py');
const { status } = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']);
const isHere = status === 0;
if (!isHere) console.log('Skipped: the wire in Python. There is no python3 of 3.8 or later here.');

const request = {
  mode: 'form',
  message: 'Who are you?',
  requestedSchema: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' } },
    required: ['name'],
  },
};
const answered = { action: 'accept', content: { name: 'Ann' } };

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const body = (id: string) => JSON.stringify({ v: 1, commands: [{ type: 'present', id }] });

test('it needs only the standard library', () => {
  const imported = [
    ...readFileSync(source, 'utf8').matchAll(/^(?:import|from) ([\w., ]+?)(?: import.*)?$/gm),
  ];
  expect(imported.map(([, names]) => names)).toEqual([
    'hashlib, json, sys, threading, time, uuid',
    'http.server',
    'urllib.parse',
  ]);
});

describe.skipIf(!isHere)('a backend in Python', () => {
  let folder: string;
  let browser: Browser;
  let backend: Backend;
  beforeAll(async () => {
    [folder, browser] = await Promise.all([bundle(), chromium.launch(findBrowser().launch)]);
    backend = await startBackend(folder, { program: ['python3', source] });
  }, 120_000);
  afterAll(async () => {
    await endBackends();
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  test('a request is answered across a reload and two tabs, and a forgotten receipt stays away', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.addCookies([{ name: 'who', value: 'ann', url: backend.url }]);
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const page of [one, two]) await page.goto(backend.url);
    const result = backend.ask(request);
    await nameBox(one).fill('Ann');
    await one.reload();
    await nameBox(one).waitFor();
    expect(await nameBox(one).inputValue()).toBe('Ann');
    await nameBox(two).fill('Bo');
    await send(one).click();
    expect(await result).toEqual(answered);
    await two
      .getByText(/was answered in another window/)
      .first()
      .waitFor();
    await two.getByRole('button', { name: 'Copy what I typed' }).waitFor();
    expect(backend.events).toEqual(['asked ann', 'presented ann', 'settled ann accept']);
    await one.evaluate(() => window.queue.forget(window.queue.getSnapshot()[0]?.id ?? ''));
    await one.reload();
    await one.waitForFunction(() => window.queue.connection() === 'live');
    expect(await one.evaluate(() => window.queue.getSnapshot())).toEqual([]);
    await context.close();
  });

  const address = () => `${backend.url}/api/elicitations`;
  const json = { 'Content-Type': 'application/json', cookie: 'who=ann' };

  test.each<[number, string, RequestInit]>([
    [401, 'signed-out', {}],
    [403, 'origin', { headers: { ...json, Origin: 'https://evil.test' } }],
    [404, 'unknown', { method: 'POST', headers: json, body: body('e1') }],
    [413, 'too-large', { method: 'POST', headers: json, body: body('x'.repeat(70_000)) }],
    [415, 'type', { method: 'POST', headers: { cookie: 'who=ann' }, body: body('e1') }],
  ])('%i %s', async (expected, code, init) => {
    const response = await fetch(address(), init);
    const { v, error } = await response.json();
    expect([response.status, v, error.code]).toEqual([expected, 1, code]);
  });
});
