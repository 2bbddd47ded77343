import type { Meta } from '@storybook/react-vite';
import { booleanFields } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Yes or no',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Without a default nothing is chosen: unanswered is not no. */
export const Required: AskStory = { args: { request: booleanFields.required } };

/** Neither yes nor no can be the answer, so a choice can be taken back. */
export const Optional: AskStory = { args: { request: booleanFields.optional } };

/** With a default it is one checkbox. */
export const DefaultTrue: AskStory = { args: { request: booleanFields.defaultTrue } };

/** No is a valid answer to a required question. */
export const DefaultFalse: AskStory = { args: { request: booleanFields.defaultFalse } };

/** A schema that takes only yes. */
export const MustBeTrue: AskStory = { args: { request: booleanFields.mustBeTrue } };

/** Sent without an answer. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: booleanFields.required },
};

/** Sent without the tick. */
export const RefusedMustBeTrue: AskStory = {
  ...sent,
  args: { ...sent.args, request: booleanFields.mustBeTrue },
};
