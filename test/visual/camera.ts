import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-sc';
import * as preview from '../../.storybook/preview.js';
import { loadPublicSuffix } from '../../src/core/index.js';
import { dialogChunk, urlChunk } from '../../src/react/prompt/chunks.js';
import './camera.css';

// Before any story is read: some of them count from now.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 27, 9, 41) });
setProjectAnnotations(preview);
// What is loaded on demand is here before the first picture is taken.
await Promise.all([
  loadPublicSuffix(),
  import('../../src/core/engines/pattern.js'),
  import('../../src/react/controls/Combobox.js'),
  dialogChunk.fetch(),
  urlChunk.fetch(),
]);

/** How a story is looked at. */
export interface View {
  /** Of the window, in CSS pixels. @default 640 */
  width?: number;
  /** The toolbar's choices, where they are not the usual ones. */
  globals?: Readonly<Record<string, string>>;
  forcedColors?: boolean;
  /** Only the questions, without what all forms share. */
  bare?: boolean;
  /** Size of text, as in a browser's settings. @default '100%' */
  text?: string;
}

/** A story, ready to be run. */
export interface Model {
  /** As in the address of Storybook. */
  id: string;
  run: (context?: object) => Promise<void>;
  globals: Readonly<Record<string, unknown>>;
  args: object;
}

// Those in folders of their own have a server behind them: never twice the same picture.
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../stories/*.stories.tsx',
);

/** By their ids. */
export async function allStories(): Promise<Map<string, Model>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const stories = loaded.flatMap((one) => Object.values<Model>(composeStories(one)));
  return new Map(stories.map((story) => [story.id, story]));
}

/** In a window of this height a dialog is whole. All else gets the height that it has. */
const DIALOG = 640;
/** Longer ones go on as they began. */
const LONGEST = 1_400;

/** Draws the story in a window that is as high as it, and plays it to its end. */
export async function pose({ run, globals, args }: Model, view: View = {}): Promise<HTMLElement> {
  const { width = 640, forcedColors = false, bare = false, text = '100%' } = view;
  const value = forcedColors ? 'active' : 'none';
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await page.viewport(width, DIALOG);
  const root = document.documentElement;
  root.style.fontSize = text;
  root.classList.remove('bare');
  await run({ args: { ...args, acceptDelayMs: 0 }, globals: { ...globals, ...view.globals } });
  root.classList.toggle('bare', bare); // not before: stories press Send
  await settle();
  if (!document.querySelector('[role="dialog"]')) {
    const { height } = document.body.getBoundingClientRect();
    await page.viewport(width, Math.min(Math.ceil(height), LONGEST));
    scrollTo(0, 0);
    await settle();
  }
  return root;
}

/** Until frames and the fonts that their words need are here, and drawn. */
async function settle() {
  await vi.waitUntil(() => [...document.querySelectorAll('iframe')].every(isFilled), {
    timeout: 30_000,
  });
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
}

const isFilled = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.body?.firstElementChild != null;

const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

/** A picture's name, as Vitest would write it anyway. */
export const pictureOf = (folder: string, { id }: Model) => `${folder}/${id.replace('--', '-')}`;
