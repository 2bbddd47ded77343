import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/index.js';
import { createEntryStore } from '../../../src/react/form/entryStore.js';

const moment = {
  date: '2026-03-28',
  time: '09:30',
  zone: 'UTC',
  untouched: '2026-03-28T09:30:00Z',
};
const entries: readonly Entry[] = [
  'Ada',
  '',
  { incomplete: true },
  moment,
  true,
  null,
  3,
  [0, 2],
  [],
];

describe('an entry is kept as it is given', () => {
  test.each(entries)('%j at the beginning', (entry) => {
    const store = createEntryStore({ f0: entry, f1: 'other' });
    expect(store.get('f0')).toEqual(entry);
    expect(store.all()).toEqual({ f0: entry, f1: 'other' });
  });

  test.each(entries)('%j later on', (entry) => {
    const store = createEntryStore({ f0: 'first', f1: 'other' });
    store.set('f0', entry);
    expect(store.get('f0')).toEqual(entry);
    expect(store.all()).toEqual({ f0: entry, f1: 'other' });
  });
});

test('a field without an entry has none', () => {
  expect(createEntryStore({}).get('f0')).toBeNull();
});

test('a moment takes the place of another one whole', () => {
  const store = createEntryStore({ f0: moment });
  store.set('f0', { date: '', time: '', zone: 'UTC' });
  expect(store.get('f0')).toEqual({ date: '', time: '', zone: 'UTC' });
});

test('what is handed out does not change what is kept', () => {
  const store = createEntryStore({ f0: 'kept' });
  Object.assign(store.all(), { f0: 'changed' });
  expect(store.get('f0')).toBe('kept');
});

test('an attached box shows what is set, and keeps its caret while it is typed into', () => {
  const store = createEntryStore({ f0: '' });
  const box = Object.assign(document.createElement('input'), { name: 'f0' });
  store.attach(box);
  store.attach(null);
  store.set('f0', 'Ada');
  expect(box.value).toBe('Ada');
  box.setSelectionRange(1, 1);
  store.set('f0', box.value);
  expect(box.selectionStart).toBe(1);
});
