import { cleanup, render } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';

afterEach(cleanup);

const request = {
  mode: 'form',
  message: 'How many?',
  requestedSchema: {
    type: 'object',
    properties: {
      seats: { type: 'integer', title: 'Seats', maximum: 500 },
      news: { type: 'boolean', title: 'News', default: false },
    },
  },
};

function meet() {
  const onResult = vi.fn();
  render(
    <ElicitationPrompt
      request={request}
      requester={{ connectionId: 'acme', name: 'Acme' }}
      onResult={onResult}
      acceptDelayMs={0}
    />,
  );
  return { onResult };
}

test('15 a click on Send is not lost to the error that leaving the box shows', async () => {
  meet();
  await userEvent.type(page.getByRole('textbox', { name: 'Seats' }), '5000');
  const clicked = vi.fn();
  const send = page.getByRole('button', { name: 'Send to Acme' });
  send.element().addEventListener('click', clicked);
  await send.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('group', { name: 'There is 1 problem' })).toHaveFocus();
});

test('15 nor is one on Decline', async () => {
  const { onResult } = meet();
  await userEvent.type(page.getByRole('textbox', { name: 'Seats' }), '5000');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Discard and decline' }).click();
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});

test('15 nor one on a checkbox; the error then shows', async () => {
  meet();
  await userEvent.type(page.getByRole('textbox', { name: 'Seats' }), '5000');
  await page.getByRole('checkbox', { name: 'News' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'News' })).toBeChecked();
  await expect.element(page.getByText('Seats must be 500 or less')).toBeVisible();
});
