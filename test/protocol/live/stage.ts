import type { Browser, Locator, Page } from 'playwright';
import { openBrowser, openPage, type WatchedPage } from './browser.js';
import { openLive } from './livePage.js';
import { atKeyboard, type Person } from './person.js';
import { startStorybook, type Running } from './servers.js';

// One Storybook, one page and one person for all tests: the next one goes on where the last one has left.

/** Storybook compiles what it serves when it is asked for it. */
export const patience = 180_000;

export let storybook: Running;
export let browser: Browser;
export let watched: WatchedPage;
export let page: Page;
export let person: Person;

export async function openStage(): Promise<void> {
  [storybook, browser] = await Promise.all([startStorybook(), openBrowser()]);
  watched = await openPage(browser);
  page = watched.page;
  person = atKeyboard(page);
  await openLive(watched, storybook.url);
}

export async function closeStage(): Promise<void> {
  await browser.close();
  await storybook.stop();
}

export function button(name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function field(name: string): Locator {
  return page.getByRole('textbox', { name });
}

/** After a decline or a cancel, this server's next dialog is a line for a while, which is opened by hand. */
export async function openByHand(wanted: Locator): Promise<void> {
  const line = page.getByRole('button', { name: /^Answer / });
  await wanted.or(line).first().waitFor();
  if (!(await wanted.isVisible())) await person.press(line, 'Enter');
}

/** Presses a button that opens a page of its own. */
export async function chooseToOpen(name: RegExp): Promise<Page> {
  await openByHand(button(name));
  const opened = page.context().waitForEvent('page');
  await person.choose(button(name));
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

/** Replaces the arguments of a tool. */
export async function giveArguments(tool: string, args: object): Promise<void> {
  const card = page.getByRole('article', { name: tool });
  const box = card.getByRole('textbox');
  if (!(await box.isVisible())) {
    await person.press(card.getByText('Arguments', { exact: true }), 'Enter');
  }
  await person.retype(box, JSON.stringify(args));
}
