import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactSheet } from './hosts/ContactSheet.js';

const meta = {
  title: 'Theming/Contact sheet',
  component: ContactSheet,
  // The same requests four times over: each of them is checked in its own story.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<typeof ContactSheet>;
export default meta;

/** Every kind of surface: light, dark, from right to left, and in 320 pixels. */
export const Sheet: StoryObj<typeof meta> = {};
