import { expect, inject, test } from 'vitest';
import { commands } from 'vitest/browser';
import { pose } from './camera.js';
import { storyPictures, surfacePictures } from './pictures.js';

const all = [...storyPictures, ...surfacePictures];

test.for(all.map((picture) => [picture.name, picture] as const))(
  'looks as it did: %s',
  async ([name, { story, view }]) => {
    await expect(await pose(story, view)).toMatchScreenshot(name);
  },
);

test('no picture is kept that nobody takes', async () => {
  const names = new Set(all.map(({ name }) => name));
  const kept = Object.keys(import.meta.glob('../baselines/**/*.png'));
  const left = kept.filter((file) => !names.has(file.replaceAll(/^..\/baselines\/|\.png$/g, '')));
  if (inject('updating'))
    await Promise.all(left.splice(0).map((file) => commands.removeFile(file)));
  expect(left).toEqual([]);
});
