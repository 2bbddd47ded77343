import layered from 'mcp-elicitation-react/styles.css?inline';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { pictureOf, pose } from './camera.js';
import { storyOf } from './pictures.js';

afterEach(() => {
  document.adoptedStyleSheets = [];
});

const story = storyOf('form-whole-requests--plan-a-trip');
const name = pictureOf('stories', story);

/** The kit's own sheet, with this changed, after the one that the page has. */
async function restyle(from: string, to: string) {
  const changed = layered.replaceAll(from, to);
  expect(changed).not.toBe(layered);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(changed);
  await pose(story);
  document.adoptedStyleSheets = [sheet];
}

const reword = (messages: object) => pose({ ...story, args: { ...story.args, messages } });

const mutations: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a token, by 3 of 255', () => restyle('light-dark(#375ad3', 'light-dark(#3a5dd6')],
  ['a padding, by a pixel', () => restyle('--_inset: 1.5rem', '--_inset: 1.4375rem')],
  ['a word', () => reword({ 'action.decline': 'Refuse' })],
];

// While pictures are renewed, a changed one would become the new one.
describe.runIf(!inject('updating'))('pictures guard the looks', () => {
  test('nothing changed, nothing said', async () => {
    await expect(await pose(story)).toMatchScreenshot(name);
  });

  test.each(mutations)('%s', async (_, mutate) => {
    await mutate();
    await expect(expect(document.documentElement).toMatchScreenshot(name)).rejects.toThrow(
      'does not match',
    );
  });
});
