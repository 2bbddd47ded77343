// The situations that need a browser: real pages, a real backend process, a real MCP server in it.
import { rmSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { startProxy } from './site/proxy.js';
import { bundle, endBackends, startBackend, type Backend } from './site/start.js';

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

// Processes and browsers start here, each within a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let browser: Browser;
let backend: Backend;
let contexts: BrowserContext[];

beforeAll(async () => {
  [folder, browser] = await Promise.all([bundle(), chromium.launch(findBrowser().launch)]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  contexts = [];
  backend = await startBackend(folder);
});
afterEach(async () => {
  await endBackends();
  await Promise.all(contexts.map((context) => context.close()));
});

/** A browser of its own: a phone, say. */
async function newContext(who = 'ann'): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(60_000);
  contexts.push(context);
  await signIn(context, who);
  return context;
}

async function signIn(context: BrowserContext, who: string): Promise<void> {
  await context.clearCookies();
  if (who) await context.addCookies([{ name: 'who', value: who, url: backend.url }]);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(backend.url);
  return page;
}

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('a person answers in a page what a tool on the backend asks', async () => {
  const page = await open(await newContext());
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
  await seen(page, /Acme/);
  expect(backend.events).toEqual(['asked ann', 'presented ann', 'settled ann accept']);
});

test('1, 35: a reload in the middle is no answer: what was typed is there again, but for what looks like a secret', async () => {
  const page = await open(await newContext());
  const properties = {
    ...request.requestedSchema.properties,
    password: { type: 'string', title: 'Password' },
  };
  const result = backend.ask({
    ...request,
    requestedSchema: { ...request.requestedSchema, properties },
  });
  const password = page.getByRole('textbox', { name: 'Password' });
  await nameBox(page).fill('Ann');
  await password.fill('hunter2');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('hunter2');
  await page.reload();
  await nameBox(page).waitFor();
  expect(await nameBox(page).inputValue()).toBe('Ann');
  expect(await password.inputValue()).toBe('');
  expect(backend.events).toEqual(['asked ann', 'presented ann']);
  await send(page).click();
  expect(await result).toEqual(answered);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
});

test('2: a closed tab cancels nothing, and its draft is gone', async () => {
  const context = await newContext();
  const first = await open(context);
  const result = backend.ask(request);
  await nameBox(first).fill('An');
  await first.close();
  const second = await open(context);
  expect(await nameBox(second).inputValue()).toBe('');
  await nameBox(second).fill('Ann');
  await send(second).click();
  expect(await result).toEqual(answered);
});

test('3: the other tab says that it was answered elsewhere, and lets copy what was typed there', async () => {
  const context = await newContext();
  const [one, two] = [await open(context), await open(context)];
  const result = backend.ask(request);
  await nameBox(two).fill('Bo');
  await nameBox(one).fill('Ann');
  await send(one).click();
  expect(await result).toEqual(answered);
  await seen(two, /was answered in another window/);
  await seen(two, 'Nothing was sent from here.');
  await two.getByRole('button', { name: 'Copy what I typed' }).waitFor();
  expect(await nameBox(two).count()).toBe(0);
});

test('4, 5: phone and laptop press Send at once: one counts', async () => {
  const pages = await Promise.all([newContext().then(open), newContext().then(open)]);
  const result = backend.ask(request);
  for (const page of pages) await nameBox(page).fill('Ann');
  await Promise.all(pages.map((page) => send(page).click()));
  expect(await result).toEqual(answered);
  const losers = () =>
    Promise.all(pages.map((page) => page.getByText('was answered in another window').count()));
  await expect.poll(async () => (await losers()).reduce((sum, n) => sum + n)).toBe(1);
  expect(backend.events.filter((event) => event.startsWith('settled'))).toHaveLength(1);
});

test('6: a double click is one answer', async () => {
  const page = await open(await newContext());
  const posts: string[] = [];
  page.on('request', (sent) => posts.push(sent.postData() ?? ''));
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  await send(page).dblclick();
  expect(await result).toEqual(answered);
  expect(posts.filter((body) => body.includes('"settle"'))).toHaveLength(1);
});

test('7: without a network the answer waits, and nothing says that it was sent', async () => {
  const context = await newContext();
  const page = await open(context);
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  await context.setOffline(true);
  await send(page).click();
  await page.waitForFunction(() => window.queue.connection() === 'offline');
  expect(await page.evaluate(() => window.queue.getSnapshot()[0]?.delivery)).toBe('sending');
  expect(backend.events).toEqual(['asked ann', 'presented ann']);
  await context.setOffline(false);
  expect(await result).toEqual(answered);
});

test('8: the reply is lost, and the answer counts once', async () => {
  const page = await open(await newContext());
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  let lost = 0;
  await page.route('**/api/elicitations', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 1) return route.continue();
    await route.fetch(); // it arrives …
    return route.abort(); // … and nobody hears of it
  });
  await send(page).click();
  expect(await result).toEqual(answered);
  await page.waitForFunction(() => window.queue.getSnapshot()[0]?.delivery === undefined);
  expect(backend.events.filter((event) => event.startsWith('settled'))).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('11: the backend is killed and comes again: disconnected, what was typed can be copied, no form is left', async () => {
  const page = await open(await newContext());
  const gone = backend.ask(request).catch(() => 'gone');
  await nameBox(page).fill('An');
  await backend.told('presented ann');
  await backend.kill();
  expect(await gone).toBe('gone');
  await page.waitForFunction(() => window.queue.connection() === 'offline');
  expect(await nameBox(page).inputValue()).toBe('An');
  backend = await startBackend(folder, { port: backend.port });
  await seen(page, 'The connection to Acme was closed');
  await page.getByRole('button', { name: 'Copy what I typed' }).waitFor();
  expect(await nameBox(page).count()).toBe(0);
  // And the next one is asked as if nothing had been.
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
});

test('18: what was sent to a backend that is gone is 404 at the next one, and shows as disconnected', async () => {
  const page = await open(await newContext());
  void backend.ask(request);
  await nameBox(page).fill('Ann');
  await backend.told('presented ann');
  const posted = page.waitForResponse((response) =>
    // Not the reply to `present`, which may come after the backend has told of it.
    (response.request().postData() ?? '').includes('"settle"'),
  );
  await backend.kill();
  await page.waitForFunction(() => window.queue.connection() === 'offline');
  await send(page).click();
  backend = await startBackend(folder, { port: backend.port });
  expect((await posted).status()).toBe(404);
  await seen(page, 'The connection to Acme was closed');
});

test('20: over a slow network it arrives, too', async () => {
  const page = await open(await newContext());
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  const result = backend.ask(request);
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
});

const flow = {
  mode: 'url',
  message: 'Pay for the table.',
  url: 'https://pay.example.com/table',
  elicitationId: 'flow-1',
};

/** A browser in which that address is not on the network, and a button that opens it. */
async function openFlow(): Promise<{ context: BrowserContext; page: Page; button: Locator }> {
  const context = await newContext();
  await context.route('https://pay.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  );
  const page = await open(context);
  return { context, page, button: page.getByRole('button', { name: 'Open example.com' }) };
}

test('32: the address was opened and the command was lost: it arrives later', async () => {
  const { context, page, button } = await openFlow();
  const result = backend.ask(flow);
  await button.waitFor();
  await backend.told('presented ann');
  let lost = 0;
  await page.route('**/api/elicitations', (route) =>
    route.request().method() === 'POST' && lost++ < 2 ? route.abort() : route.continue(),
  );
  const opened = context.waitForEvent('page');
  await button.click();
  expect(await (await opened).title()).toBe('Pay');
  expect(await result).toEqual({ action: 'accept' });
  expect(lost).toBeGreaterThan(2);
  await seen(page, 'Finish in the other tab');
  expect(backend.events.filter((event) => event.startsWith('settled'))).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('33: the flow at an address is completed while no page is open', async () => {
  const { context, page, button } = await openFlow();
  const result = backend.ask(flow);
  await button.click();
  expect(await result).toEqual({ action: 'accept' });
  await Promise.all(context.pages().map((one) => one.close()));
  await backend.complete('flow-1');
  expect(page.isClosed()).toBe(true);
  await seen(await open(context), 'Acme confirmed it is finished');
});

/** Answers through a proxy, and returns how often that cut. */
async function answerThrough(holdMs: number, limitMs: number, cutsFirst: number): Promise<number> {
  const { port } = backend;
  await backend.kill();
  backend = await startBackend(folder, { port, holdMs });
  const proxy = await startProxy(backend.url, limitMs);
  try {
    const page = await (await newContext()).newPage();
    await page.goto(proxy.url);
    await page.waitForFunction(() => window.queue.connection() === 'live');
    await expect.poll(proxy.cuts).toBeGreaterThanOrEqual(cutsFirst);
    const result = backend.ask(request);
    await nameBox(page).fill('Ann');
    await send(page).click();
    expect(await result).toEqual(answered);
    return proxy.cuts();
  } finally {
    await proxy.close();
  }
}

test('21: through a proxy that buffers, and a balancer that waits longer than the backend holds', async () => {
  expect(await answerThrough(1000, 20_000, 0)).toBe(0);
});

test('21: a balancer that waits shorter costs time, and no answer', async () => {
  expect(await answerThrough(25_000, 500, 1)).toBeGreaterThan(0);
});

test('24: after sign-out the page and its storage are empty', async () => {
  const context = await newContext();
  const page = await open(context);
  void backend.ask(request);
  await nameBox(page).fill('An');
  await signIn(context, '');
  await page.evaluate(() => window.queue.refresh());
  await page.waitForFunction(() => window.queue.connection() === 'signed-out');
  await expect.poll(() => nameBox(page).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
});

test('25, 28: another person in the same tab sees nothing of it', async () => {
  const context = await newContext();
  const page = await open(context);
  const result = backend.ask(request);
  await nameBox(page).fill('An');
  await signIn(context, 'bob');
  await page.evaluate(() => window.queue.refresh());
  await expect.poll(() => nameBox(page).count()).toBe(0);
  expect(await page.evaluate(() => window.queue.getSnapshot())).toEqual([]);
  await signIn(context, 'ann');
  await page.evaluate(() => window.queue.refresh());
  await nameBox(page).waitFor();
  expect(await nameBox(page).inputValue()).toBe('');
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
});

test('26: a page of a foreign origin gets nothing, one of an allowed origin answers', async () => {
  const context = await newContext();
  const other = await startBackend(folder);
  try {
    const page = await context.newPage();
    const refused = page.waitForEvent('requestfailed');
    await page.goto(`${other.url}/?backend=${backend.url}`);
    await refused; // without CORS headers the page may not even read the 403
    await page.waitForFunction(() => window.queue.connection() === 'offline');
    const { port } = backend;
    await backend.kill();
    backend = await startBackend(folder, { port, origins: [other.url] });
    const result = backend.ask(request);
    await nameBox(page).fill('Ann');
    await send(page).click();
    expect(await result).toEqual(answered);
  } finally {
    await other.kill();
  }
});

test('29: a frozen tab shows what came when it is awake again', async () => {
  const page = await open(await newContext());
  await page.waitForFunction(() => window.queue.connection() === 'live');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  const result = backend.ask(request);
  await backend.told('asked ann');
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
});

test('29: a hidden tab lets go of what is held, and asks when it comes to the front', async () => {
  const page = await open(await newContext());
  await page.waitForFunction(() => window.queue.connection() === 'live');
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  const released = page.waitForEvent('requestfailed');
  await show('hidden');
  await released;
  const result = backend.ask(request);
  await backend.told('asked ann');
  expect(await page.evaluate(() => window.queue.getSnapshot())).toEqual([]);
  await show('visible');
  await nameBox(page).fill('Ann');
  await send(page).click();
  expect(await result).toEqual(answered);
});
