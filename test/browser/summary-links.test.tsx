// A link of the summary leads to a control that is seen: in the window, below nothing, with its whole question if it fits.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';

afterEach(async () => {
  cleanup();
  document.body.removeAttribute('style');
  await page.viewport(800, 600);
});

const properties = {
  name: { type: 'string', title: 'Name', description: 'As it is to be on the list' },
  day: { type: 'string', format: 'date', title: 'Day' },
  moment: { type: 'string', format: 'date-time', title: 'Beginning' },
  seats: { type: 'integer', title: 'Seats', minimum: 1, maximum: 12 },
  where: { enum: ['Hall', 'Terrace', 'Garden'], title: 'Where' },
  menu: { enum: Array.from({ length: 40 }, (_, n) => `Menu ${n}`), title: 'Menu' },
  extras: {
    type: 'array',
    items: { type: 'string', enum: ['Water', 'Bread', 'Olives', 'Coffee'] },
    minItems: 1,
    title: 'Extras',
  },
  agree: { type: 'boolean', title: 'Do you agree to the terms?' },
  note: { type: 'string', format: 'multiline', title: 'Note', description: 'For the kitchen' },
  mail: { type: 'string', format: 'email', title: 'E-mail' },
};
const request = {
  mode: 'form',
  message: 'Please book.',
  requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
};

const windows = [
  [1100, 800],
  [640, 400],
  [390, 664],
  [320, 480],
] as const;

function isInView(control: Element): boolean {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  if (top < 0 || left < 0 || right > innerWidth || bottom > innerHeight) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (control.contains(hit) || hit.contains(control));
}

test.each(
  windows.flatMap(([width, height]) =>
    (['inline', 'dialog'] as const).map((presentation) => ({ width, height, presentation })),
  ),
)('$width × $height, $presentation: every link', async ({ width, height, presentation }) => {
  await page.viewport(width, height);
  document.body.style.paddingBlock = '300px';
  const requester = { connectionId: 'acme', name: 'Acme' };
  render(
    <ElicitationPrompt
      {...{ request, requester, presentation }}
      onResult={() => {}}
      acceptDelayMs={0}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send to Acme' }));
  const summary = await screen.findByRole('group', { name: /^There are \d+ problems$/ });
  const links = [...summary.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(8);
  const hidden: string[] = [];
  for (const link of links) {
    await userEvent.click(link);
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA|SELECT/));
    const control = document.activeElement;
    if (!control || !isInView(control)) hidden.push(link.textContent);
  }
  expect(hidden).toEqual([]);
});
