import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeQuietly, openBrowser, openPage, type WatchedPage } from './live/browser.js';
import {
  call,
  connected,
  forgiveRefusals,
  lastResult,
  openLive,
  received,
} from './live/livePage.js';
import { atKeyboard, type Person } from './live/person.js';
import { startEverything, startStorybook, type Running } from './live/servers.js';

let storybook: Running;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let person: Person;

beforeAll(async () => {
  [storybook, browser] = await Promise.all([startStorybook(), openBrowser()]);
  // The first visit to a cold cache may load the page twice.
  const { page: first } = await openPage(browser);
  await openLive(first, storybook.url);
  await first.context().close();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await storybook.stop();
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
  person = atKeyboard(page);
});
afterEach(() => closeQuietly(watched));

const send = () => page.getByRole('button', { name: 'Send to Olive & Thyme' });
const decline = () => page.getByRole('button', { name: 'Decline', exact: true });
const cancel = () => page.getByRole('button', { name: 'Cancel', exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

async function chooseProtocol(name: string): Promise<void> {
  await person.type(page.getByRole('combobox', { name: 'Protocol' }), name);
  await person.press(page.getByRole('button', { name: 'Connect', exact: true }), 'Enter');
  await page.getByText('protocol 2025-11-25').waitFor();
}

describe.each(['2026-07-28', '2025-11-25'])('our server, protocol %s', (protocol) => {
  beforeEach(async () => {
    await openLive(page, storybook.url);
    await page.getByText('protocol 2026-07-28').waitFor();
    if (protocol === '2025-11-25') await chooseProtocol(protocol);
  });

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
    await person.type(field('Date (required)'), '24122026');
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
          date: '2026-12-24',
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
    await person.press(page.getByRole('radio', { name: 'Trieste' }), 'Space');
    await person.choose(send());
    await person.type(page.getByLabel('Departure'), '01022027');
    await person.choose(send());
    expect(await received(page)).toEqual({
      where: { action: 'accept', content: { city: 'Trieste', travellers: 1 } },
      when: { action: 'accept', content: { departure: '2027-02-01', flexible: true } },
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

test('in a built Storybook the server runs in the page', async () => {
  await openLive(page, storybook.url, 'live--in-page');
  await call(page, person, 'delete_project');
  await person.choose(page.getByRole('button', { name: 'Confirm' }));
  expect(await received(page)).toEqual({ confirmation: { action: 'accept', content: {} } });
});

describe('a server that we did not write', () => {
  let everything: Running;
  beforeAll(async () => {
    everything = await startEverything();
  });
  afterAll(() => everything.stop());

  beforeEach(async () => {
    await openLive(page, storybook.url);
    const address = page.getByRole('textbox', { name: 'Server' });
    await person.press(address, 'Control+A');
    await person.type(address, everything.url);
    await page.keyboard.press('Enter');
    await connected(page, 'Everything Reference Server');
    forgiveRefusals(watched);
  });

  const name = 'Everything Reference Server';
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

async function giveArguments(tool: string): Promise<void> {
  if (tool !== 'trigger-url-elicitation') return;
  const card = page.getByRole('article', { name: 'Trigger URL Elicitation Tool' });
  const box = card.getByRole('textbox');
  if (!(await box.isVisible()))
    await person.press(card.getByText('Arguments', { exact: true }), 'Enter');
  await person.press(box, 'Control+A');
  await person.type(box, '{"url": "https://example.com/connect"}');
}
