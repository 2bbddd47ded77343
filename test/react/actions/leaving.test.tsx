// What was typed is not thrown away with one press, whatever the way out and wherever the request is drawn.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ElicitationActions, ElicitationDialog, ElicitationForm } from '../../../src/index.js';
import type { ElicitResult } from '../../../src/index.js';
import { hear } from '../announcements.js';
import { button, email, meet, requester } from '../assertions/surface.js';
import { ask } from '../form/person.js';
import { box, openChat, question } from '../outlet/chat.js';

const exits = [
  ['Decline', 'decline'],
  ['Cancel', 'cancel'],
] as const;

describe.each(['inline', 'dialog'] as const)('in a prompt (%s)', (presentation) => {
  test.each(exits)('%s asks, and the second press does it', async (name, action) => {
    const { user, onResult } = meet(undefined, { presentation });
    await user.type(email(), 'Ada');
    await user.click(button(name));
    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Discard your answers?' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Keep editing'));
    await user.click(button(`Discard and ${action}`));
    expect(onResult.mock.calls).toEqual([[{ action }]]);
  });

  test.each(exits)('%s with the keyboard: two presses of Enter change nothing', async (name) => {
    const { user, onResult } = meet(undefined, { presentation });
    await user.type(email(), 'Ada');
    button(name).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(onResult).not.toHaveBeenCalled();
    expect(email().value).toBe('Ada');
    await expect.poll(() => document.activeElement).toBe(button(name));
  });

  test('who types on has taken the question back', async () => {
    const { user, onResult } = meet(undefined, { presentation });
    await user.type(email(), 'Ada');
    await user.click(button('Cancel'));
    await user.type(email(), 'l');
    expect(button('Send to Acme')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('Adal');
    expect(onResult).not.toHaveBeenCalled();
  });

  test.each(exits)('%s does not ask where nothing was typed', async (name, action) => {
    const { user, onResult } = meet(undefined, { presentation });
    await user.click(button(name));
    expect(onResult.mock.calls).toEqual([[{ action }]]);
  });

  test.each(exits)(
    '%s does not ask for what was typed and taken out again',
    async (name, action) => {
      const { user, onResult } = meet(undefined, { presentation });
      await user.type(email(), 'Ada');
      await user.clear(email());
      await user.click(button(name));
      expect(onResult.mock.calls).toEqual([[{ action }]]);
    },
  );
});

test.each([
  ['what the server filled in', { a: { type: 'string', title: 'A', default: 'x' } }],
  ['what cannot be changed', {}],
])('%s is not typed', async (_, properties) => {
  const request = { message: 'Go?', requestedSchema: { type: 'object', properties } };
  const { user, onResult } = meet(request);
  await user.click(button('Decline'));
  expect(onResult.mock.calls).toEqual([[{ action: 'decline' }]]);
});

test.each([
  ['a tick', { a: { type: 'array', title: 'A', items: { enum: ['x', 'y'] } } }],
  ['a choice', { a: { type: 'string', title: 'A', enum: ['x', 'y'] } }],
])('%s is an entry like any other', async (_, properties) => {
  const request = { message: 'Go?', requestedSchema: { type: 'object', properties } };
  const { user, onResult } = meet(request);
  await user.click(screen.getByText('x'));
  await user.click(button('Decline'));
  expect(onResult).not.toHaveBeenCalled();
  await user.click(button('Discard and decline'));
  expect(onResult).toHaveBeenCalledOnce();
});

test('a draft that the host brings is asked about as well', async () => {
  const { user, onResult } = meet(undefined, { draft: { f0: 'Ada' } });
  await user.click(button('Decline'));
  expect(onResult).not.toHaveBeenCalled();
});

describe.each(['inline', 'dialog'] as const)('in an outlet (%s)', (presentation) => {
  test.each(exits)('%s asks, and the receipt gives the words back', async (name, action) => {
    const chat = openChat({ presentation });
    chat.ask('a', question('A?'));
    await chat.user.type(await screen.findByRole('textbox', { name: 'Value' }), 'long words');
    await chat.user.click(button(name));
    expect(chat.results.size).toBe(0);
    expect(box().value).toBe('long words');
    await chat.user.click(button(`Discard and ${action}`));
    await expect.poll(() => chat.results.get('a')).toEqual({ action });
    await chat.user.click(await screen.findByRole('button', { name: 'Copy what I typed' }));
    expect(await navigator.clipboard.readText()).toBe('Value: long words');
  });
});

describe('a form of parts', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', title: 'A' } } };

  test.each(exits)(
    'without a footer, %s says so and takes the second press',
    async (name, action) => {
      const { user, sent } = ask(schema);
      await user.type(screen.getByRole('textbox'), 'x');
      await user.click(button(name));
      expect(sent()).toBeUndefined();
      const note = /is not sent\. Press again/;
      expect(screen.getByText(note, { selector: 'p' })).toBeTruthy();
      expect(document.activeElement).toBe(button(name));
      await user.click(button(name));
      expect(sent()).toEqual({ action });
    },
  );

  test('without a footer it is heard', async () => {
    const { user } = ask(schema);
    await user.type(screen.getByRole('textbox'), 'x');
    await user.click(button('Decline'));
    expect(await hear('Press again to discard it')).toContain('is not sent');
  });

  test.each(exits)('in a dialog of its own, with a footer, %s asks', async (name, action) => {
    const onResult = vi.fn<(result: ElicitResult) => void>();
    const user = userEvent.setup();
    render(
      <ElicitationDialog open>
        <ElicitationForm.Root
          request={{ message: 'Go?', requestedSchema: schema }}
          {...{ requester, onResult }}
        >
          <ElicitationForm.Requester />
          <ElicitationForm.Fields />
          <ElicitationActions.Footer />
        </ElicitationForm.Root>
      </ElicitationDialog>,
    );
    await user.type(screen.getByRole('textbox'), 'x');
    await user.click(button(name));
    await user.keyboard('{Escape}');
    expect(onResult).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(button('Discard and cancel')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(button(name));
    await user.click(button(`Discard and ${action}`));
    expect(onResult.mock.calls).toEqual([[{ action }]]);
  });
});

test('a delivery that failed brings the form back, and the question is a new one', async () => {
  const { user, onResult } = meet(undefined, {
    onResult: vi.fn(() => Promise.reject(new Error('offline'))),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', reported);
  await user.type(email(), 'Ada');
  await user.click(button('Decline'));
  await user.click(button('Discard and decline'));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy();
  expect(email().value).toBe('Ada');
  await act(async () => fireEvent.click(button('Decline')));
  expect(button('Discard and decline')).toBeTruthy();
  expect(onResult).not.toHaveBeenCalled();
  window.removeEventListener('error', reported);
});
