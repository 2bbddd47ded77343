import type { Meta } from '@storybook/react-vite';
import layered from 'mcp-elicitation-react/styles.css?inline';
import shadcnPreset from '../src/styles/presets/shadcn.css?inline';
import tailwindPreset from '../src/styles/presets/tailwind.css?inline';
import { scenarios } from '../src/fixtures/index.js';
import { ElicitationPrompt } from '../src/index.js';
import { asking } from './ask/asking.js';
import type { AskStory } from './ask/asking.js';
import { FrameHost } from './hosts/FrameHost.js';
import { shadcn, tailwind } from './theming/palettes.js';
import './hosts/hosts.css';
import './theming/theming.css';

const meta = {
  ...asking,
  title: 'Theming',
  args: { ...asking.args, request: scenarios.planTripWhere },
} satisfies Meta<typeof ElicitationPrompt>;
export default meta;

/** Six tokens on an element around it, or on `:root`. */
export const Brand: AskStory = {
  decorators: [
    (Story) => (
      <div className="brand-violet">
        <Story />
      </div>
    ),
  ],
};

/** No radius, no shadow, no colour. */
export const Square: AskStory = {
  decorators: [
    (Story) => (
      <div className="brand-square">
        <Story />
      </div>
    ),
  ],
};

/** Dark where the page has no colour scheme that could be followed. */
export const ForcedDark: AskStory = { args: { colorScheme: 'dark' } };

/** Light on a dark page. */
export const ForcedLight: AskStory = { args: { colorScheme: 'light' } };

/** The shadcn/ui preset, in a page with that theme. The toolbar's dark sets the theme's class. */
export const Shadcn: AskStory = {
  decorators: [
    (Story, { globals }) => {
      const theme = globals['scheme'] === 'dark' ? 'dark' : '';
      return (
        <FrameHost
          key={theme}
          title="A page with shadcn/ui"
          sheet={shadcn + layered + shadcnPreset}
          theme={theme}
        >
          <Story />
        </FrameHost>
      );
    },
  ],
};

/** The Tailwind preset, in a page with that palette. */
export const Tailwind: AskStory = {
  decorators: [
    (Story) => (
      <FrameHost title="A page with Tailwind" sheet={tailwind + layered + tailwindPreset}>
        <Story />
      </FrameHost>
    ),
  ],
};
