import type { Meta } from '@storybook/react-vite';
import { numberFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Numbers',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A text box: `type=number` rounds, drops and scrolls. */
export const WholeNumber: AskStory = { args: { request: numberFields.integerRequired } };

/** Left open, the answer is not sent. */
export const OptionalWholeNumber: AskStory = { args: { request: numberFields.integerOptional } };

/** The limits are said beforehand. */
export const Range: AskStory = { args: { request: numberFields.integerRange } };

/** Zero is an answer, and a default. */
export const Zero: AskStory = { args: { request: numberFields.integerZero } };

/** Takes a point or the locale's own mark. */
export const Decimal: AskStory = { args: { request: numberFields.decimalRequired } };

/** With the server's suggestion. */
export const DecimalWithDefault: AskStory = { args: { request: numberFields.decimalWithDefault } };

/** One limit. */
export const MinimumOnly: AskStory = { args: { request: numberFields.minimumOnly } };

/** Keywords beyond the protocol's subset are honoured. */
export const ExclusiveAndMultiple: AskStory = {
  args: { request: numberFields.exclusiveAndMultiple },
};

/** Sent without a number. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: numberFields.integerRequired },
};
