import { expect, test } from 'vitest';
import { spoken } from '../spoken.js';
import { button, meet } from './surface.js';

test('08 a group in error is read with its label, its error and its state', async () => {
  const { user, container } = meet();
  await user.click(button('Send to Acme'));
  const phrase = (await spoken(container)).find((one) => one.startsWith('radiogroup, Plan size'));
  expect(phrase).toMatch(/Error: Select an option for Plan size.*invalid/);
  expect(phrase).toMatch(/required/);
});
