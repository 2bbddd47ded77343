import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, meet } from '../form/prompt.js';

const named = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ const: `t${i}`, title: `Tag ${i}` }));
const tags = (count: number, more: object = {}) =>
  form({ tags: { type: 'array', title: 'Tags', items: { anyOf: named(count) }, ...more } }, [
    'tags',
  ]);

const rows = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search Tags' });

test('a search narrows the list and keeps what is ticked in sight', async () => {
  const { user, tick, submit, content } = meet(tags(20));
  await user.click(tick('Tag 3'));
  await user.type(search(), 'tag 1');
  expect(rows()).toEqual([
    'Tag 3',
    'Tag 1',
    ...Array.from({ length: 10 }, (_, i) => `Tag ${10 + i}`),
  ]);
  await user.click(tick('Tag 12'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await submit();
  expect(content()).toEqual({ tags: ['t3', 't12'] });
});

test('rows keep their place while the person is there; ticked ones come first afterwards', async () => {
  const { user, tick, leave } = meet(tags(12));
  await user.click(tick('Tag 7'));
  expect(rows()[0]).toBe('Tag 0');
  await leave();
  expect(rows().slice(0, 2)).toEqual(['Tag 7', 'Tag 0']);
});

test('of many options a hundred are drawn, and it is said how many more there are', async () => {
  const { user } = meet(tags(500, { default: ['t400'] }));
  expect(rows()).toHaveLength(101);
  expect(screen.getByText('399 more options. Type to narrow the list')).toBeTruthy();
  await user.type(search(), 'nothing of the kind');
  expect(rows()).toEqual(['Tag 400']);
  expect(screen.getByText('nothing of the kind')).toBeTruthy();
});

test('all ticks can be taken back at once', async () => {
  const { user, button, submit, content } = meet(tags(12, { default: ['t1', 't2'] }));
  await user.click(button('Clear Tags'));
  expect(document.activeElement).toBe(search());
  await submit();
  expect(content()).toEqual({});
});

test('Escape takes back what was searched for, and only then closes the dialog', async () => {
  const { user, onResult } = meet(tags(20), { presentation: 'dialog' });
  await user.type(await screen.findByRole('searchbox'), 'x');
  await user.keyboard('{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(onResult).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onResult.mock.calls).toEqual([[{ action: 'cancel' }]]);
});
