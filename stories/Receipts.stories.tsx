import type { Meta, StoryObj } from '@storybook/react-vite';
import { requesters, scenarios, sensitiveRequests, urlRequests } from '../src/fixtures/index.js';
import { ElicitationReceipt } from '../src/index.js';

const meta = {
  title: 'Receipts',
  component: ElicitationReceipt,
  tags: ['autodocs'],
  args: {
    elicitation: scenarios.planTripWhere,
    requester: requesters.remote,
    outcome: 'accept',
    delivery: 'sent',
    at: Date.UTC(2026, 2, 27, 9, 41),
  },
} satisfies Meta<typeof ElicitationReceipt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was sent, in the words of the form. */
export const Sent: Story = { args: { content: { city: 'Trieste', travellers: 2 } } };

/** A long one shows its beginning. */
export const SentLong: Story = {
  args: {
    elicitation: scenarios.bookTable,
    content: {
      name: 'Mona Lisa',
      email: 'mona@example.com',
      date: '2026-03-27',
      guests: 4,
      area: 'terrace',
      diet: ['vegan', 'nut-free'],
      newsletter: false,
    },
  },
};

/** Secrets are not shown again. */
export const SentSecret: Story = {
  args: {
    elicitation: { mode: 'form', requestedSchema: undefined, ...sensitiveRequests.password },
    content: { username: 'mona', password: 'hunter2' },
  },
};

/** An empty form was confirmed. */
export const Confirmed: Story = { args: { elicitation: scenarios.deleteProject, content: {} } };

/** An address was opened. */
export const Opened: Story = { args: { elicitation: urlRequests.plain } };

/** The server said that it is finished. */
export const Completed: Story = { args: { elicitation: urlRequests.plain, outcome: 'completed' } };

/** An explicit no. */
export const Declined: Story = { args: { outcome: 'decline' } };

/** No answer. */
export const Cancelled: Story = { args: { outcome: 'cancel' } };

/** Time ran out; what was typed can be copied. */
export const Expired: Story = { args: { outcome: 'expired', draft: { f0: 1, f1: '2' } } };

/** The server took it back. */
export const Withdrawn: Story = { args: { outcome: 'withdrawn' } };

/** The connection is gone. */
export const Disconnected: Story = { args: { outcome: 'disconnected' } };
