// Nine of ten is a usual answer.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hear } from '../announcements.js';
import { form, meet } from '../form/prompt.js';

const list = (count: number, more: object = {}) =>
  form({
    parts: {
      type: 'array',
      title: 'Parts',
      items: { type: 'string', enum: Array.from({ length: count }, (_, i) => `Part ${i + 1}`) },
      ...more,
    },
  });
const all = () => screen.queryByRole('button', { name: 'Select all: Parts' });
const none = () => screen.queryByRole('button', { name: 'Select none: Parts' });

describe('all of a list', () => {
  test.each([8, 10, 40])('of %i can be ticked, and taken back one by one', async (count) => {
    const { user, submit, content, tick } = meet(list(count));
    expect(none()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select all: Parts' }));
    expect(await hear(`${count} selected`)).toBeTruthy();
    expect(screen.getByText(`${count} selected`)).toBeTruthy();
    await user.click(tick('Part 1'));
    await submit();
    const rest = Array.from({ length: count - 1 }, (_, i) => `Part ${i + 2}`);
    expect(content()).toEqual({ parts: rest });
  });

  test('can be unticked', async () => {
    const { user, tick } = meet(list(9, { default: ['Part 1', 'Part 2'] }));
    await user.click(screen.getByRole('button', { name: 'Select none: Parts' }));
    expect(tick('Part 1').checked).toBe(false);
    expect(await hear('0 selected')).toBeTruthy();
  });

  test.each([
    ['of seven', 7, {}, false],
    ['where fewer may be chosen', 9, { maxItems: 8 }, false],
    ['where all may be chosen', 9, { maxItems: 9 }, true],
  ])('%s: is offered only where it helps', (_, count, more, isOffered) => {
    meet(list(count, more));
    expect(all() !== null).toBe(isOffered);
  });
});
