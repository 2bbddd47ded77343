import type { Meta } from '@storybook/react-vite';
import { urlDangers } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/** Addresses that look like another one. One deliberate step more: “I checked the address”, never ticked beforehand. */
const meta = {
  ...asking,
  title: 'URL consent/Imitates',
  tags: ['autodocs'],
  args: { ...asking.args, presentation: 'inline' },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** One Cyrillic letter among Latin ones. Reason `mixed_script`. */
export const MixedScript: AskStory = { args: { request: urlDangers.mixed_script } };

/** All Cyrillic, and every letter looks Latin. Reason `whole_script_confusable`. */
export const WholeScript: AskStory = { args: { request: urlDangers.whole_script_confusable } };

/** A zero for an o. Reason `lookalike`. */
export const Lookalike: AskStory = { args: { request: urlDangers.lookalike } };

/** A known name within the name of another site. Reason `embedded_domain`. */
export const EmbeddedDomain: AskStory = { args: { request: urlDangers.embedded_domain } };

/** Code for the site to run. Reason `script_in_param`. */
export const ScriptInParameter: AskStory = { args: { request: urlDangers.script_in_param } };

/** Ticked: now it can be opened. */
export const Checked: AskStory = {
  args: { request: urlDangers.lookalike, acceptDelayMs: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I checked the address' }));
  },
};

/** As a modal. */
export const Dialog: AskStory = {
  args: { request: urlDangers.mixed_script, presentation: 'dialog' },
};
