import type { Meta, StoryObj } from '@storybook/react-vite';
import { requesters, scenarios, urlRequests } from '../src/fixtures/index.js';
import type { AskOptions, Elicitation } from '../src/index.js';
import { endsFirst, Queued } from './ask/Queued.js';

const meta = { title: 'Queue', component: Queued, args: { asks: [] } } satisfies Meta<
  typeof Queued
>;
export default meta;

type Story = StoryObj<typeof meta>;

const by = (requester: AskOptions['requester'], index?: number): AskOptions => ({
  requester,
  ...(index !== undefined && { position: { index, of: 3 } }),
});

const three: readonly (readonly [Elicitation, AskOptions])[] = [
  [scenarios.planTripWhere, by(requesters.remote, 1)],
  [scenarios.planTripWhen, by(requesters.remote, 2)],
  [scenarios.deleteProject, by(requesters.remote, 3)],
];

/** One request is open, the others wait in a line each. */
export const Three: Story = { args: { asks: three } };

/** Beside a composer: how many wait, and the way to them. */
export const WithJump: Story = { args: { asks: three, withJump: true } };

/** Several servers at once. A new arrival never moves what is open. */
export const SeveralServers: Story = {
  args: {
    asks: [
      [scenarios.planTripWhere, by(requesters.remote)],
      [scenarios.fileBugReport, by(requesters.local)],
      [scenarios.deleteProject, by(requesters.command)],
    ],
  },
};

/** An address among forms waits for a press before it comes as a modal. */
export const WithAddress: Story = {
  args: {
    asks: [
      [scenarios.planTripWhere, by(requesters.remote)],
      [urlRequests.plain, by(requesters.remote)],
    ],
  },
};

/** A request with a time limit says so, and how to get more. */
export const TimeLimit: Story = {
  args: {
    asks: [
      [
        scenarios.planTripWhen,
        {
          requester: requesters.remote,
          expiresAt: Date.now() + 10 * 60_000,
          onRequestMoreTime: () => {},
        },
      ],
    ],
  },
};

/** Time ran out while the person was writing. */
export const Expired: Story = {
  args: { asks: [[scenarios.planTripWhere, by(requesters.remote)]], after: endsFirst('expired') },
};

/** The server took its request back. */
export const Withdrawn: Story = {
  args: {
    asks: [
      [scenarios.planTripWhere, by(requesters.remote)],
      [scenarios.deleteProject, by(requesters.command)],
    ],
    after: endsFirst('withdrawn'),
  },
};

/** The connection broke. */
export const Disconnected: Story = {
  args: {
    asks: [[scenarios.planTripWhere, by(requesters.remote)]],
    after: endsFirst('disconnected'),
  },
};
