import { beforeEach, describe, expect, test } from 'vitest';
import { call, connect, connected, received } from './livePage.js';
import { armed, atKeyboard } from './person.js';
import {
  button,
  chooseToOpen,
  field,
  giveArguments,
  openByHand,
  page,
  patience,
  person,
  storybook,
} from './stage.js';

/** Every tool of the server that comes with Storybook is answered, declined and left. */
export function ourServer(): void {
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
      await openByHand(button('Decline'));
      await person.choose(button('Decline'));
      expect(await received(page)).toEqual({ [key]: { action: 'decline' } });
      await call(page, person, tool);
      await openByHand(button('Cancel'));
      await person.choose(button('Cancel'));
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
      await person.choose(button('Send to Olive & Thyme'));
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
      await armed(button('Send to Olive & Thyme')).waitFor();
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
      await person.choose(button('Confirm'));
      expect(await received(page)).toEqual({ confirmation: { action: 'accept', content: {} } });
    });

    test('plan_trip asks one question after the other', async () => {
      await call(page, person, 'plan_trip');
      await person.press(page.getByRole('radio', { name: 'Lisbon' }), 'ArrowDown');
      await person.choose(button('Send to Olive & Thyme'));
      await person.type(page.getByLabel('Departure'), '02022027');
      await person.choose(button('Send to Olive & Thyme'));
      expect(await received(page)).toEqual({
        where: { action: 'accept', content: { city: 'Trieste', travellers: 1 } },
        when: { action: 'accept', content: { departure: '2027-02-02', flexible: true } },
      });
    });

    test('plan_trip takes no to one question and silence to the other', async () => {
      await call(page, person, 'plan_trip');
      await person.choose(button('Decline'));
      await page.getByLabel('Departure').waitFor();
      await person.choose(button('Cancel'));
      expect(await received(page)).toEqual({
        where: { action: 'decline' },
        when: { action: 'cancel' },
      });
    });

    test('limited_offer is taken', async () => {
      await call(page, person, 'limited_offer');
      await person.press(page.getByRole('radio', { name: 'Upper' }), 'Space');
      await person.choose(button('Send to Olive & Thyme'));
      expect(await received(page)).toEqual({
        offer: { action: 'accept', content: { berth: 'Upper' } },
      });
    });

    test('ask_anything asks what it was given', async () => {
      await giveArguments('Ask anything', {
        message: 'How many?',
        requestedSchema: {
          type: 'object',
          properties: { n: { type: 'integer', title: 'Number' } },
        },
      });
      await call(page, person, 'ask_anything');
      await person.type(field('Number'), '42');
      await button('Send to Olive & Thyme')
        .and(page.locator(':not([aria-disabled="true"])'))
        .waitFor();
      await page.keyboard.press('Enter'); // sends a form of one question
      expect(await received(page)).toEqual({ question: { action: 'accept', content: { n: 42 } } });
    });

    test('connect_account goes on when the page is finished', async () => {
      await call(page, person, 'connect_account');
      const account = await chooseToOpen(/^Open localhost/);
      await atKeyboard(account).press(account.getByRole('button', { name: 'Allow' }), 'Enter');
      await account.getByText('Connected. You can close this tab.').waitFor();
      await account.close();
      if (protocol === '2026-07-28') {
        await person.choose(button('I’m done, continue'));
      }
      expect(await received(page)).toEqual({ page: { action: 'accept' } });
    });
  });

  test('a question that nobody answered in time says so', async () => {
    await connect(page, person, { url: `${storybook.url}/mcp`, protocol: '2025-11-25' });
    await connected(page, 'Olive & Thyme', '2025-11-25');
    await giveArguments('Take a limited offer', { seconds: 10 });
    await call(page, person, 'limited_offer');
    await button('Send to Olive & Thyme').waitFor();
    await page.getByRole('heading', { name: 'Olive & Thyme’s request expired' }).waitFor();
    await button('Send to Olive & Thyme').waitFor({ state: 'detached' });
    expect(await received(page)).toEqual({});
  });
}
