// What looks like a secret is masked while it is typed, in a box that stays one of text.
import { cleanup, render, screen } from '@testing-library/react';
import 'mcp-elicitation-react/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationForm, ElicitationPrompt } from '../../src/index.js';
import type { Controls } from '../../src/index.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const requester = { connectionId: 'acme', name: 'Acme CRM' };
const onResult = () => {};
const request = {
  mode: 'form',
  message: 'Sign in',
  requestedSchema: {
    type: 'object',
    properties: {
      user: { type: 'string', title: 'User name' },
      odd: { type: 'string', title: 'Anything', format: 'password' },
      pin: { type: 'integer', title: 'PIN of the card' },
      key: { type: 'string', title: 'Private key', format: 'multiline' },
      given: { type: 'string', title: 'Password', default: 'pay Evil' },
    },
  },
};

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dots = (name: RegExp) =>
  getComputedStyle(box(name)).getPropertyValue('-webkit-text-security');
const show = (name: RegExp) => screen.getByRole('button', { name });

test('dots while it is typed, and a button that shows it', async () => {
  render(<ElicitationPrompt {...{ request, requester, onResult }} />);
  expect(dots(/^User name/)).toBe('none');
  for (const name of [/^Anything/, /^PIN/, /^Private key/]) {
    expect(dots(name)).toBe('disc');
    expect(box(name).type).not.toBe('password');
    expect(box(name).spellcheck).toBe(false);
  }
  const button = show(/^Show Anything$/);
  expect(button.textContent).toBe('Show');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.type(box(/^Anything/), 'hunter2');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(dots(/^Anything/)).toBe('none');
  expect(dots(/^PIN/)).toBe('disc');
  await userEvent.click(button);
  expect(dots(/^Anything/)).toBe('disc');
  expect(box(/^Anything/).value).toBe('hunter2');
});

test('what the server has filled in can be read, until the person changes it', async () => {
  render(<ElicitationPrompt {...{ request, requester, onResult }} />);
  expect(dots(/^Password/)).toBe('none');
  expect(screen.queryByRole('button', { name: 'Show Password' })).toBeNull();
  await userEvent.type(box(/^Password/), 'x');
  expect(dots(/^Password/)).toBe('disc');
  await userEvent.click(show(/^Show Password$/));
  expect(dots(/^Password/)).toBe('none');
});

test('a control of the host’s draws what it likes, ours in it is masked; parts without the button are not', () => {
  const controls: Controls = {
    text: ({ field, standard }) => (field.name === 'odd' ? standard : <input aria-label="Own" />),
  };
  const page = render(<ElicitationPrompt {...{ request, requester, onResult, controls }} />);
  expect(dots(/^Anything/)).toBe('disc');
  expect(show(/^Show Anything$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show Private key' })).toBeNull();
  page.unmount();
  render(
    <ElicitationForm.Root {...{ request, requester, onResult }}>
      <ElicitationForm.Field name="odd">
        <ElicitationForm.Label />
        <ElicitationForm.Control />
      </ElicitationForm.Field>
    </ElicitationForm.Root>,
  );
  expect(dots(/^Anything/)).toBe('none');
});

test('a browser that draws no dots shows no button', () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  render(<ElicitationPrompt {...{ request, requester, onResult }} />);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('the host that takes secrets for questions like any other has no masks', () => {
  render(<ElicitationPrompt {...{ request, requester, onResult }} sensitivePolicy="off" />);
  expect(dots(/^Anything/)).toBe('none');
});
