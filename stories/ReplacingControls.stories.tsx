import type { Meta } from '@storybook/react-vite';
import { scenarios } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking, sent } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';
import { Segments } from './controls/Segments.js';
import { Stepper } from './controls/Stepper.js';

/** Your own controls, by kind of question. Label, hint, error, checking and sending stay the kit's. */
const meta = {
  ...asking,
  title: 'Replacing controls',
  args: {
    ...asking.args,
    request: scenarios.planTripWhere,
    controls: { 'single-select': Segments, number: Stepper },
  },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** A choice as segments, a number with two buttons. */
export const SegmentsAndStepper: AskStory = {};

/** Errors lead to them like to ours. */
export const Refused: AskStory = { ...sent };
