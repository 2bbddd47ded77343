import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  loadEngines,
  readElicitRequest,
  type Field,
} from '../../../src/core/index.js';
import { isThere } from './titles.js';
import { answer, fieldOf, refusals, type Answers, type Setting } from '../person.js';

// Public reports about other clients, as requests with what is wanted. Those that core decides are played here; each of
// the others names the tests that play it.

interface Report {
  readonly id: string;
  readonly summary: string;
  readonly request: { readonly message?: string };
  readonly env?: Setting;
  readonly expected: { readonly result?: { readonly content?: unknown } | null };
}

interface Play {
  /** What the model says of a field. */
  readonly fields?: Readonly<Record<string, Partial<Record<string, unknown>>>>;
  /** Tries, each with the codes that it is refused with. */
  readonly refused?: readonly (readonly [Answers, Readonly<Record<string, string>>])[];
  /** The last try, whose content is the one of the report, or this. */
  readonly last?: Answers;
  readonly content?: unknown;
}

const file = new URL('../../data/reports.json', import.meta.url);
const reports = JSON.parse(readFileSync(file, 'utf8')) as readonly Report[];

const plays: Readonly<Record<string, Play>> = {
  'rep-09': {
    fields: { commit_message: { control: 'area' } },
    last: { commit_message: 'fix: stop the loop\n\nIt never ended.' },
  },
  'rep-10': { fields: { repo: { control: 'line' } }, last: { repo: 'my-repo' } },
  'rep-12': { fields: { steps: { control: 'area' }, start: { control: 'time' } } },
  'rep-13': { last: {} },
  'rep-15': { last: { contact: 'https://acme.example' } },
  'rep-17': {
    fields: { colour: { suggestions: [{ label: 'red' }, { label: 'green' }] } },
    last: { colour: 'teal' },
  },
  'rep-19': {
    refused: [
      [{ mail: 'name@gmail' }, { mail: 'email-ending' }],
      [{ mail: 'li@例子.中国' }, { mail: 'email-letters' }],
    ],
    last: { mail: 'li@xn--fsqu00a.xn--fiqs8s' },
    content: { mail: 'li@xn--fsqu00a.xn--fiqs8s' },
  },
  'rep-20': {
    refused: [
      [{ server: 'example.com:8080/path' }, { server: 'uri-scheme' }],
      [{ server: 'localhost:3000' }, { server: 'uri-scheme' }],
    ],
    last: { server: 'https://example.com:8080/path' },
    content: { server: 'https://example.com:8080/path' },
  },
  'rep-22': {
    fields: { when: { suggested: { reason: 'no-offset' } } },
    last: {},
    content: { when: '2026-03-01T09:00:00+01:00' },
  },
  'rep-28': {
    fields: {
      name: { autofill: undefined },
      address: { autofill: undefined },
      state: { autofill: undefined },
      region: { autofill: undefined },
    },
  },
  'rep-37': { fields: { value: { label: 'What priority level?' } } },
  'rep-39': { fields: { shot: { isFile: true } } },
};

/** The tests of a report that is not, or not only, for core: the file, and the beginning of the title. */
const elsewhere: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'rep-01': [['browser/reports.test.tsx', 'rep-01 what is approved']],
  'rep-03': [['react/reports.test.tsx', 'rep-03 a long question']],
  'rep-06': [['browser/reports.test.tsx', 'rep-06 an error changes']],
  'rep-08': [['browser/reports.test.tsx', 'rep-08 the second error']],
  'rep-09': [['browser/reports.test.tsx', 'rep-09 lines that are pasted']],
  'rep-10': [['browser/reports.test.tsx', 'rep-10 a name with a limit']],
  'rep-18': [
    ['react/reports.test.tsx', 'rep-18 ten boxes'],
    ['react/controls/selectAll.test.tsx', '%s: is offered only where it helps'],
  ],
  'rep-24': [['react/reports.test.tsx', 'rep-24 what only sounds like a secret']],
  'rep-25': [['react/reports.test.tsx', 'rep-25 a German password']],
  'rep-27': [['browser/secrets.test.tsx', 'dots while it is typed']],
  'rep-28': [['react/assertions/autofill-and-server-words.test.tsx', '9 %s → %s']],
  'rep-30': [
    ['react/reports.test.tsx', 'rep-30 Cancel asks'],
    ['react/actions/leaving.test.tsx', '%s asks, and the receipt gives the words back'],
  ],
  'rep-32': [
    ['browser/reports.test.tsx', 'rep-32 a server asks again'],
    ['react/outlet/corrections.test.tsx', 'secrets are asked once more'],
    ['mcp/rounds/corrections.test.ts', 'in another run'],
  ],
  'rep-33': [
    ['react/reports.test.tsx', 'rep-33 a host may keep a request'],
    ['mcp/queue/surfaces.test.ts', 'leaveMs: Infinity keeps it'],
  ],
  'rep-34': [['relay/pages.test.ts', '1, 35: a reload in the middle is no answer']],
  'rep-35': [['protocol/attach.test.ts', 'ends a form with the last call']],
  'rep-36': [['react/reports.test.tsx', 'rep-36 a page of a server on this machine']],
  'rep-37': [['react/reports.test.tsx', 'rep-37 a lone field']],
  'rep-42': [
    ['mcp/queue/siege.test.ts', 'a run: %s'],
    ['mcp/queue/siege.test.ts', 'no warning of too many listeners'],
  ],
};

/** Words on buttons and notes, which the second design of the surfaces decides. */
const ofTheDesign = ['rep-29', 'rep-38', 'rep-40', 'rep-41'];

const played = reports.filter(({ id }) => id in plays);

describe.each(played)('$id: $summary', ({ id, request, env = {}, expected }) => {
  const { fields = {}, refused = [], last, content } = plays[id] ?? {};

  test('comes to what is wanted', async () => {
    const read = readElicitRequest(request);
    if (!read.ok || read.elicitation.mode !== 'form') throw new Error('not a form');
    const { requestedSchema, message } = read.elicitation;
    const model = compileForm(requestedSchema, { message });
    const setting: Setting = { timeZone: 'UTC', ...env, engines: await loadEngines(model) };
    expect(Object.keys(initialEntries(model, setting))).toHaveLength(model.fields.length);
    for (const [name, facts] of Object.entries(fields)) {
      const field: Field = fieldOf(model, name);
      expect({ autofill: undefined, ...field }).toMatchObject(facts);
    }
    for (const [answers, codes] of refused)
      expect(refusals(model, answer(model, answers, setting))).toEqual(codes);
    if (!last) return;
    const outcome = answer(model, last, setting);
    expect(outcome).toEqual({ ok: true, content: content ?? expected.result?.content });
  });
});

describe('no report is without a test', () => {
  test.each(reports)('$id: $summary', ({ id }) => {
    const tests = elsewhere[id] ?? [];
    expect(id in plays || tests.length > 0 || ofTheDesign.includes(id)).toBe(true);
    expect(tests.filter((one) => !isThere(...one))).toEqual([]);
  });

  test('and every one that is named is in the file', () => {
    const named = [...Object.keys(plays), ...Object.keys(elsewhere), ...ofTheDesign];
    const ids = reports.map(({ id }) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
