import { expect, test } from 'vitest';
import { heard, spoken } from '../spoken.js';
import { button, meet } from './surface.js';

test('18 the focused summary says how many problems there are', async () => {
  const { user } = meet();
  const phrases = await heard(() => user.click(button('Send to Acme')));
  expect(phrases).toContain('group, There are 2 problems');
});

test('18 its heading and links follow', async () => {
  const { user, container } = meet();
  await user.click(button('Send to Acme'));
  const phrases = await spoken(container);
  const at = phrases.indexOf('group, There are 2 problems');
  expect(phrases.slice(at + 1, at + 14).join('\n')).toMatch(
    /heading, There are 2 problems.*Enter Work email.*Select an option for Plan size/s,
  );
});
