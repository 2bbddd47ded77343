import type { Meta } from '@storybook/react-vite';
import { scenarios, serverLanguages, urlRequests } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

/** The client's words are in the language of the toolbar; the server's are in whatever it writes. */
const meta = { ...asking, title: 'Languages' } satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** The server writes Chinese. */
export const ChineseServer: AskStory = {
  args: { request: serverLanguages.chinese, serverLang: 'zh' },
};

/** The server writes Arabic: its words turn around, the client's stay. */
export const ArabicServer: AskStory = {
  args: { request: serverLanguages.arabic, serverLang: 'ar' },
};

/** The server mixes. */
export const MixedServer: AskStory = { args: { request: serverLanguages.mixed } };

/** The page runs from right to left. */
export const RightToLeft: AskStory = {
  args: { request: scenarios.fileBugReport, messages: { dir: 'rtl' } },
};

/** An address runs from left to right all the same, and starts at the page's edge. */
export const RightToLeftAddress: AskStory = {
  args: {
    request: urlRequests.oauth,
    presentation: 'inline',
    messages: { dir: 'rtl' },
  },
};
