import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import { MessagesProvider } from '../src/index.js';
import 'mcp-elicitation-react/styles.css';
import { applyToPage, globalTypes, initialGlobals } from './globals.js';
import { languages } from './languages.js';
import './preview.css';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [
    function InToolbarSettings(Story, { globals }) {
      useLayoutEffect(() => applyToPage(globals), [globals]);
      const messages = languages.get(String(globals['language']));
      return (
        <MessagesProvider {...(messages && { messages })}>
          <div style={{ maxInlineSize: String(globals['width']) }}>
            <Story />
          </div>
        </MessagesProvider>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Live',
          'Start here',
          [
            'Introduction',
            'Quick start',
            'Concepts',
            'Backend',
            'Answered tomorrow',
            'Operations',
            'The wire',
            'Recipes',
            ['In a page', 'Electron', 'VS Code webview', 'Next.js'],
            'What the kit understood',
            'For your tests',
            'Migrating from a dialog of your own',
            'Compared with',
          ],
          'Form',
          [
            'Whole requests',
            'Text',
            'Formats',
            'Numbers',
            'Yes or no',
            'One of several',
            'Several of many',
            'Your own form',
          ],
          'URL consent',
          ['Opens', 'Warned', 'Imitates', 'Blocked', 'After'],
          'Queue',
          'Receipts',
          'States',
          'Hosts',
          'Theming',
          ['Your theme', '*', 'Contact sheet', 'Design notes'],
          'Languages',
          'Replacing controls',
          'Protocol',
          ['Support', 'Client rules'],
          'Accessibility',
          'Security',
          'Performance',
          'API',
        ],
      },
    },
  },
};

export default preview;
