import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announcements, hear } from '../announcements.js';
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
  [
    'a confirmation',
    {
      mode: 'form' as const,
      message: 'Delete it?',
      requestedSchema: { type: 'object', properties: {} },
    },
    'Acme asks you to confirm.',
  ],
  ['a URL', consent(), 'Acme wants to open ok.example.test.'],
])(
  '26 %s that arrives moves no focus and no selection, and is said once',
  async (_, request, sentence) => {
    const { ask } = await typing();
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    ask('r1', request);
    await hear(sentence);
    expect(screen.getByRole('status')).toBe(region);
    expect(announcements().join(' ').split(sentence)).toHaveLength(2);
    expect(document.activeElement).toBe(composer());
    expect([composer().selectionStart, composer().selectionEnd]).toEqual([2, 5]);
    expect(composer().value).toBe('hello world');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('26 three at once are said as one, with their number', async () => {
  const { queue } = await typing();
  act(() => {
    for (const name of ['A', 'B', 'C']) {
      void queue.ask(question(`${name}?`), { requester: { connectionId: name, name } });
    }
  });
  await hear('A asks for information. 3 requests are waiting.');
  expect(announcements().join(' ')).not.toMatch(/[BC] asks/);
});

test('27 an arrival speaks one polite sentence only', async () => {
  const { ask } = openChat();
  const phrases = await heard(async () => {
    ask('r1');
    await hear('Acme asks for information.');
  });
  expect(phrases).toEqual(['polite: Acme asks for information.']);
});
