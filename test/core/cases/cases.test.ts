import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  compileForm,
  initialEntries,
  loadEngines,
  readElicitRequest,
} from '../../../src/core/index.js';
import { answer, fieldOf, refusals, type Setting } from '../person.js';
import { elsewhere, plays } from './plays.js';

interface Result {
  readonly action: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface Case {
  readonly id: string;
  readonly area: string;
  readonly level: string;
  readonly summary: string;
  readonly request: unknown;
  readonly env?: Setting;
  readonly expected: {
    readonly result?: Result | null;
    readonly alternatives?: readonly { readonly result: Result | null }[];
  };
}

const AREAS = ['compile', 'defaults', 'edit', 'validate', 'submit'];
const file = new URL('../../data/cases.json', import.meta.url);
const all = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[];
const cases = all.filter(({ area }) => AREAS.includes(area));
const played = cases.filter(({ id }) => id in plays);

async function open({ request, env = {} }: Case) {
  const read = readElicitRequest(request);
  if (!read.ok || read.elicitation.mode !== 'form') throw new Error('not a form');
  const model = compileForm(read.elicitation.requestedSchema);
  const setting: Setting = { timeZone: 'UTC', ...env, engines: await loadEngines(model) };
  return { model, setting };
}

describe.each(played)('$id: $summary', (one) => {
  const play = plays[one.id] ?? {};

  test('the form is as it should be', async () => {
    const { model, setting } = await open(one);
    const entries = initialEntries(model, setting);
    for (const [name, shown] of Object.entries(play.shows ?? {}))
      expect(entries[fieldOf(model, name).id]).toEqual(shown);
    for (const [name, labels] of Object.entries(play.options ?? {}))
      expect(fieldOf(model, name)).toMatchObject({ options: labels.map((label) => ({ label })) });
    expect(model.omitted.map(({ name }) => name)).toEqual(play.omitted ?? []);
    expect(model.notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining([...(play.notices ?? [])]),
    );
  });

  test('what is entered is refused or sent as it should be', async () => {
    const { model, setting } = await open(one);
    for (const [answers, codes] of play.first ?? []) {
      const outcome = answer(model, answers, setting);
      expect(outcome.ok).toBe(false);
      expect(refusals(model, outcome)).toEqual(codes);
    }
    for (const answers of play.also ?? [])
      expect(answer(model, answers, setting)).toMatchObject({ ok: true });
    const outcome = answer(model, play.last ?? {}, setting);
    expect(refusals(model, outcome)).toEqual(play.refused ?? {});
    expectOutcome(one, outcome.ok ? outcome.content : null);
  });
});

/** The case says what may be sent; several outcomes can be right, and lists are compared as sets. */
function expectOutcome({ id, expected }: Case, content: unknown): void {
  const right = [expected.result, ...(expected.alternatives ?? []).map(({ result }) => result)];
  const contents = right.flatMap((result) =>
    result === undefined ? [] : [result?.content ?? null],
  );
  if (contents.length === 0) return;
  expect(contents.map((one) => canonical(one, id))).toContainEqual(canonical(content, id));
}

const INSTANTS: Readonly<Record<string, string>> = {
  'edt-23': '2026-07-01T12:15:00.000Z',
  'edt-24': '2026-03-29T01:30:00.000Z',
};

function canonical(content: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (Array.isArray(value)) return new Set(value);
    if (key !== 'at') return value;
    return value === '<RFC 3339 date-time>' ? INSTANTS[id] : new Date(String(value)).toISOString();
  });
}

test('no case is forgotten', () => {
  const known = new Set([...Object.keys(plays), ...Object.keys(elsewhere)]);
  expect(cases.filter(({ id }) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !cases.some((one) => one.id === id))).toEqual([]);
});

afterAll(() => {
  const counts = new Map<string, number>();
  for (const { area, level } of played)
    counts.set(`${area}/${level}`, (counts.get(`${area}/${level}`) ?? 0) + 1);
  const list = [...counts].map(([kind, count]) => `${kind} ${count}`);
  process.stdout.write(
    `Cases run in core: ${played.length} of ${cases.length} (${list.join(', ')})\n`,
  );
});
