import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectQuiet, openPage, type WatchedPage } from './browser.js';
import { call, openLive } from './livePage.js';
import { armed, atKeyboard } from './person.js';
import { browser, patience, storybook } from './stage.js';

const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary' });
const colour = (page: Page) => page.getByRole('textbox', { name: 'Colour' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const events = (page: Page) => page.getByRole('list', { name: 'What happened on the backend' });

async function open(like?: WatchedPage, story = 'live--on-server'): Promise<WatchedPage> {
  const watched = await openPage(browser);
  const cookies = await like?.page.context().cookies();
  if (cookies) await watched.page.context().addCookies(cookies);
  await openLive(watched, storybook.url, story);
  return watched;
}

/** The MCP client is in the process of `npm start`: what it asks outlives a page, but not that backend. */
export function onServer(): void {
  describe('on the server', () => {
    test(
      'a request outlives a reload, is answered in a second window, and ends with its backend',
      async () => {
        const first = await open();
        const [second, stranger] = [await open(first), await open()];
        const { page } = first;
        const person = atKeyboard(page);

        await call(page, person, 'delete_project');
        await button(page, 'Confirm').waitFor();
        await armed(button(second.page, 'Confirm')).waitFor();
        expect(await button(stranger.page, 'Confirm').count()).toBe(0);
        await atKeyboard(second.page).choose(button(second.page, 'Confirm'));
        await page
          .getByText(/was answered in another window/)
          .first()
          .waitFor();
        await events(page).getByText('delete_project returned').waitFor();

        await call(page, person, 'file_bug_report');
        await person.type(summary(page), 'It stops');
        first.hot = true;
        await page.reload({ waitUntil: 'commit' });
        await summary(page).waitFor();
        first.hot = false;
        expect(await summary(page).inputValue()).toBe('It stops');

        await person.press(button(page, 'Restart the backend'), 'Enter');
        await page.getByText('The connection to Olive & Thyme was closed').first().waitFor();
        await button(page, 'Copy what I typed').waitFor();
        expect(await summary(page).count()).toBe(0);
        await events(page).getByText('The backend was restarted').waitFor();
        await events(page).getByText('Request: settled, disconnected').waitFor();

        // And the next one is asked as if nothing had been. What was typed is still there to be copied.
        await call(page, person, 'delete_project');
        await person.choose(button(page, 'Decline'));
        await events(page).getByText('The project stays: the person declined.').waitFor();
        expect(await button(page, 'Copy what I typed').count()).toBe(1);
        expect(await events(stranger.page).innerText()).not.toContain('delete_project');
        for (const each of [first, second, stranger]) {
          expectQuiet(each);
          await each.page.context().close();
        }
      },
      patience,
    );

    test(
      'a call is parked, answered tomorrow in another window, and begun again where the server has forgotten it',
      async () => {
        const first = await open(undefined, 'live--tomorrow');
        const { page } = first;
        await call(page, atKeyboard(page), 'ask_anything');
        await events(page).getByText('ask_anything is parked').waitFor();
        await colour(page).waitFor();
        await atKeyboard(page).press(button(page, 'Restart the backend'), 'Enter');
        await events(page).getByText('The backend was restarted').waitFor();

        // Tomorrow: another window, and the first one is closed.
        const second = await open(first, 'live--tomorrow');
        expectQuiet(first);
        await page.context().close();
        const tomorrow = second.page;
        const person = atKeyboard(tomorrow);
        await colour(tomorrow).waitFor();
        await person.press(button(tomorrow, 'Let the server forget'), 'Enter');
        await events(tomorrow).getByText('The server has a new key').waitFor();
        await person.type(colour(tomorrow), 'Orange');
        await person.choose(tomorrow.getByRole('button', { name: /^Send/ }));
        await events(tomorrow).getByText('is not known to the server any more').waitFor();

        // It is asked again with what was answered, and goes on when the person sends it again.
        await colour(tomorrow).waitFor();
        expect(await colour(tomorrow).inputValue()).toBe('Orange');
        expect(await events(tomorrow).innerText()).not.toContain('returned');
        await colour(tomorrow).focus(); // what was filled in is looked at first
        await person.choose(tomorrow.getByRole('button', { name: /^Send/ }));
        await events(tomorrow)
          .getByText('ask_anything returned: This is what the server received.')
          .waitFor();
        expect(await events(tomorrow).innerText()).not.toContain('Orange');
        expectQuiet(second);
        await tomorrow.context().close();
      },
      patience,
    );
  });
}
