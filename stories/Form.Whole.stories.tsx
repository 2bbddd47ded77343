import type { Meta } from '@storybook/react-vite';
import { scenarios } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';

const meta = {
  ...asking,
  title: 'Form/Whole requests',
  tags: ['autodocs'],
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Every kind of question in one form. */
export const BookATable: AskStory = { args: { request: scenarios.bookTable } };

/** Long text, choices, and a list to tick. */
export const FileABugReport: AskStory = { args: { request: scenarios.fileBugReport } };

/** A question without fields is a confirmation. */
export const DeleteAProject: AskStory = { args: { request: scenarios.deleteProject } };

/** A short one. */
export const PlanATrip: AskStory = { args: { request: scenarios.planTripWhere } };

/** Everything that is wrong is listed, leads to its question, and is said there once more. */
export const Refused: AskStory = {
  ...sent,
  args: { ...sent.args, request: scenarios.bookTable },
};
