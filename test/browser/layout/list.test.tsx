// The list that opens under a box to search in.
import { cleanup, render, screen } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../../src/index.js';
import { multiSelectFields, requesters } from '../../../src/fixtures/index.js';

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

const options = () => screen.queryAllByRole('option');

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

test.each(['inline', 'dialog'] as const)(
  'Tab leads from the open list to what comes next (%s)',
  async (presentation) => {
    render(
      <ElicitationPrompt
        request={request}
        requester={requesters.remote}
        presentation={presentation}
        acceptDelayMs={0}
        onResult={() => {}}
      />,
    );
    await screen.findByRole('listbox', { hidden: true }, { timeout: 20_000 });
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(page.getByText(/more options/)); // a press beside the options
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(options()).toHaveLength(100);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send/ }));
    expect(options()).toHaveLength(0);
  },
);

test('Tab leads on from a list of ticks in a dialog, although ticked rows move up then', async () => {
  render(
    <ElicitationPrompt
      request={multiSelectFields.twelveOptions}
      requester={requesters.remote}
      presentation="dialog"
      acceptDelayMs={0}
      onResult={() => {}}
    />,
  );
  const [last] = screen.getAllByRole<HTMLInputElement>('checkbox').slice(-1);
  if (!last) throw new Error('no rows');
  await userEvent.click(last);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Clear/ }));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send/ }));
  await expect.poll(() => screen.getAllByRole('checkbox')[0]).toBe(last);
});
