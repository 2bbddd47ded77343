import type { Meta, StoryObj } from '@storybook/react-vite';
import layered from 'mcp-elicitation-react/styles.css?inline';
import unlayered from 'mcp-elicitation-react/styles.unlayered.css?inline';
import { requesters, scenarios, urlDangers } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { FrameHost } from './hosts/FrameHost.js';
import { opinions, star, tailwind3, tailwind4 } from './hosts/resets.js';
import { ShadowHost } from './hosts/ShadowHost.js';
import { Transcript } from './hosts/Transcript.js';
import './hosts/hosts.css';

/** A form and the most dangerous of the consents, where a button that cannot be seen would do harm. */
function Letters() {
  const common = { requester: requesters.remote, onResult: () => {} };
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ElicitationPrompt request={scenarios.fileBugReport} {...common} />
      <ElicitationPrompt request={urlDangers.lookalike} {...common} presentation="inline" />
    </div>
  );
}

const meta = { title: 'Hosts' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page without any style sheet but the kit's. */
export const NoReset: Story = {
  render: () => (
    <ShadowHost sheets={[layered]}>
      <Letters />
    </ShadowHost>
  ),
};

/** `* { margin: 0; padding: 0 }` outside any layer would undo a layered sheet: take the other one. */
export const StarReset: Story = {
  render: () => (
    <ShadowHost sheets={[star, unlayered]}>
      <Letters />
    </ShadowHost>
  ),
};

/** Tailwind 3: its preflight is in no layer. The order of the imports does not matter. */
export const Tailwind3: Story = {
  render: () => (
    <ShadowHost sheets={[unlayered, tailwind3]}>
      <Letters />
    </ShadowHost>
  ),
};

/** Tailwind 4: its preflight is in a layer, and so is the kit's sheet. */
export const Tailwind4: Story = {
  render: () => (
    <ShadowHost sheets={[tailwind4, layered]}>
      <Letters />
    </ShadowHost>
  ),
};

/** A style sheet that dresses plain elements. */
export const Opinions: Story = {
  render: () => (
    <ShadowHost sheets={[opinions, unlayered]}>
      <Letters />
    </ShadowHost>
  ),
};

/** A frame that the host draws into. */
export const Frame: Story = {
  render: () => (
    <FrameHost title="A frame of the host" sheet={layered}>
      <Letters />
    </FrameHost>
  ),
};

/** Among what was said, with a composer that nothing takes the focus from. */
export const ChatTranscript: Story = { render: () => <Transcript /> };

/** 280 pixels: it is the width of the place that counts, not the window's. */
export const SidePanel: Story = {
  render: () => (
    <div className="host-panel">
      <Letters />
    </div>
  ),
};
