import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { email, meet } from './surface.js';

const keys = [
  { key: 'Escape' },
  { key: 'Enter' },
  { key: 'Enter', ctrlKey: true },
  { key: 'Enter', metaKey: true },
];
const marks = [
  { mark: 'isComposing', init: { isComposing: true } },
  { mark: 'keyCode 229', init: { keyCode: 229 } },
];

const one = {
  message: 'Name?',
  requestedSchema: { type: 'object', properties: { n: { type: 'string', title: 'Work email' } } },
};

test.each(
  keys.flatMap((key) => marks.map((mark) => ({ ...mark, ...key, name: JSON.stringify(key) }))),
)('20 $name with $mark does nothing', ({ init, key, ...modifiers }) => {
  const { onResult } = meet(one, { presentation: 'dialog' });
  const targets = [email(), screen.getByRole('dialog'), document.body];
  for (const target of targets) fireEvent.keyDown(target, { key, ...modifiers, ...init });
  expect(onResult).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('20 the same keys without composition do what they say', () => {
  const { onResult } = meet(one, { presentation: 'dialog' });
  fireEvent.keyDown(email(), { key: 'Enter', ctrlKey: true });
  expect(onResult).toHaveBeenLastCalledWith({ action: 'accept', content: {} });
});
