// In a dialog, Tab goes on from a question whatever changes about it at that moment.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';
import { requesters } from '../../src/fixtures/index.js';
import 'mcp-elicitation-react/styles.css';

afterEach(cleanup);

const request = {
  message: 'Who are you?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 2 },
      email: { type: 'string', format: 'email', title: 'Email' },
    },
    required: ['name', 'email'],
  },
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errors = () =>
  [...document.querySelectorAll('[data-elicit-part="error"]')].map((error) => error.textContent);

/** Sent empty, so that both questions are in error. */
async function refused() {
  render(
    <ElicitationPrompt
      request={request}
      requester={requesters.remote}
      presentation="dialog"
      acceptDelayMs={0}
      onResult={() => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(errors()).toHaveLength(2);
}

test('an answer that is now wrong in another way', async () => {
  await refused();
  await userEvent.click(box('Name'));
  await userEvent.keyboard('x{Tab}');
  expect(document.activeElement).toBe(box('Email'));
  await expect.poll(() => errors()[0]).toBe('Error: Name must be 2 characters or more');
});

test('an address that is right without the space behind it', async () => {
  await refused();
  await userEvent.click(box('Email'));
  await userEvent.keyboard('ada@example.com {Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send/ }));
  expect(box('Email').value).toBe('ada@example.com');
  await expect.poll(() => errors()).toEqual(['Error: Enter Name']);
});
