// A server must not keep the page behind its dialogs by asking again and again.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, stopTheClock } from '../clock.js';
import { button, composer, consent, openChat, question, stubs } from './chat.js';

stopTheClock();

const dialog = () => screen.queryByRole('dialog');
const line = 'Acme wants to open a website';

/** A chat in which a server asks for URLs, one after the other, and takes them back. */
function besieged() {
  const chat = openChat();
  let asked = 0;
  let controller = new AbortController();
  return {
    ...chat,
    askUrl: () => {
      asked += 1;
      controller = new AbortController();
      const { signal } = controller;
      chat.ask(`u${asked}`, consent(`https://ok.example.test/${asked}`, `el-${asked}`), { signal });
    },
    takeBack: () => {
      act(() => controller.abort());
      pass(0);
    },
  };
}

const press = (name: string | RegExp) => {
  fireEvent.click(button(name), { detail: 0 });
  pass(0);
};

test.each(['Decline', 'Cancel'])('after %s the next request is a line', (name) => {
  const { askUrl } = besieged();
  askUrl();
  expect(dialog()).not.toBeNull();
  press(name);
  askUrl();
  expect(dialog()).toBeNull();
  expect(stubs()).toEqual([line]);
});

test('a request that is taken back and asked again is a line, however often', () => {
  const { askUrl, takeBack } = besieged();
  askUrl();
  expect(dialog()).not.toBeNull();
  for (let turn = 0; turn < 50; turn += 1) {
    takeBack();
    askUrl();
    expect(dialog()).toBeNull();
    expect(stubs()).toEqual([line]);
    pass(50);
  }
  composer().focus();
  expect(document.activeElement).toBe(composer());
});

test('a flood ends as lines, and the first no is enough', () => {
  const { askUrl } = besieged();
  for (let n = 0; n < 10; n += 1) askUrl();
  expect(dialog()).not.toBeNull();
  press('Decline');
  expect(dialog()).toBeNull();
  expect(stubs()).toHaveLength(9);
  pass(1000);
  expect(dialog()).toBeNull();
});

test('the person opens a line by hand', () => {
  const { askUrl } = besieged();
  askUrl();
  press('Decline');
  askUrl();
  press('Answer Acme');
  expect(dialog()).not.toBeNull();
});

test('30 seconds later a dialog opens by itself', () => {
  const { askUrl } = besieged();
  askUrl();
  press('Decline');
  askUrl();
  pass(29_999);
  expect(dialog()).toBeNull();
  pass(1);
  expect(dialog()).not.toBeNull();
});

test('what is open stays open when the server takes another one back', () => {
  const { askUrl, takeBack } = besieged();
  askUrl();
  askUrl();
  const open = dialog();
  expect(open).not.toBeNull();
  takeBack();
  expect(dialog()).toBe(open);
});

test('another server is not concerned', () => {
  const { askUrl, ask } = besieged();
  askUrl();
  press('Decline');
  ask('beta', consent('https://ok.example.test/b'), {
    requester: { connectionId: 'beta', name: 'Beta' },
  });
  expect(dialog()?.textContent).toContain('Beta wants to open');
});

test('a form in the page is no dialog, and comes as ever', () => {
  const { askUrl, ask } = besieged();
  askUrl();
  press('Decline');
  ask('form', question('Name?'));
  expect(screen.getByRole('textbox', { name: 'Value' })).toBeTruthy();
});

test('no dialog opens by itself while a frame has the focus', () => {
  const { askUrl } = besieged();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.focus();
  expect(document.activeElement).toBe(frame);
  askUrl();
  pass(5000);
  expect(dialog()).toBeNull();
  expect(stubs()).toEqual([line]);
  act(() => frame.blur());
  fireEvent.focus(window);
  pass(1500);
  expect(dialog()).not.toBeNull();
  frame.remove();
});
