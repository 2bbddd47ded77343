import { allStories, pictureOf } from './camera.js';
import type { Model, View } from './camera.js';

/** One picture to be taken. */
export interface Picture {
  name: string;
  story: Model;
  view: View;
}

/** Not pictured by themselves. */
const LEFT_OUT = new Map([
  ['theming-contact-sheet--sheet', 'the surfaces below, four times over'],
  ['states--thousand-fields', 'a thousand times the same'],
  ['hosts--star-reset', 'looks as without one, says the layout test'],
  ['hosts--tailwind-3', 'the same'],
  ['hosts--tailwind-4', 'the same'],
]);

/** One of each kind of surface and of trouble. */
const SURFACES = [
  'form-whole-requests--file-a-bug-report',
  'form-formats--date-time-with-default',
  'url-consent-opens--sign-in',
  'url-consent-warned--punycode',
  'url-consent-imitates--lookalike',
  'url-consent-blocked--user-info',
  'states--dialog',
  'states--sensitive',
  'queue--with-jump',
  'receipts--sent',
];

/** These come about by a press on a button that is called by its English name. */
const PRESSED = [
  'form-text--refused-too-short',
  'states--sending-failed',
  'url-consent-after--waiting',
];

const VIEWS: Readonly<Record<string, View>> = {
  narrow: { width: 320 },
  dark: { globals: { scheme: 'dark' } },
  'dark-narrow': { width: 320, globals: { scheme: 'dark' } },
  'right-to-left': { globals: { language: 'ar' } },
  chinese: { globals: { language: 'zh-CN' } },
  'forced-colors': { forcedColors: true },
  'text-spacing': { width: 320, globals: { spacing: 'wide' } },
  'text-200': { text: '200%' },
};

/** A kind of question: what all forms share is in the pictures of whole requests. */
const isQuestion = (id: string) => /^form-(?!whole)/.test(id);

const stories = await allStories();

/** Every story that is not left out, once. */
export const storyPictures: readonly Picture[] = [...stories.values()]
  .filter(({ id }) => !LEFT_OUT.has(id))
  .map((story) => ({
    name: pictureOf('stories', story),
    story,
    view: { bare: isQuestion(story.id) },
  }));

/** Each of the surfaces in each of the views. */
export const surfacePictures: readonly Picture[] = Object.entries(VIEWS).flatMap(([folder, view]) =>
  [...SURFACES, ...(view.globals?.['language'] ? [] : PRESSED)].map((id) => {
    const story = storyOf(id);
    return { name: pictureOf(folder, story), story, view };
  }),
);

/** @throws if there is none of that id */
export function storyOf(id: string): Model {
  const story = stories.get(id);
  if (!story) throw new Error(`There is no story ${id}`);
  return story;
}
