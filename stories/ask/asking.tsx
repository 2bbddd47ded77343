import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElicitationPrompt } from '../../src/index.js';
import { requesters } from '../../src/fixtures/index.js';
import { Ask } from './Ask.js';

/** A story that is one request; edit it under Controls. */
export type AskStory = StoryObj<typeof ElicitationPrompt>;

/** What all of them share. */
export const asking = {
  component: ElicitationPrompt,
  render: (args) => <Ask {...args} />,
  args: { requester: requesters.remote, onResult: fn() },
  argTypes: {
    request: { control: 'object' },
    requester: { control: 'object' },
    controls: { control: false },
    mark: { control: false },
  },
} satisfies Partial<Meta<typeof ElicitationPrompt>>;

/** Presses the button that accepts, at once: the delay would swallow a scripted press. */
export const sent = {
  args: { acceptDelayMs: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Send|Confirm)/ }));
  },
} satisfies AskStory;
