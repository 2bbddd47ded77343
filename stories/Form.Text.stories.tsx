import type { Meta } from '@storybook/react-vite';
import { textFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Text',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A line of text that must be given. */
export const Required: AskStory = { args: { request: textFields.required } };

/** Left open, the answer is not sent at all. */
export const Optional: AskStory = { args: { request: textFields.optional } };

/** Filled in already; sent unchanged if nobody touches it. */
export const WithDefault: AskStory = { args: { request: textFields.requiredWithDefault } };

/** A default that the person removed stays removed. */
export const OptionalWithDefault: AskStory = { args: { request: textFields.optionalWithDefault } };

/** Without a title the name of the property becomes the label. */
export const Untitled: AskStory = { args: { request: textFields.untitled } };

/** Limits are said before anybody can break them. */
export const Limited: AskStory = { args: { request: textFields.limited } };

/** A long answer gets room, and Enter is a new line. */
export const SeveralLines: AskStory = { args: { request: textFields.multiline } };

/** The box grows with its text. */
export const SeveralLinesWithDefault: AskStory = {
  args: { request: textFields.multilineWithDefault },
};

/** A server's pattern is checked in linear time, on Send. */
export const Pattern: AskStory = { args: { request: textFields.pattern } };

/** Sent without an answer. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: textFields.required },
};

/** Sent empty, with a limit beside it. */
export const RefusedTooShort: AskStory = {
  ...sent,
  args: { ...sent.args, request: textFields.limited },
};
