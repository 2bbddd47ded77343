import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '../src/fixtures/index.js';
import { OwnForm } from './recipes/OwnForm.js';

/**
 * A form that an app draws itself over react-hook-form, with `formDefaults` and `elicitationResolver`. The kit reads the
 * schema and checks the answers; every control, label and style is the app's.
 */
const meta = {
  title: 'Form/Your own form',
  component: OwnForm,
  args: { requestedSchema: scenarios.fileBugReport.requestedSchema, onResult: () => {} },
} satisfies Meta<typeof OwnForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The browser's own boxes. */
export const Plain: Story = {};
