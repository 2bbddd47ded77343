import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { everyKind } from '../form/everyKind.js';
import { form, meet } from '../form/prompt.js';

const text = { type: 'string', title: 'Name' };
const lines = { type: 'string', title: 'Story', maxLength: 400 };

test('19 Enter sends the only question', async () => {
  const { user, box, onResult } = meet(form({ name: text }));
  await user.type(box('Name'), 'Ada{Enter}');
  expect(onResult.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
});

test('19 Enter does nothing in one box of several', async () => {
  const { user, box, onResult, errors } = meet(form({ name: text, other: { type: 'string' } }));
  await user.type(box('Name'), 'Ada{Enter}');
  expect(onResult).not.toHaveBeenCalled();
  expect(errors()).toEqual([]);
});

test('19 Enter in a text area is a new line', async () => {
  const { user, box, onResult } = meet(form({ story: lines }));
  await user.type(box('Story'), 'a{Enter}b');
  expect(box('Story').value).toBe('a\nb');
  expect(onResult).not.toHaveBeenCalled();
});

test.each(['day', 'at', 'agree', 'news', 'plan', 'month', 'area', 'regions', 'tags'])(
  '19 Enter on the only question sends nothing where it is no text: %s',
  async (name) => {
    const { user, onResult } = meet(form({ [name]: everyKind[name] ?? {} }));
    const controls = document.querySelectorAll<HTMLElement>(
      '[data-elicit-part="fields"] :is(input, select)',
    );
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      control.focus();
      await user.keyboard('{Enter}');
    }
    expect(onResult).not.toHaveBeenCalled();
    expect(document.querySelector('[data-elicit-part="summary"]')).toBeNull();
  },
);

test('19 Enter on the tick beside the only question sends nothing', async () => {
  const { user, box, tick, onResult } = meet(
    form({ password: { type: 'string', title: 'Password' } }),
  );
  await user.type(box('Password'), 'x');
  await user.click(tick(/send it anyway/));
  await user.keyboard('{Enter}');
  expect(onResult).not.toHaveBeenCalled();
});

describe('19 Ctrl+Enter and Cmd+Enter send from anywhere', () => {
  test.each(['Control', 'Meta'])('19 %s', async (key) => {
    const { user, box, onResult } = meet(form({ story: lines, name: text }));
    await user.type(box('Name'), 'Ada');
    await user.type(box('Story'), `Once{${key}>}{Enter}{/${key}}`);
    expect(onResult.mock.calls).toEqual([
      [{ action: 'accept', content: { story: 'Once', name: 'Ada' } }],
    ]);
  });
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  '20 Enter of an input method sends nothing: %o',
  async (composing) => {
    const { user, box, onResult } = meet(form({ name: text }));
    await user.type(box('Name'), 'Ada');
    for (const more of [{}, { ctrlKey: true }, { metaKey: true }]) {
      fireEvent.keyDown(box('Name'), { key: 'Enter', ...more, ...composing });
    }
    expect(onResult).not.toHaveBeenCalled();
  },
);

test('20 nothing is checked while an input method composes', async () => {
  const { user, box, errors, submit } = meet(form({ name: { ...text, minLength: 2 } }));
  await submit();
  expect(errors()).toEqual(['Enter Name']);
  await user.click(box('Name'));
  fireEvent.compositionStart(box('Name'));
  fireEvent.input(box('Name'), { target: { value: 'にほん' }, isComposing: true });
  expect(errors()).toHaveLength(1);
  fireEvent.compositionEnd(box('Name'));
  expect(errors()).toEqual([]);
});

test('20 a list keeps its choice while an input method composes', async () => {
  const { user, onResult } = meet(form({ area: everyKind['area'] ?? {} }));
  const box = screen.getByRole('combobox', { name: 'Area' });
  await user.click(box);
  await screen.findByRole('listbox');
  fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect((box as HTMLInputElement).value).toBe('');
  expect(onResult).not.toHaveBeenCalled();
});
