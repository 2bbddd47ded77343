import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createElicitationQueue,
  createElicitHandler,
  runWithElicitation,
  type ElicitModes,
  type MoreParams,
} from '../../src/mcp/index.js';
import { createPerson, type Person } from '../protocol/person.js';
import { acme, isOpen, other } from './queue/room.js';

// The cases of the corpus about actions, URLs and the protocol that need no screen, by their own requests and expectations.

interface Case {
  id: string;
  summary: string;
  request: Record<string, unknown>;
  expected: {
    result?: unknown;
    results?: Record<string, unknown>;
    error?: { code: number };
    inputResponses?: unknown;
  };
}

const file = new URL('../data/cases.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
const any = /(?:)/; // whatever is asked

function caseOf(id: string): Case {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  return found;
}

/** A client with these modes, and a person at it. */
function client(modes?: ElicitModes) {
  const queue = createElicitationQueue();
  const handler = createElicitHandler(queue, { requester: acme, ...(modes && { modes }) });
  return { queue, person: createPerson(queue), send: (params: unknown) => handler({ params }) };
}

describe.each<[string, (person: Person) => Promise<void>]>([
  ['act-03', (person) => person.declines(any)],
  ['act-04', (person) => person.cancels(any)],
  ['url-21', (person) => person.opens(any)],
  ['pro-01', (person) => person.accepts(any, { N: 'Ada' })],
  ['pro-06', (person) => person.accepts(any, { N: 'Ada' })],
  ['pro-10', (person) => person.accepts(any, { N: 'Ada' })],
])('%s', (id, deed) => {
  const { request, expected } = caseOf(id);
  it('is answered as it should be', async () => {
    const { person, send } = client();
    const result = send(request);
    await deed(person);
    expect(await result).toEqual(expected.result);
    expect('content' in (await result)).toBe(
      expected.result instanceof Object && 'content' in expected.result,
    );
  });
});

it('pro-06: a dialect that nobody knows is answered with an error', async () => {
  const { request } = caseOf('pro-06');
  const schema = {
    ...(request['requestedSchema'] as object),
    $schema: 'https://example.test/my-dialect',
  };
  const { person, send } = client();
  const [outcome] = await Promise.allSettled([
    send({ ...request, requestedSchema: schema }),
    person.declines(any),
  ]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: -32602 } });
});

describe.each<[string, ElicitModes | undefined]>([
  ['pro-02', undefined],
  ['pro-03', {}],
  ['pro-08', undefined],
])('%s', (id, modes) => {
  const { request, expected } = caseOf(id);
  it('is refused, and nobody is asked', async () => {
    const { queue, send } = client(modes);
    await expect(send(request)).rejects.toMatchObject(expected.error ?? {});
    expect(queue.getSnapshot()).toEqual([]);
  });
});

describe('pro-05', () => {
  const { summary, request, expected } = caseOf('pro-05');
  it(`is not so: ${summary}`, async () => {
    const { queue, person } = client();
    const sent: MoreParams[] = [];
    const run = runWithElicitation<unknown>(
      async (more) => {
        sent.push(more);
        return sent.length === 1 ? { resultType: 'input_required', ...request } : {};
      },
      { queue, requester: acme },
    );
    await person.accepts('Who?', { Name: 'Ada' });
    await person.declines('Sure?');
    await run;
    expect(sent[1]).toEqual({
      inputResponses: expected.inputResponses,
      requestState: request['requestState'],
    });
  });
});

describe('pro-11', () => {
  const { summary, request, expected } = caseOf('pro-11');
  it.each<[string, (person: Person) => Promise<void>]>([
    ['a', (person) => person.declines(any)],
    ['b', (person) => person.cancels(any)],
    ['c', (person) => person.opens(any)],
  ])(`is not so (%s): ${summary}`, async (key, deed) => {
    const { person, send } = client();
    const result = send(request);
    await deed(person);
    expect(JSON.stringify(await result)).toBe(JSON.stringify(expected.results?.[key]));
  });
});

describe('url-16', () => {
  const { summary, request, expected } = caseOf('url-16');
  it(`is not so: ${summary}`, async () => {
    const { queue, person, send } = client();
    const result = send(request);
    await person.opens(any);
    expect(await result).toEqual(expected.result);
    const phase = () => queue.getSnapshot()[0]?.phase;
    queue.complete(acme.connectionId, 'el-8');
    queue.complete(other.connectionId, 'el-7');
    expect(phase()).toBe('waiting');
    queue.complete(acme.connectionId, 'el-7');
    expect(phase()).toBe('done');
    queue.complete(acme.connectionId, 'el-7');
    expect(phase()).toBe('done');
  });
});

describe('url-22', () => {
  const { summary, request } = caseOf('url-22');
  it(`is not so: ${summary}`, async () => {
    const { queue, person } = client();
    let calls = 0;
    const run = runWithElicitation(
      () => {
        calls += 1;
        return Promise.reject(request['error']);
      },
      { queue, requester: acme },
    );
    run.catch(() => {});
    await person.opens(any);
    expect(await isOpen(run)).toBe(true);
    const second = queue.getSnapshot()[1];
    expect(second?.elicitation).toMatchObject({ url: 'https://two.example.test/b' });
    queue.present(second?.id ?? '');
    queue.settle(second?.id ?? '', { action: 'decline' });
    await expect(run).rejects.toMatchObject({ code: 'declined' });
    expect(calls).toBe(1);
    expect(queue.getSnapshot().every(({ phase }) => phase === 'done')).toBe(true);
  });
});
