// The list that opens under a box to search in.
import { cleanup, render, screen } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { requesters } from '../../../src/fixtures/index.js';

afterEach(async () => {
  cleanup();
  await page.viewport(800, 600);
});

const notes = Array.from({ length: 3 }, (_, i) => [
  `n${i}`,
  { type: 'string', title: `Note ${i}` },
]);
const towns = Array.from({ length: 300 }, (_, i) => `Town ${i}`);
const request = {
  message: 'Where do you live?',
  requestedSchema: {
    type: 'object',
    properties: {
      ...Object.fromEntries(notes),
      town: { type: 'string', title: 'Town', enum: towns },
    },
  },
};

/** Whether a press on the middle of it would reach it. */
function isReachable(element: Element | undefined): boolean {
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

const options = () => page.getByRole('option').elements();

describe.each([
  [320, 480],
  [480, 320],
  [800, 600],
])('at the foot of a window of %d by %d', (width, height) => {
  test.each(['inline', 'dialog'] as const)(
    'its options can be reached (%s)',
    async (presentation) => {
      await page.viewport(width, height);
      const { container } = render(
        <ElicitationPrompt
          request={request}
          requester={requesters.remote}
          presentation={presentation}
          acceptDelayMs={0}
          onResult={() => {}}
        />,
      );
      container.style.paddingBlockStart = '30rem'; // a conversation above it
      await screen.findByRole('listbox', { hidden: true }, { timeout: 20_000 });
      const box = page.getByRole('combobox');
      await userEvent.click(box);
      await expect.poll(() => isReachable(options()[0])).toBe(true);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect.poll(() => isReachable(options()[2])).toBe(true);
      await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect.poll(() => isReachable(options()[97])).toBe(true);
      expect(isReachable(box.element())).toBe(true);
      await userEvent.keyboard('{Enter}');
      expect(box.element()).toHaveProperty('value', 'Town 97');
    },
  );
});
