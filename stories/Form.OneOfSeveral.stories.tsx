import type { Meta } from '@storybook/react-vite';
import { singleSelectFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/One of several',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** The values are the labels; none is chosen beforehand. */
export const Untitled: AskStory = { args: { request: singleSelectFields.untitledRequired } };

/** `oneOf` with titles. */
export const Titled: AskStory = { args: { request: singleSelectFields.titledRequired } };

/** A choice can be taken back. */
export const Optional: AskStory = { args: { request: singleSelectFields.titledOptional } };

/** One is chosen already. */
export const WithDefault: AskStory = { args: { request: singleSelectFields.withDefault } };

/** `enumNames`, which every revision still has. */
export const LegacyNames: AskStory = { args: { request: singleSelectFields.legacyNames } };

/** A single option is still a choice. */
export const OneOption: AskStory = { args: { request: singleSelectFields.oneOption } };

/** Few options: all in sight. */
export const FiveOptions: AskStory = { args: { request: singleSelectFields.fiveOptions } };

/** More: the browser's own list. */
export const TwelveOptions: AskStory = { args: { request: singleSelectFields.twelveOptions } };

/** With one chosen, and the way back to no answer. */
export const TwelveOptionsWithDefault: AskStory = {
  args: { request: singleSelectFields.twelveOptionsWithDefault },
};

/** Many: a box to search in. */
export const ThirtyOptions: AskStory = { args: { request: singleSelectFields.thirtyOptions } };

/** The first hundred matches are drawn, and the rest is counted. */
export const FiveThousandOptions: AskStory = {
  args: { request: singleSelectFields.fiveThousandOptions },
};

/** Long labels wrap. */
export const LongLabels: AskStory = { args: { request: singleSelectFields.longLabels } };

/** Values keep their type. */
export const WholeNumberValues: AskStory = { args: { request: singleSelectFields.integerValues } };

/** Options with equal labels stay apart. */
export const Duplicates: AskStory = { args: { request: singleSelectFields.duplicates } };

/** Sent without a choice. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: singleSelectFields.titledRequired },
};

/** Sent without a choice from the list. */
export const RefusedList: AskStory = {
  ...sent,
  args: { ...sent.args, request: singleSelectFields.twelveOptions },
};
