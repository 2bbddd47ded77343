import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ElicitationPrompt } from '../../../src/index.js';
import { problems } from '../axe.js';
import { requester, ticket } from './surface.js';

test('06 ten cards of one server in one page share no landmark and no id', async () => {
  const cards = Array.from({ length: 10 }, (_, index) => index);
  render(
    cards.map((n) => (
      <ElicitationPrompt key={n} request={ticket} requester={requester} onResult={() => {}} />
    )),
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(document.querySelectorAll('[data-elicit-part="form"]')).toHaveLength(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await problems(document.body, ['landmark-unique', 'duplicate-id-aria'])).toEqual([]);
});
