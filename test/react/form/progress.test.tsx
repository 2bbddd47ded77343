import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { announcements, wasAnnounced } from '../announcements.js';
import { pass, stopTheClock } from '../clock.js';
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

/** Fills in a question and leaves it; what is then said of how many are left. */
function answer(name: string, value: string): string | undefined {
  const box = screen.getByRole('textbox', { name });
  fireEvent.change(box, { target: { value } });
  fireEvent.focusOut(box);
  const before = announcements().length;
  pass(200);
  const [said] =
    /\d+ required questions? left|All required questions are answered/.exec(
      announcements().slice(before).join(' '),
    ) ?? [];
  pass(10_000);
  return said;
}

describe('what is left is said', () => {
  stopTheClock();
  test('at every fifth question and at the last, not at each that is left', () => {
    meet(questions(13));
    pass(10_000); // the arrival has been said
    const said = Array.from({ length: 12 }, (_, i) => answer(`Q${i + 1}`, 'x'));
    expect(said.filter(Boolean)).toEqual([
      '10 required questions left',
      '5 required questions left',
      '1 required question left',
      'All required questions are answered',
    ]);
  });

  test('not while somebody types, and not a second time', () => {
    meet(questions(12)); // eleven are required
    fireEvent.change(screen.getByRole('textbox', { name: 'Q1' }), { target: { value: 'x' } });
    pass(10_000);
    expect(wasAnnounced('left')).toBe(false);
    expect(answer('Q1', 'xy')).toBe('10 required questions left');
    expect(answer('Q1', '')).toBeUndefined();
    expect(answer('Q1', 'x')).toBeUndefined();
  });
});
