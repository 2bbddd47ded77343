import type { Meta, StoryObj } from '@storybook/react-vite';
import { Live as LiveClient } from './client/Live.js';
import { LiveOnServer } from './client/LiveOnServer.js';

const meta = {
  title: 'Live',
  component: LiveClient,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Connected to Olive & Thyme/, {}, { timeout: 20_000 });
  },
} satisfies Meta<typeof LiveClient>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A web MCP client that talks to a real server: the one at `/mcp` of this Storybook, or any other. */
export const Live: Story = {};

/** The same tools without a network: the server's code runs in this page, as it does in a built Storybook. */
export const InPage: Story = { args: { inPage: true } };

/** The MCP client runs in the process that `npm start` started: a request outlives this page. */
export const OnServer: Story = { name: 'On the server', render: () => <LiveOnServer /> };

/** A call is parked as JSON: it is answered after a restart of the backend, also when the server has forgotten it. */
export const Tomorrow: Story = {
  name: 'Answer tomorrow',
  render: () => <LiveOnServer answered="tomorrow" />,
};
