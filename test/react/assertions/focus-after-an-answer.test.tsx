import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  box,
  button,
  composer,
  consent,
  messages,
  openChat,
  question,
  send,
} from '../outlet/chat.js';
import { email, heading, meet } from './surface.js';

const focused = () => document.activeElement?.textContent;

describe('28 one prompt', () => {
  test('with the focus inside, the receipt has it', async () => {
    const { user } = meet();
    await user.type(email(), 'a@b.example');
    await user.click(button('Decline'));
    await user.click(button('Discard and decline'));
    expect(document.activeElement).toBe(heading('You declined Acme’s request'));
  });

  test('a dialog gives the focus back to where it was', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { user } = meet(undefined, { presentation: 'dialog' });
    expect(document.activeElement).toBe(heading('Acme asks for information'));
    await user.click(button('Cancel'));
    await expect.poll(() => document.activeElement).toBe(opener);
    opener.remove();
  });

  test('a dialog that came from nowhere leaves the focus on the receipt', async () => {
    const { user } = meet(undefined, { presentation: 'dialog' });
    await user.click(button('Cancel'));
    await expect.poll(() => document.activeElement).toBe(heading('You cancelled Acme’s request'));
  });
});

describe('28 a queue', () => {
  test('goes on at the next heading, and ends at the last receipt', async () => {
    const { user, ask } = openChat();
    ask('r1');
    ask('r2');
    await user.type(box(), 'one');
    await user.click(send());
    expect(focused()).toBe('Acme asks for information');
    expect(messages()).toEqual(['r2?']);
    await user.type(box(), 'two');
    await user.click(send());
    expect(focused()).toBe('You answered Acme’s request');
  });

  test('leaves the focus in the composer', async () => {
    const { user, ask, queue } = openChat();
    ask('r1');
    ask('r2');
    await user.type(composer(), 'hello');
    act(() => queue.withdraw(queue.getSnapshot()[0]?.id ?? '', 'withdrawn'));
    expect(document.activeElement).toBe(composer());
    act(() => queue.settle(queue.getSnapshot()[1]?.id ?? '', { action: 'decline' }));
    expect(document.activeElement).toBe(composer());
  });

  test('goes on when the request that has the focus is withdrawn', async () => {
    const { user, ask, queue } = openChat();
    ask('r1');
    await user.type(box(), 'x');
    act(() => queue.withdraw(queue.getSnapshot()[0]?.id ?? '', 'expired'));
    expect(focused()).toBe('Acme’s request expired');
  });

  test('opens the next dialog in the place of the one that was answered, and gives the focus back at the end', async () => {
    const { user, ask } = openChat();
    composer().focus();
    ask('r1', consent('https://one.example.test/'));
    // Of the same server it would wait as a line after a decline.
    ask('r2', consent('https://two.example.test/'), {
      requester: { connectionId: 'b', name: 'Beta' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Answer Acme'));
    expect(focused()).toBe('Acme wants to open a website');
    await user.click(button('Decline'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('two.example.test');
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.click(button('Decline'));
    await expect.poll(focused).toBe('You declined Beta’s request');
  });

  test('a stub that is opened by hand begins at its heading, and the other keeps its draft', async () => {
    const { user, ask } = openChat();
    ask('r1');
    ask('r2', question('Second?'), { requester: { connectionId: 'b', name: 'Beta' } });
    await user.type(box(), 'half');
    await user.click(button('Answer Beta'));
    expect(focused()).toBe('Beta asks for information');
    expect(messages()).toEqual(['Second?']);
    await user.click(button('Answer Acme'));
    expect(box().value).toBe('half');
  });
});
