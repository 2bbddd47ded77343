import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectQuiet, openPage } from './live/browser.js';
import { everythingServer } from './live/everythingServer.js';
import { call, openLive, received } from './live/livePage.js';
import { onServer } from './live/onServer.js';
import { ourServer } from './live/ourServer.js';
import {
  browser,
  button,
  closeStage,
  openStage,
  page,
  patience,
  person,
  storybook,
  watched,
} from './live/stage.js';

beforeAll(openStage, patience);
afterAll(closeStage);
afterEach(() => expectQuiet(watched));

ourServer();
everythingServer();
onServer();

test(
  'in a built Storybook the server runs in the page',
  async () => {
    await openLive(watched, storybook.url, 'live--in-page');
    await call(page, person, 'delete_project');
    await person.choose(button('Confirm'));
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
