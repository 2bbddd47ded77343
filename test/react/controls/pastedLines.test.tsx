// Line breaks that are pasted or dropped are kept, or it is told that they are not.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { hear } from '../announcements.js';
import { ElicitationPrompt } from '../../../src/index.js';
import { acme, form, meet } from '../form/prompt.js';

const box = () => screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox');

describe('a box of one line', () => {
  test.each([
    ['several lines', 'fix: stop\n\nIt never ended.', 'fix: stop\n\nIt never ended.'],
    ['lines of Windows', 'a\r\n\tb', 'a\n\tb'],
    ['lines of an old Mac', 'a\rb', 'a\nb'],
    ['lines and a last break', 'a\nb\n', 'a\nb'],
  ])('grows for %s, and sends them as they are', async (_, pasted, kept) => {
    const { user, submit, content } = meet(form({ it: { type: 'string', title: 'It' } }));
    await user.type(box(), 'one two');
    box().setSelectionRange(4, 7);
    await user.paste(pasted);
    expect(box().tagName).toBe('TEXTAREA');
    expect(document.activeElement).toBe(box());
    expect(box().selectionStart).toBe(box().value.length);
    await user.keyboard('!');
    await submit();
    expect(content()).toEqual({ it: `one ${kept}!` });
  });

  test.each(['one line', 'one line\n', '\n one line \n'])('stays one for %j', async (pasted) => {
    const { user } = meet(form({ it: { type: 'string', title: 'It' } }));
    await user.click(box());
    await user.paste(pasted);
    expect(box().tagName).toBe('INPUT');
  });

  test.each([
    ['a number', { type: 'integer' }, '1\n2', /must be a number/],
    ['an address', { type: 'string', format: 'email' }, 'a@b.example\nc', /It/],
    ['an address', { type: 'string', format: 'uri' }, 'https://b.example/\nc', /It/],
    ['a short text', { type: 'string', maxLength: 3 }, 'ab\ncd', /3 characters or less/],
  ])('of %s shows the lines, and they are refused', async (_, property, pasted, error) => {
    const { user, submit, onResult, errors } = meet(form({ it: { ...property, title: 'It' } }));
    await user.click(box());
    await user.paste(pasted);
    expect(box().value).toBe(pasted);
    await submit();
    expect(onResult).not.toHaveBeenCalled();
    expect(errors()).toEqual([expect.stringMatching(error)]);
  });

  test('grows for lines that are dropped on it, behind what is there', async () => {
    const { user, submit, content } = meet(form({ it: { type: 'string', title: 'It' } }));
    await user.type(box(), 'x ');
    fireEvent.drop(box(), { dataTransfer: { getData: () => 'a\nb' } });
    await submit();
    expect(content()).toEqual({ it: 'x a\nb' });
  });

  test('is one of several from the beginning where a draft has lines', () => {
    render(
      <ElicitationPrompt
        request={form({ it: { type: 'string', title: 'It' } })}
        requester={acme}
        onResult={() => {}}
        draft={{ f0: 'a\nb' }}
      />,
    );
    expect(box().value).toBe('a\nb');
  });

  test('in several, Enter makes a line and does not send', async () => {
    const { user, onResult } = meet(form({ it: { type: 'string', title: 'It' } }));
    await user.click(box());
    await user.paste('a\nb');
    await user.keyboard('{Enter}c');
    expect(box().value).toBe('a\nb\nc');
    expect(onResult).not.toHaveBeenCalled();
  });
});

const colours = Array.from({ length: 40 }, (_, i) => `Colour ${i}`);

describe('a box to search in joins lines, and says so', () => {
  test.each([
    ['an option', { type: 'string', enum: colours }, 'combobox'],
    ['own words', { anyOf: [{ type: 'string', enum: colours }, { type: 'string' }] }, 'combobox'],
    ['several options', { type: 'array', items: { enum: colours } }, 'searchbox'],
  ])('%s', async (_, property, role) => {
    const user = userEvent.setup();
    meet(form({ it: { ...property, title: 'It' } }));
    // The list takes the place of a plain box, which has the same role.
    if (role === 'combobox') await screen.findByRole('listbox', { hidden: true });
    await user.click(screen.getByRole(role));
    await user.paste('Colour\n  39\n');
    expect(screen.getByRole<HTMLInputElement>(role).value).toBe('Colour 39');
    expect(screen.getByText(/line breaks became spaces/, { selector: 'p' })).toBeTruthy();
    expect(await hear('line breaks became spaces')).toBeTruthy();
  });
});
