import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenRequests, requesters, scenarios } from '../src/fixtures/index.js';
import { Playground } from './playground/Playground.js';

const meta = {
  title: 'Start here/What the kit understood',
  component: Playground,
  args: { request: scenarios.bookTable, requester: requesters.remote },
} satisfies Meta<typeof Playground>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A request of the protocol’s own subset. */
export const Request: Story = {};

/** One that goes beyond it: each reading is a notice with a code and a path, for server authors to assert on. */
export const BeyondTheSubset: Story = { args: { request: brokenRequests.invalidDefaults } };
