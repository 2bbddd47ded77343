// What people put into fields, sensible and not. Drawn before the form is known, so that drawing is cheap.
import * as fc from 'fast-check';
import type { Entries, Entry, Field, FormModel } from '../../../src/core/index.js';

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'aa',
    'aaaa',
    '42',
    'ada@example.com',
    'a.b+c@mail.example.org',
    'nope',
    'https://example.com/a?b#c',

    'urn:isbn:123',
    'example.com',
    '2026-02-28',
    '2026-02-30',
    '2026-07-01T12:00:00Z',
    '2026-07-01T12:00:00+05:30',
    '😀',
    '😀😀',
    'é',
    'x'.repeat(150),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const numbers = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '2.5',
    '4',
    '143.48',
    '0.1',
    '1e3',
    '1,000',
    '12abc',
    '-',
    '9007199254740993',
    '.5',
    '7.',
  ),
  fc.integer({ min: -20, max: 200 }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const clocks = fc.record({
  date: fc.constantFrom(
    '',
    '2026-03-29',
    '2026-10-25',
    '1890-01-01',
    '2026-02-30',
    '20265-01-01',
    '0001-01-01',
  ),
  time: fc.constantFrom('', '02:30', '00:00', '23:59:59', '12:00:00.5', '25:00'),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns', 'Nowhere/Land'),
});

/** Answers in a mind; a longer form gets some of them again. */
export const SOME = 6;
const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: SOME, maxLength: SOME });

/** What a person has in mind before they see the form. */
export const minds = fc.record({
  texts: several(texts),
  numbers: several(numbers),
  clocks: several(clocks),
  picks: several(fc.nat(8)),
  lists: several(fc.uniqueArray(fc.nat(8), { maxLength: 4 })),
  skips: several(fc.boolean()),
});

export type Mind = typeof minds extends fc.Arbitrary<infer T> ? T : never;

function entryFor(field: Field, mind: Mind, i: number): Entry {
  const pick = mind.picks[i] ?? 0;
  switch (field.kind) {
    case 'text':
      return (field.format === 'date-time' && pick < 5 ? mind.clocks[i] : mind.texts[i]) ?? '';
    case 'number':
      return mind.numbers[i] ?? '';
    case 'boolean':
      return [true, false, null][pick % 3] ?? null;
    case 'single-select':
      return pick < field.options.length ? pick : null;
    case 'multi-select':
      return (mind.lists[i] ?? []).filter((index) => index < field.options.length);
    default:
      return field satisfies never;
  }
}

/** Entries for a form; some fields are left as they were found. */
export function entriesOf(model: FormModel, start: Entries, mind: Mind): Entries {
  const given = model.fields.flatMap((field, at) => {
    const i = at % SOME;
    return mind.skips[i] ? [] : [[field.id, entryFor(field, mind, i)]];
  });
  return { ...start, ...Object.fromEntries(given) };
}
