// A request comes while a modal of the host is open. The libraries themselves: test/consumers/modals.release.ts.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import * as Radix from '@radix-ui/react-dialog';
import 'mcp-elicitation-react/styles.css';
import { useEffect, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationPrompt } from '../../src/index.js';
import { requesters, scenarios } from '../../src/fixtures/index.js';

afterEach(async () => {
  cleanup();
  await page.viewport(800, 600);
});

interface ModalProps {
  onClose: () => void;
  /** For one that stays in the page. */
  isOpen?: boolean;
  children: ReactNode;
}

const modals = {
  'a hidden': ({ isOpen = true, children }: ModalProps) => (
    <div role="dialog" aria-label="Settings" style={{ display: isOpen ? 'block' : 'none' }}>
      {children}
    </div>
  ),
  'an element': ({ children }: ModalProps) => (
    <div role="dialog" aria-label="Settings">
      {children}
    </div>
  ),
  'MUI’s': ({ onClose, children }: ModalProps) => (
    <Dialog open onClose={onClose} aria-labelledby="title" transitionDuration={0}>
      <h2 id="title">Settings</h2>
      {children}
    </Dialog>
  ),
  'Radix’s': ({ onClose, children }: ModalProps) => (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content aria-label="Settings" aria-describedby={undefined}>
          <Radix.Title>Settings</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
};

const request = {
  message: 'Where to?',
  requestedSchema: { type: 'object', properties: { city: { type: 'string', title: 'City' } } },
};

const ours = () => screen.queryByRole('dialog', { name: /asks for/ });
const settings = () => screen.queryByRole('dialog', { name: 'Settings' });
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^City/ });
const button = (name: string) => screen.getByRole('button', { name });

const overflow = () => getComputedStyle(document.documentElement).overflow;

const noop = () => {};

/** An app whose modal is open, and then asked from in there. */
async function openOver(name: keyof typeof modals) {
  const Modal = modals[name];
  const onResult = vi.fn();
  const host = { close: noop };
  function App() {
    const [isOpen, setIsOpen] = useState(true);
    const [isAsked, setIsAsked] = useState(false);
    const close = () => setIsOpen(false);
    useEffect(() => {
      host.close = close;
    });
    return (
      <>
        {(isOpen || name === 'a hidden') && (
          <Modal onClose={close} isOpen={isOpen}>
            <button type="button" onClick={() => setIsAsked(true)}>
              Ask
            </button>
          </Modal>
        )}
        {isAsked && (
          <ElicitationPrompt
            {...{ request, onResult }}
            requester={requesters.remote}
            presentation="dialog"
            acceptDelayMs={0}
          />
        )}
      </>
    );
  }
  render(<App />);
  await userEvent.click(button('Ask'));
  await waitFor(() => expect(ours()).not.toBeNull());
  return { onResult, closeHost: () => act(() => host.close()) };
}

describe.each(Object.keys(modals) as (keyof typeof modals)[])('over %s modal', (name) => {
  test('letters and presses arrive, and Escape ends ours alone', async () => {
    const { onResult } = await openOver(name);
    await userEvent.click(city());
    await userEvent.keyboard('Trieste');
    expect(city().value).toBe('Trieste');
    await userEvent.clear(city());
    await userEvent.keyboard('{Escape}');
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
    expect(ours()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button('Ask'));
    expect(settings()).not.toBeNull();
  });

  test('it outlives the modal, with the caret in its place', async () => {
    const { closeHost } = await openOver(name);
    await userEvent.click(city());
    await userEvent.keyboard('Trite{ArrowLeft}{ArrowLeft}');
    closeHost();
    await waitFor(() => expect(settings()).toBeNull());
    await userEvent.keyboard('es');
    expect(city().value).toBe('Trieste');
    expect(city().matches('dialog:modal *')).toBe(true);
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Discard and cancel'));
    await expect.poll(() => document.activeElement?.tagName).toBe('H3');
  });
});

test('what the browser closes by itself opens again, at what had the focus', async () => {
  await openOver('an element');
  await userEvent.click(city());
  const dialog = city().closest('dialog');
  dialog?.close();
  await waitFor(() => expect(dialog?.matches(':modal')).toBe(true));
  expect(document.activeElement).toBe(city());
});

test('a modal that locks the page and closes under ours leaves it as it was', async () => {
  const { style } = document.documentElement;
  const before = overflow();
  style.overflow = 'hidden';
  const { closeHost } = await openOver('an element');
  closeHost();
  style.overflow = '';
  await waitFor(() => expect(ours()).not.toBeNull());
  expect(overflow()).toBe('hidden');
  await userEvent.click(button('Cancel'));
  await waitFor(() => expect(ours()).toBeNull());
  expect(overflow()).toBe(before);
});

test('a form around the host’s modal is not sent by ours', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const onResult = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Dialog open aria-labelledby="title" transitionDuration={0}>
        <h2 id="title">Settings</h2>
      </Dialog>
    </form>,
  );
  render(
    <ElicitationPrompt
      {...{ request, onResult }}
      requester={requesters.remote}
      presentation="dialog"
      acceptDelayMs={0}
    />,
  );
  await userEvent.fill(city(), 'Trieste');
  await userEvent.keyboard('{Enter}');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { city: 'Trieste' } }]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Tab goes round in a window in which the whole sheet scrolls, and each stop is seen', async () => {
  await page.viewport(390, 420);
  render(
    <ElicitationPrompt
      request={scenarios.bookTable}
      requester={requesters.remote}
      presentation="dialog"
      onResult={() => {}}
    />,
  );
  const last = button('Cancel');
  const first = button('Close without answering');
  last.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(first);
  expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(last);
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
});
