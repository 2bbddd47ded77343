import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectQuiet, openBrowser, openPage, type WatchedPage } from './live/browser.js';
import {
  call,
  connect,
  connected,
  forgiveRefusals,
  lastResult,
  openLive,
  received,
} from './live/livePage.js';
import { atKeyboard, type Person } from './live/person.js';
import { startEverything, startStorybook, type Running } from './live/servers.js';

/** Storybook compiles what it serves when it is asked for it. */
const patience = 180_000;

let storybook: Running;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let person: Person;

beforeAll(async () => {
  [storybook, browser] = await Promise.all([startStorybook(), openBrowser()]);
  watched = await openPage(browser);
  page = watched.page;
  person = atKeyboard(page);
  await openLive(watched, storybook.url);
}, patience);
afterAll(async () => {
  await browser.close();
  await storybook.stop();
});
afterEach(() => expectQuiet(watched));

const send = () => page.getByRole('button', { name: 'Send to Olive & Thyme' });
const decline = () => page.getByRole('button', { name: 'Decline', exact: true });
const cancel = () => page.getByRole('button', { name: 'Cancel', exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

describe.each([
  ['2026-07-28', 'Newest that it speaks'],
  ['2025-11-25', '2025-11-25'],
])('our server, protocol %s', (protocol, choice) => {
  beforeEach(async () => {
    await connect(page, person, { url: `${storybook.url}/mcp`, protocol: choice });
    await connected(page, 'Olive & Thyme', protocol);
  }, patience);

  test.each([
    ['book_table', 'booking'],
    ['file_bug_report', 'report'],
    ['delete_project', 'confirmation'],
    ['connect_account', 'page'],
    ['limited_offer', 'offer'],
    ['ask_anything', 'question'],
  ])('%s can be declined and cancelled', async (tool, key) => {
    await call(page, person, tool);
    await person.choose(decline());
    expect(await received(page)).toEqual({ [key]: { action: 'decline' } });
    await call(page, person, tool);
    await person.choose(cancel());
    expect(await received(page)).toEqual({ [key]: { action: 'cancel' } });
  });

  test('book_table receives what was typed, and nothing else', async () => {
    await call(page, person, 'book_table');
    await person.type(field('Name'), 'Ada King');
    await person.type(field('Email'), 'ada@example.com');
    await person.type(field('Date (required)'), '12122026');
    await person.type(page.getByRole('radio', { name: 'By the window' }), ' ');
    await page.keyboard.press('ArrowDown');
    await person.press(page.getByRole('checkbox', { name: 'Vegan' }), 'Space');
    await person.type(field('Budget per person'), '49.50');
    await person.choose(send());
    expect(await received(page)).toEqual({
      booking: {
        action: 'accept',
        content: {
          name: 'Ada King',
          email: 'ada@example.com',
          date: '2026-12-12',
          guests: 2,
          area: 'terrace',
          diet: ['vegan'],
          newsletter: false,
          budget: 49.5,
        },
      },
    });
  });

  test('file_bug_report receives several lines and several choices', async () => {
    await call(page, person, 'file_bug_report');
    await person.type(field('Summary'), 'It stops');
    await person.type(field('What happened?'), 'I opened it.\nIt stopped.');
    await person.press(page.getByRole('radio', { name: 'I cannot work' }), 'Space');
    await person.press(page.getByRole('checkbox', { name: 'Linux' }), 'Space');
    await person.press(page.getByRole('checkbox', { name: 'iOS' }), 'Space');
    await person.press(page.getByRole('radio', { name: 'Yes' }), 'Space');
    await page.keyboard.press('Control+Enter');
    expect(await received(page)).toEqual({
      report: {
        action: 'accept',
        content: {
          summary: 'It stops',
          description: 'I opened it.\nIt stopped.',
          severity: 'blocker',
          platforms: ['Linux', 'iOS'],
          reproducible: true,
        },
      },
    });
  });

  test('delete_project receives an empty answer', async () => {
    await call(page, person, 'delete_project');
    await person.choose(page.getByRole('button', { name: 'Confirm' }));
    expect(await received(page)).toEqual({ confirmation: { action: 'accept', content: {} } });
  });

  test('plan_trip asks one question after the other', async () => {
    await call(page, person, 'plan_trip');
    await person.press(page.getByRole('radio', { name: 'Lisbon' }), 'ArrowDown');
    await person.choose(send());
    await person.type(page.getByLabel('Departure'), '02022027');
    await person.choose(send());
    expect(await received(page)).toEqual({
      where: { action: 'accept', content: { city: 'Trieste', travellers: 1 } },
      when: { action: 'accept', content: { departure: '2027-02-02', flexible: true } },
    });
  });

  test('connect_account goes on when the page is finished', async () => {
    await call(page, person, 'connect_account');
    const popup = page.context().waitForEvent('page');
    await person.choose(page.getByRole('button', { name: /^Open localhost/ }));
    const account = await popup;
    await atKeyboard(account).press(account.getByRole('button', { name: 'Allow' }), 'Enter');
    await account.getByText('Connected. You can close this tab.').waitFor();
    await account.close();
    if (protocol === '2026-07-28') {
      await person.choose(page.getByRole('button', { name: 'I’m done, continue' }));
    }
    expect(await received(page)).toEqual({ page: { action: 'accept' } });
  });
});

describe('a server that we did not write', () => {
  const name = 'Everything Reference Server';
  let everything: Running;
  beforeAll(async () => {
    everything = await startEverything();
  });
  afterAll(async () => {
    await person.press(page.getByRole('button', { name: 'Disconnect' }), 'Enter');
    await everything.stop();
  }, patience);

  beforeEach(async () => {
    await connect(page, person, { url: everything.url, protocol: 'Newest that it speaks' });
    await connected(page, name, '2025-11-25');
    forgiveRefusals(watched);
  }, patience);

  const sendToEverything = () => page.getByRole('button', { name: `Send to ${name}` });

  test('receives a form with every kind of field', async () => {
    await call(page, person, 'trigger-elicitation-request');
    await person.type(field('String').first(), 'Ada King');
    await person.choose(sendToEverything());
    const text = await lastResult(page);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
      action: 'accept',
      content: {
        name: 'Ada King',
        firstLine: 'It was a dark and stormy night.',
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: 'Monica',
        untitledMultipleSelectEnum: ['Guitar'],
        titledSingleSelectEnum: 'hero-1',
        titledMultipleSelectEnum: ['fish-1'],
        legacyTitledEnum: 'pet-1',
      },
    });
  });

  test.each(['trigger-elicitation-request', 'trigger-url-elicitation'])(
    '%s can be declined and cancelled',
    async (tool) => {
      for (const [button, action] of [
        [decline(), 'decline'],
        [cancel(), 'cancel'],
      ] as const) {
        await giveArguments(tool);
        await call(page, person, tool);
        await person.choose(button);
        expect(await lastResult(page)).toContain(`"action": "${action}"`);
      }
    },
  );

  test('opens the page that it names', async () => {
    await giveArguments('trigger-url-elicitation');
    await call(page, person, 'trigger-url-elicitation');
    const popup = page.context().waitForEvent('page');
    await person.choose(page.getByRole('button', { name: /^Open example\.com/ }));
    expect((await popup).url()).toBe('https://example.com/connect');
    watched.hosts.delete('example.com');
    expect(await lastResult(page)).toContain('"action": "accept"');
  });
});

test(
  'in a built Storybook the server runs in the page',
  async () => {
    await openLive(watched, storybook.url, 'live--in-page');
    await call(page, person, 'delete_project');
    await person.choose(page.getByRole('button', { name: 'Confirm' }));
    expect(await received(page)).toEqual({ confirmation: { action: 'accept', content: {} } });
  },
  patience,
);

test(
  'Storybook itself calls nobody else',
  async () => {
    const { page: visitor, hosts } = await openPage(browser);
    await visitor.goto(`${storybook.url}/?path=/story/live--live`, { waitUntil: 'commit' });
    const story = visitor.frameLocator('#storybook-preview-iframe');
    await story.getByText('Connected to Olive & Thyme').waitFor({ timeout: 90_000 });
    expect([...hosts]).toEqual(['localhost']);
    await visitor.context().close();
  },
  patience,
);

async function giveArguments(tool: string): Promise<void> {
  if (tool !== 'trigger-url-elicitation') return;
  const card = page.getByRole('article', { name: 'Trigger URL Elicitation Tool' });
  const box = card.getByRole('textbox');
  if (!(await box.isVisible()))
    await person.press(card.getByText('Arguments', { exact: true }), 'Enter');
  await person.press(box, 'Control+A');
  await person.type(box, '{"url": "https://example.com/connect"}');
}
