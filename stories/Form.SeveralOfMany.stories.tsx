import type { Meta } from '@storybook/react-vite';
import { multiSelectFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Several of many',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** The values are the labels. */
export const Untitled: AskStory = { args: { request: multiSelectFields.untitledRequired } };

/** `anyOf` with titles; nothing ticked is no answer. */
export const Optional: AskStory = { args: { request: multiSelectFields.titledOptional } };

/** Some are ticked already. */
export const WithDefault: AskStory = { args: { request: multiSelectFields.withDefault } };

/** Going over the limit is allowed, and then said. */
export const Limited: AskStory = { args: { request: multiSelectFields.limited } };

/** A fixed number. */
export const Exactly: AskStory = { args: { request: multiSelectFields.exactly } };

/** None, or at least so many. */
export const OptionalWithMinimum: AskStory = {
  args: { request: multiSelectFields.optionalWithMinimum },
};

/** A longer list scrolls in its own box and can be searched. */
export const TwelveOptions: AskStory = { args: { request: multiSelectFields.twelveOptions } };

/** Ticked ones always stay in sight. */
export const ThirtyOptions: AskStory = { args: { request: multiSelectFields.thirtyOptions } };

/** The first hundred matches are drawn. */
export const FiveThousandOptions: AskStory = {
  args: { request: multiSelectFields.fiveThousandOptions },
};

/** A single box to tick. */
export const OneOption: AskStory = { args: { request: multiSelectFields.oneOption } };

/** Sent with nothing ticked. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: multiSelectFields.untitledRequired },
};
