// What the steps of each case come to where there is no screen. `last` is compared with the case's own expectation.
import type { Answers } from '../person.js';

export interface Play {
  /** What each box shows at the start. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Labels of the options of a field. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** Earlier tries, each with the codes that it is refused with. */
  readonly first?: readonly (readonly [Answers, Readonly<Record<string, string>>])[];
  /** Values that are accepted on the way. */
  readonly also?: readonly Answers[];
  /** The last try. @default nothing is touched */
  readonly last?: Answers;
  /** Codes of the last try, where nothing may be sent. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Properties that have no field. */
  readonly omitted?: readonly string[];
  /** Codes that the compiler has put on record, among others. */
  readonly notices?: readonly string[];
}

const family = '👨‍👩‍👧';
const clock = (date: string, time: string, zone: string) => ({ date, time, zone });

export const plays: Readonly<Record<string, Play>> = {
  'cmp-01': { options: { mood: ['calm', 'busy'] }, notices: ['nullable'] },
  'cmp-02': {
    shows: { seats: '' },
    first: [[{ seats: '9' }, { seats: 'range' }]],
    last: { seats: '3' },
  },
  'cmp-03': { last: { note: 'ring twice' }, notices: ['nullable'] },
  'cmp-05': { options: { lane: ['b'] }, notices: ['enum-names-length'] },
  'cmp-06': {
    options: { size: ['small', 'large'] },
    last: { size: 'large' },
    notices: ['reference'],
  },
  'cmp-07': { shows: { size: 1 }, notices: ['all-of', 'reference'] },
  'cmp-09': { last: { b: 'hi' }, omitted: ['a'], notices: ['reference-unresolved'] },
  'cmp-10': { last: { name: 'Ada' }, notices: ['root-keyword'] },
  'cmp-11': {},
  'cmp-12': { notices: ['properties-missing'] },
  'cmp-13': { last: { copies: 2 }, notices: ['enum-not-string'] },
  'cmp-14': {
    options: { days: ['Monday', 'Tuesday'] },
    last: { days: ['Tuesday'] },
    notices: ['items-one-of'],
  },
  'cmp-15': { last: { days: ['Monday', 'Tuesday'] } },
  'cmp-16': { last: { note: 'later' }, omitted: ['parts'] },
  'cmp-17': { last: { note: 'home' }, omitted: ['place'], refused: {} },
  'cmp-18': { last: { scoops: '2' } },
  'cmp-19': { last: { note: 'x' }, omitted: ['slot'], refused: {}, notices: ['enum-empty'] },
  'cmp-20': {
    options: { pet: ['p1', 'p2', 'p3'] },
    last: { pet: 'p3' },
    notices: ['enum-names-length'],
  },
  'cmp-21': { last: { theme: 'Dark' }, notices: ['enum-legacy-names'] },
  'cmp-23': { last: { host: 'anything at all' }, notices: ['format-unknown'] },
  'cmp-24': { first: [[{ phone: '555-01' }, { phone: 'pattern' }]], last: { phone: '555-0100' } },
  'cmp-25': { last: { code: 'abc' }, notices: ['pattern-unchecked'] },
  'cmp-26': { last: { token: `${'a'.repeat(40)}!` }, refused: { token: 'pattern' } },
  'cmp-27': {
    last: { city: 'Oslo' },
    omitted: ['ghost'],
    refused: {},
    notices: ['required-unknown'],
  },
  'cmp-28': {
    options: { unit: ['kg', 'lb'] },
    last: { unit: 'kg' },
    notices: ['option-duplicate'],
  },
  'cmp-30': { last: { 'page[size]': '20', 'user.name': 'Ada', 'a,b': 'z' } },
  'cmp-32': { last: { '0': 'x', '1000000': 'y' } },
  'cmp-33': {
    first: [[{}, { constructor: 'required', toString: 'required' }]],
    last: { constructor: 'acme', toString: 'fmt' },
  },
  'cmp-35': { last: { '': 'fine' } },
  'cmp-36': { last: { 'first name': 'A', 'größe 📏': 'B' } },
  'cmp-37': { options: { region: ['eu-1'] }, last: { region: 'eu-1' }, notices: ['const'] },

  'def-01': { shows: { first: 'Sam', age: '30', rate: '2.5', news: true, tier: 1, tags: [1] } },
  'def-02': { shows: { keep: true } },
  'def-03': { shows: { copy: false } },
  'def-04': { shows: { retries: '0' } },
  'def-06': { shows: { top: [0] }, notices: ['default-unknown-option'] },
  'def-07': { shows: { picks: [] } },
  'def-08': {
    shows: { volume: '150' },
    first: [[{}, { volume: 'range' }]],
    last: { volume: '100' },
  },
  'def-09': { shows: { limit: '5', dark: null }, notices: ['default-type'] },
  'def-10': { shows: { nick: '' } },
  'def-12': { shows: { day: '2026-01-01' } },
  'def-14': { shows: { limit: '5' }, last: { limit: '' } },
  'def-15': { last: { limit: '', note: 'none' } },
  'def-16': { shows: { msg: '' } },
  'def-17': { shows: { tol: '1e-7', mass: '6.02e+23' } },

  'edt-01': {
    last: { weight: '1.05' },
    also: [{ weight: '1' }, { weight: '1.' }, { weight: '1.0' }],
  },
  'edt-02': { first: [[{ offset: '-' }, { offset: 'number' }]], last: { offset: '-.5' } },
  'edt-03': { first: [[{ n: '1e', i: '2e2' }, { n: 'number' }]], last: { n: '1e3', i: '2e2' } },
  'edt-04': { first: [[{ pieces: '2.5' }, { pieces: 'integer' }]], last: { pieces: '2.0' } },
  'edt-05': { last: { len: '2,5' } },
  'edt-07': { last: { discount: '', pcs: '' } },
  'edt-08': { last: { budget: '1e999' }, refused: { budget: 'number-too-big' } },
  'edt-10': { shows: { amount: '40' } },
  'edt-11': { also: [{ seat: 'window' }], last: { seat: null } },
  'edt-13': {
    first: [
      [
        { mail: 'a', nick: 'b' },
        { mail: 'email', nick: 'min-length' },
      ],
    ],
    last: { mail: '', nick: '' },
  },
  'edt-14': { last: { sep: ' - ' } },
  'edt-15': {
    first: [[{ mail: 'pat@example.test ' }, { mail: 'email' }]],
    last: { mail: 'pat@example.test' },
  },
  'edt-16': { shows: { title: 'Draft' }, last: { title: 'Final' } },
  'edt-18': { last: { addons: ['gift'] } },
  'edt-19': { last: { ans: ['0', 'false'] } },
  'edt-20': { last: { day: { incomplete: true } }, refused: { day: 'date-incomplete' } },
  'edt-21': { last: { day: '20265-10-10' }, refused: { day: 'date-year' } },
  'edt-23': { last: { at: clock('2026-07-01', '17:45', 'Asia/Kolkata') } },
  'edt-24': {
    first: [[{ at: clock('2026-03-29', '02:30', 'Europe/Berlin') }, { at: 'time-gap' }]],
    last: { at: clock('2026-03-29', '03:30', 'Europe/Berlin') },
  },

  'val-01': {
    first: [[{}, { name: 'required' }]],
    last: { name: '' },
    refused: { name: 'required' },
  },
  'val-02': { first: [[{ ini: '💩' }, { ini: 'min-length' }]], last: { ini: '💩💩' } },
  'val-04': { last: { f: family }, refused: { f: 'max-length' } },
  'val-07': {
    first: [
      [{ link: 'www.example.test' }, { link: 'uri-scheme' }],
      [{ link: '/docs' }, { link: 'uri' }],
    ],
    last: { link: 'urn:isbn:9780131103627' },
  },
  'val-10': {
    first: [[{ price: '1.155' }, { price: 'multiple-of' }]],
    also: [{ price: '1.15' }, { price: '0.29' }, { price: '19.99' }],
    last: { price: '143.48' },
  },
  'val-11': { first: [[{ qty: '0' }, { qty: 'exclusive-minimum' }]], last: { qty: '0.5' } },
  'val-13': { last: { ref: 'ab123cd' } },
  // Reading 1 is stricter than the schema here; the case allows that.
  'val-15': { refused: { extras: 'required-choice' } },
  'val-16': {
    first: [
      [{ p: ['a'] }, { p: 'min-items' }],
      [{ p: ['a', 'b', 'c', 'd'] }, { p: 'max-items' }],
    ],
    last: { p: ['a', 'b', 'c'] },
  },
  'val-18': { refused: { must: 'required-yes-no' } },
  'val-19': { first: [[{}, { agree: 'must-be' }]], last: { agree: true } },
  'val-20': { last: { h: '1.75' } },
  'val-21': {
    first: [
      [
        { a: 'x', b: '99' },
        { a: 'min-length', b: 'maximum' },
      ],
      [{ a: 'xyz', b: '99' }, { b: 'maximum' }],
    ],
    last: { a: 'xyz', b: '9' },
  },
  'val-22': { last: { n: '5' } },

  'sub-01': {},
  'sub-02': {},
  'sub-05': { last: { s: '', n: '', b: null, e: null, m: [], d: '' } },
  'sub-06': { last: { i: '7', n: '7.5', b: true, s: '7' } },
  'sub-07': { last: { name: 'Ada' } },
  'sub-09': {},
  'sub-10': { refused: { confirm: 'required-yes-no', reason: 'required-choice' } },
  'sub-11': { shows: { notes: 'a\nb' }, last: { notes: 'a\nb\nc' } },
};

/** Cases with nothing to see here, and why. */
export const elsewhere: Readonly<Record<string, string>> = {
  'val-05': 'its rows are those of formats.test.ts and of the suite',
  'val-06': 'its rows are those of formats.test.ts and of the suite',
  'val-08': 'its rows are those of formats.test.ts and of the suite',
  'val-09': 'its rows are those of formats.test.ts and of the suite',
  'sub-08': 'is about a dialog that can be left',
};
