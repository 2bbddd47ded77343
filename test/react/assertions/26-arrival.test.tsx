import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { composer, consent, createChat, openChat, question } from '../outlet/chat.js';
import { heard } from '../spoken.js';

async function typing(chat = createChat()) {
  const page = openChat({}, chat);
  await page.user.type(composer(), 'hello world');
  composer().setSelectionRange(2, 5);
  return page;
}

test.each([
  ['a form', question('First?'), 'Acme asks for information.'],
  ['a URL', consent(), 'Acme wants to open ok.example.test.'],
])(
  '26 %s that arrives moves no focus and no selection, and is said once',
  async (_, request, sentence) => {
    const { ask } = await typing();
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(region.textContent ?? ''));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    ask('r1', request);
    await waitFor(() => expect(region.textContent).not.toBe(''));
    expect(screen.getByRole('status')).toBe(region);
    expect(texts).toEqual([sentence]);
    expect(document.activeElement).toBe(composer());
    expect([composer().selectionStart, composer().selectionEnd]).toEqual([2, 5]);
    expect(composer().value).toBe('hello world');
    expect(screen.queryByRole('dialog')).toBeNull();
    observer.disconnect();
  },
);

test('26 three at once are said as one, with their number', async () => {
  const { queue } = await typing();
  act(() => {
    for (const name of ['A', 'B', 'C']) {
      void queue.ask(question(`${name}?`), { requester: { connectionId: name, name } });
    }
  });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'A asks for information. 3 requests are waiting.',
    ),
  );
});

test('27 an arrival speaks one polite sentence only', async () => {
  const { ask } = openChat();
  const phrases = await heard(async () => {
    ask('r1');
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  });
  expect(phrases).toEqual(['polite: Acme asks for information.']);
});
