import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, meet } from './prompt.js';

const questions = (count: number) =>
  form(
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`q${i}`, { type: 'string', title: `Q${i}` }]),
    ),
    ['q0'],
  );

test('a long form says how many required questions are left', async () => {
  const { user, box } = meet(questions(11));
  expect(screen.getByText('10 required questions left')).toBeTruthy();
  await user.type(box('Q1'), 'ab');
  await user.type(box('Q0 (optional)'), 'c');
  expect(screen.getByText('9 required questions left')).toBeTruthy();
  await user.clear(box('Q1'));
  expect(screen.getByText('10 required questions left')).toBeTruthy();
});

test('a short form does not count', () => {
  meet(questions(10));
  expect(screen.queryByText(/questions left/)).toBeNull();
});
