import type { Meta } from '@storybook/react-vite';
import { urlRequests } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/** What comes after the press. The host's own `openUrl` stands in for a tab here. */
const meta = {
  ...asking,
  title: 'URL consent/After',
  tags: ['autodocs'],
  args: {
    ...asking.args,
    request: urlRequests.plain,
    presentation: 'inline',
    acceptDelayMs: 0,
    openUrl: () => true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open example.com' }));
  },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Opened and accepted; the rest happens elsewhere. It goes on by hand, or by the server's notice. */
export const Waiting: AskStory = {};

/** The person said that they are done, and the server was asked. */
export const Checking: AskStory = {
  args: { onContinue: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open example.com' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m done, continue' }));
  },
};

/** The server says that it is not finished. */
export const NotYet: AskStory = {
  args: { onContinue: async () => 'not-yet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open example.com' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m done, continue' }));
    await canvas.findByText('says it is not finished yet.', { exact: false });
  },
};

/** No tab came: nothing was sent, and the person opens it by hand. */
export const NotOpened: AskStory = { args: { openUrl: () => false } };

/** The person went on. */
export const Over: AskStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open example.com' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m done, continue' }));
  },
};
