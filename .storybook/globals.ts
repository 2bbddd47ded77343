import type { Preview } from '@storybook/react-vite';
import { forceColors } from './forcedColors.js';
import { languages, nameOf } from './languages.js';

/** The toolbar's choices. */
export const globalTypes: Preview['globalTypes'] = {
  language: {
    description: 'Language of the client',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [...languages.keys()].map((value) => ({ value, title: nameOf(value) })),
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light dark', title: 'Colours of the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  width: {
    description: 'Width of the place where the story stands',
    toolbar: {
      title: 'Width',
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Full width' },
        { value: '40rem', title: 'Chat, 640 px' },
        { value: '20rem', title: 'Phone, 320 px' },
      ],
    },
  },
  forced: {
    description: 'Forced colours (Windows contrast themes), as far as a page can show them',
    toolbar: {
      title: 'Forced colours',
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Colours of the page' },
        { value: 'active', title: 'Forced colours' },
      ],
    },
  },
  spacing: {
    description: 'Text spacing of WCAG 1.4.12',
    toolbar: {
      title: 'Text spacing',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal spacing' },
        { value: 'wide', title: 'Wide spacing' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'none', title: 'No motion' },
      ],
    },
  },
};

/** What the toolbar shows at first. */
export const initialGlobals = {
  language: 'en',
  direction: 'auto',
  scheme: 'light dark',
  width: 'none',
  forced: 'none',
  spacing: 'normal',
  motion: 'system',
};

/** Puts the choices on the page's root: a dialog stands outside of the story. */
export function applyToPage(globals: Record<string, unknown>): void {
  const { language, direction, scheme, forced, spacing, motion } = {
    ...initialGlobals,
    ...globals,
  };
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction === 'auto' ? (languages.get(language)?.dir ?? 'ltr') : direction;
  root.dataset['spacing'] = spacing;
  root.dataset['motion'] = motion;
  root.style.colorScheme = scheme;
  forceColors(forced === 'active');
}
