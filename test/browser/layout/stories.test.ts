import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allStories, pose } from '../../visual/camera.js';
import { clipped, sticksOut, tooSmall } from './measure.js';

afterAll(() => page.viewport(800, 600));

/** A panel of 280, and the page's own padding. */
const width = 280 + 16;

const stories = await allStories();
/** Four places side by side, two of them wider than this on purpose. */
stories.delete('theming-contact-sheet--sheet');

/** Controls of other libraries, and an app's own form, have sizes of their own. */
const isOthers = (id: string) => /^(?:replacing-controls-of-a-library|form-your-own-form)/.test(id);

/** Has a letter under a heap of marks, which nothing can break. */
const UNBREAKABLE = 'states--bidi';

test.for([...stories])('37 38 is whole in a panel of 280 px: %s', async ([id, story]) => {
  const root = await pose(story, { width });
  expect(root.scrollWidth).toBeLessThanOrEqual(width);
  const cutOff = id === UNBREAKABLE ? [] : [...sticksOut(root, root), ...clipped(root)];
  expect(cutOff).toEqual([]);
  expect(isOthers(id) ? [] : tooSmall(root, 24, 24)).toEqual([]);
});
