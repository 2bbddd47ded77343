import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ElicitationDialog, ElicitationForm, ElicitationPrompt } from '../../../src/index.js';

import { pass, stopTheClock } from '../clock.js';
import { button, email, meet, requester, ticket } from '../assertions/surface.js';

const dialog = () => screen.queryByRole('dialog');
const focused = () => document.activeElement?.textContent;

/** A page with a composer; the prompt comes when the servers ask. */
function openChat(props: Partial<ElicitationPrompt.Props> = {}) {
  const onResult = vi.fn();
  const page = (isAsked: boolean) => (
    <>
      <textarea aria-label="Composer" />
      {isAsked && (
        <ElicitationPrompt
          {...{ requester, onResult }}
          request={ticket}
          presentation="dialog"
          {...props}
        />
      )}
    </>
  );
  const { rerender } = render(page(false));
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Composer' });
  return { onResult, composer, arrive: () => rerender(page(true)) };
}

describe('a dialog that nobody opened by hand', () => {
  stopTheClock();

  test('opens at once when the person does not type', () => {
    const { arrive } = openChat();
    arrive();
    expect(dialog()).not.toBeNull();
    expect(focused()).toBe('Acme asks for information');
  });

  test('waits while the focus is in text, however long', () => {
    const { composer, arrive } = openChat();
    composer.focus();
    arrive();
    pass(60_000);
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(composer);
    expect(button('Answer Acme')).toBeTruthy();
    act(() => composer.blur());
    pass(0);
    expect(dialog()).not.toBeNull();
  });

  test('waits until 1.5 s after the last key', () => {
    const { composer, arrive } = openChat();
    composer.focus();
    arrive();
    pass(5_000);
    fireEvent.keyDown(composer, { key: 'a' });
    act(() => composer.blur());
    pass(1_499);
    expect(dialog()).toBeNull();
    pass(1);
    expect(dialog()).not.toBeNull();
  });

  test('waits for the end of a composition', () => {
    const { composer, arrive } = openChat();
    composer.focus();
    arrive();
    fireEvent.compositionStart(composer);
    act(() => composer.blur());
    pass(10_000);
    expect(dialog()).toBeNull();
    fireEvent.compositionEnd(composer);
    pass(0);
    expect(dialog()).not.toBeNull();
  });

  test('is opened by its stub at once', () => {
    const { composer, arrive } = openChat();
    composer.focus();
    arrive();
    fireEvent.keyDown(composer, { key: 'a' });
    fireEvent.click(button('Answer Acme'));
    expect(dialog()).not.toBeNull();
  });

  test('waits as well when the host says `open`', () => {
    const { composer, arrive } = openChat({ open: true });
    composer.focus();
    arrive();
    expect(dialog()).toBeNull();
    act(() => composer.blur());
    pass(0);
    expect(dialog()).not.toBeNull();
  });
});

describe('a dialog that the host opens and closes', () => {
  test('shows nothing while it is closed, keeps what was typed, and tells when it is done', async () => {
    const onOpenChange = vi.fn();
    const onResult = vi.fn();
    const user = userEvent.setup();
    function Host() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(!open)}>
            Toggle
          </button>
          <ElicitationPrompt
            {...{ requester, onResult, open }}
            request={ticket}
            presentation="dialog"
            acceptDelayMs={0}
            onOpenChange={(next) => {
              onOpenChange(next);
              setOpen(next);
            }}
          />
        </>
      );
    }
    render(<Host />);
    const toggle = button('Toggle');
    expect(dialog()).toBeNull();
    expect(screen.queryByRole('button', { name: /Answer/ })).toBeNull();
    await user.click(toggle);
    await user.type(email(), 'Ada');
    fireEvent.click(toggle);
    expect(dialog()).toBeNull();
    expect(onResult).not.toHaveBeenCalled();
    await user.click(toggle);
    expect(email().value).toBe('Ada');
    await user.click(button('Decline'));
    await user.click(button('Discard and decline'));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
    await expect.poll(() => document.activeElement).toBe(toggle);
  });
});

describe('leaving', () => {
  test('asks first where something was typed, in place of the buttons', async () => {
    const { user, onResult } = meet(undefined, { presentation: 'dialog' });
    await user.type(email(), 'Ada');
    await user.click(button('Close without answering'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(document.activeElement).toBe(button('Keep editing'));
    expect(screen.queryByRole('button', { name: 'Send to Acme' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(button('Send to Acme')).toBeTruthy();
    expect(onResult).not.toHaveBeenCalled();
    await user.click(button('Close without answering'));
    await user.click(button('Discard and cancel'));
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('a held Escape that closed one dialog does not close the next', () => {
    const { onResult } = meet(undefined, { presentation: 'dialog' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', repeat: true });
    expect(onResult).not.toHaveBeenCalled();
  });

  test('Escape is heard where the focus has fallen out of the dialog', () => {
    const { onResult } = meet(undefined, { presentation: 'dialog' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
  });

  test('a control of the host that keeps Escape to itself keeps the dialog', () => {
    const { onResult } = meet(undefined, {
      presentation: 'dialog',
      controls: {
        text: ({ inputProps }) => (
          <input {...inputProps} onKeyDown={(event) => event.stopPropagation()} />
        ),
      },
    });
    fireEvent.keyDown(email(), { key: 'Escape' });
    expect(onResult).not.toHaveBeenCalled();
  });
});

/** Not with fireEvent, which fixes the key of the event. */
function escape(target: Element | null, init = {}) {
  const key = { key: 'Escape', bubbles: true, cancelable: true, composed: true, ...init };
  act(() => void target?.dispatchEvent(new KeyboardEvent('keydown', key)));
}

describe('Escape', () => {
  const heard = vi.fn((event: Event) => (event instanceof KeyboardEvent ? event.key : event.type));
  afterEach(() => {
    for (const target of [window, document]) target.removeEventListener('keydown', heard, true);
    heard.mockClear();
  });

  /** What listeners of a host's layers take the keys for. */
  const keysHeard = () => heard.mock.results.map(({ value }) => value as string);

  test('in a dialog is not heard as such by what else the page has, and then again', () => {
    window.addEventListener('keydown', heard, true);
    document.addEventListener('keydown', heard, true);
    const { onResult } = meet(undefined, { presentation: 'dialog' });
    escape(document.activeElement);
    expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
    expect(keysHeard()).toEqual(['Unidentified', 'Unidentified']);
    escape(document.body, { repeat: true });
    expect(keysHeard()).toHaveLength(2);
    escape(document.body);
    expect(keysHeard().slice(2)).toEqual(['Escape', 'Escape']);
  });

  test('for an open popup of a host’s control is the popup’s, and the library’s to hear', () => {
    document.addEventListener('keydown', heard, true);
    const { onResult } = meet(undefined, {
      presentation: 'dialog',
      controls: {
        text: ({ inputProps }) => (
          <input {...inputProps} role="combobox" aria-expanded="true" aria-controls="list" />
        ),
      },
    });
    escape(screen.getByRole('combobox'));
    expect(keysHeard()).toEqual(['Escape']);
    expect(onResult).not.toHaveBeenCalled();
  });
});

test('a control of the host is told where its popup can be seen', () => {
  const containers: (HTMLElement | undefined)[] = [];
  const controls: ElicitationPrompt.Props['controls'] = {
    text: ({ container, standard }) => {
      containers.push(container);
      return standard;
    },
  };
  const inDialog = meet(undefined, { presentation: 'dialog', controls });
  expect(containers.at(-1)).toBe(dialog());
  inDialog.unmount();
  meet(undefined, { controls });
  expect(containers.at(-1)).toBeUndefined();
});

test('while a dialog makes the page inert, the region in it speaks', async () => {
  meet(undefined, { presentation: 'dialog', onResult: () => new Promise(() => {}) });
  const all = [...document.querySelectorAll('[role="status"]')];
  const inside = all.filter((region) => dialog()?.contains(region));
  const outside = all.filter((region) => !inside.includes(region));
  fireEvent.click(button('Decline'));
  await expect.poll(() => inside.map(({ textContent }) => textContent)).toEqual(['Sending…']);
  expect(outside.map(({ textContent }) => textContent)).toEqual(['']);
});

test('the focus does not go back to what no longer takes it', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { user } = meet(undefined, { presentation: 'dialog' });
  opener.disabled = true;
  await user.click(button('Cancel'));
  await expect.poll(focused).toBe('You cancelled Acme’s request');
});

describe('the page behind', () => {
  const { style } = document.documentElement;
  afterEach(() => style.removeProperty('overflow'));

  test('stands still while a dialog is open, and is then as it was', async () => {
    style.overflow = 'clip';
    const first = meet(undefined, { presentation: 'dialog' });
    expect(style.overflow).toBe('hidden');
    const second = meet(undefined, { presentation: 'dialog' });
    first.unmount();
    expect(style.overflow).toBe('hidden');
    second.unmount();
    expect(style.overflow).toBe('clip');
    await expect.poll(() => document.body.style.pointerEvents).toBe('');
    expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(0);
  });
});

test('the dialog goes where the host wants it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  meet(undefined, { presentation: 'dialog', container, colorScheme: 'dark' });
  expect(container.contains(dialog())).toBe(true);
  const root = dialog()?.closest('[data-elicit-part="root"]');
  expect(root?.getAttribute('data-color-scheme')).toBe('dark');
  container.remove();
});

test('the dialog works around a form of parts', async () => {
  const onOpenChange = vi.fn();
  const onResult = vi.fn();
  const user = userEvent.setup();
  render(
    <ElicitationDialog open onOpenChange={onOpenChange}>
      <ElicitationForm.Root {...{ requester, onResult }} request={ticket} acceptDelayMs={0}>
        <ElicitationForm.Message />
        <ElicitationForm.Fields />
      </ElicitationForm.Root>
    </ElicitationDialog>,
  );
  expect(dialog()).not.toBeNull();
  await user.type(email(), 'Ada');
  await user.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

function Composed({ isGoneAtOnce }: { isGoneAtOnce: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  function open() {
    setOpen(true);
    if (isGoneAtOnce) setThere(false);
  }
  return (
    <main>
      <div data-testid="around">
        {isThere && (
          <button type="button" onClick={open}>
            Open it
          </button>
        )}
      </div>
      <ElicitationDialog open={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={() => setThere(false)}>
          Remove it
        </button>
      </ElicitationDialog>
    </main>
  );
}

describe('where the opener of a composed dialog is gone', () => {
  test.each([
    ['what was around it', false, () => screen.getByTestId('around')],
    ['the main part of the page, if it went at once', true, () => screen.getByRole('main')],
  ])('the focus goes to %s', async (_, isGoneAtOnce, place) => {
    const user = userEvent.setup();
    render(<Composed isGoneAtOnce={isGoneAtOnce} />);
    await user.click(button('Open it'));
    await user.click(button('Remove it'));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(place());
  });
});
