import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  loadEngines,
  readElicitRequest,
  type Field,
} from '../../../src/core/index.js';
import { answer, fieldOf, refusals, type Answers, type Setting } from '../person.js';

// Public reports about other clients, as requests with what is wanted: those that core decides.

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

test('every report that is played here is in the file', () => {
  expect(played.map(({ id }) => id)).toEqual(Object.keys(plays));
});
