import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { policy, serveBuiltApp } from './csp/serve.js';
import { expectQuiet, openBrowser, openPage, type WatchedPage } from './live/browser.js';
import type { Running } from './live/servers.js';

let app: Running;
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  [app, browser] = await Promise.all([serveBuiltApp(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

beforeEach(async () => {
  watched = await openPage(browser);
  await watched.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  await watched.page.goto(app.url);
});
afterEach(async () => {
  expectQuiet(watched);
  await watched.page.context().close();
});

async function show(page: Page, surface: string): Promise<void> {
  await page.getByRole('button', { name: surface, exact: true }).click();
  await page.getByRole('heading', { name: /^Example Calendar/ }).waitFor();
}

async function result(page: Page): Promise<unknown> {
  const output = page.getByRole('status').and(page.locator('output'));
  await expect.poll(() => output.textContent()).not.toBe('');
  return JSON.parse((await output.textContent()) ?? '');
}

test('the page has the policy, and a violation is heard', async () => {
  const { page, complaints } = watched;
  const response = await page.goto(app.url);
  expect(response?.headers()['content-security-policy']).toBe(policy);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));
  });
  await expect.poll(() => complaints.splice(0).join()).toContain('violation of style-src');
});

test.each(['Form', 'Form in a dialog'])('%s is filled in and sent', async (surface) => {
  const { page } = watched;
  await show(page, surface);
  const send = page.getByRole('button', { name: 'Send to Example Calendar' });
  const background = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background()).toBe('rgb(55, 90, 211)');
  await send.click();
  await page.getByRole('heading', { name: /There (is|are) \d+ problems?/ }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Date (required)' }).fill('2026-12-24');
  // What was filled in and never in view is shown first, a press each.
  const output = page.locator('output');
  await expect
    .poll(async () => {
      if (await send.isVisible()) await send.click();
      return output.textContent();
    })
    .not.toBe('');
  expect(await result(page)).toMatchObject({
    action: 'accept',
    content: { name: 'Ada', email: 'ada@example.com', date: '2026-12-24', guests: 2 },
  });
});

test.each(['Address', 'Address in a dialog'])('%s is looked at and declined', async (surface) => {
  const { page } = watched;
  await show(page, surface);
  await page.getByText('Full address').waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await result(page)).toEqual({ action: 'decline' });
});

test('an address is opened after consent, and only then', async () => {
  const { page, hosts } = watched;
  await show(page, 'Address in a dialog');
  const opened = page.context().waitForEvent('page');
  const open = page.getByRole('button', { name: /^Open / });
  await expect.poll(() => open.getAttribute('aria-disabled')).toBeNull();
  expect([...hosts]).toEqual(['localhost']);
  await open.click();
  await (await opened).waitForURL('https://mcp.example.com/**');
  hosts.delete('mcp.example.com');
});

test('a long list is searched', async () => {
  const { page } = watched;
  await show(page, 'Long list');
  const box = page.getByRole('combobox', { expanded: false });
  await box.waitFor(); // its list has come
  await box.click();
  await page.keyboard.type('Item 28');
  await page.getByRole('option', { name: 'Item 28' }).click();
  await page.getByRole('button', { name: 'Send to Example Calendar' }).click();
  expect(await result(page)).toEqual({ action: 'accept', content: { item: 'item-28' } });
});

test('a long list to tick is searched', async () => {
  const { page } = watched;
  await show(page, 'Long list to tick');
  await page.getByRole('checkbox', { name: 'Item 30' }).check();
  await page.getByRole('button', { name: 'Send to Example Calendar' }).click();
  expect(await result(page)).toMatchObject({ action: 'accept' });
});

test('a pattern is checked without eval', async () => {
  const { page } = watched;
  await show(page, 'Pattern');
  await page.getByRole('textbox').fill('abc');
  await page.getByRole('button', { name: 'Send to Example Calendar' }).click();
  await page.getByRole('heading', { name: 'There is 1 problem' }).waitFor();
  await page.getByRole('textbox').fill('ABC-12');
  await page.getByRole('button', { name: 'Send to Example Calendar' }).click();
  expect(await result(page)).toEqual({ action: 'accept', content: { ticket: 'ABC-12' } });
});

test('an untouched date and time goes back as it came', async () => {
  const { page } = watched;
  await show(page, 'Date and time');
  await page.getByRole('button', { name: 'Send to Example Calendar' }).click();
  expect(await result(page)).toEqual({
    action: 'accept',
    content: { begin: '2026-03-29T01:30:00-05:00' },
  });
});
