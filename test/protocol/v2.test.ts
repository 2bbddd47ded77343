import { afterEach, describe, expect, it } from 'vitest';
import { until } from './person.js';
import { connectV2, type Wiring } from './v2Client.js';
import { createV2Server, stateMark } from './v2Server.js';

const name = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' } },
  required: ['name'],
};
const ask = (message: string, requestedSchema: unknown = name) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema },
});
const page = 'https://ok.example.test/a';
const address = (id: string) => `https://ok.example.test/${id}`;

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function connect(wiring: Wiring) {
  const v2 = createV2Server();
  const client = await connectV2(v2, wiring);
  open.push(client.close);
  return { ...v2, ...client };
}

describe.each<[string, Wiring, string]>([
  ['2025-11-25', { protocol: 'legacy' }, '2025-11-25'],
  ['2026-07-28, rounds by the kit', { protocol: 'auto', rounds: 'kit' }, '2026-07-28'],
  ['2026-07-28, rounds by the SDK', { protocol: 'auto', rounds: 'sdk' }, '2026-07-28'],
])('SDK v2, client and server, in %s', (_, wiring, version) => {
  it('has negotiated that', async () => {
    const { client } = await connect(wiring);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
  });

  it('accepts, declines and cancels two questions of one round, each under its own key', async () => {
    const { person, call } = await connect(wiring);
    const first = call({ rounds: [{ who: ask('Who?'), where: ask('Where?') }] });
    await Promise.all([
      person.accepts('Where?', { Name: 'Oslo' }),
      person.accepts('Who?', { Name: 'Ada' }),
    ]);
    expect(await first).toMatchObject({
      who: { action: 'accept', content: { name: 'Ada' } },
      where: { action: 'accept', content: { name: 'Oslo' } },
    });
    const second = call({ rounds: [{ who: ask('Who?'), where: ask('Where?') }] });
    await Promise.all([person.declines('Who?'), person.cancels('Where?')]);
    const received = (await second) as Record<string, object>;
    expect(received).toMatchObject({ who: { action: 'decline' }, where: { action: 'cancel' } });
    expect(Object.values(received).flatMap(Object.keys)).not.toContain('content');
  });

  it('goes through several rounds, with the state of each', async () => {
    const { person, call, legs } = await connect(wiring);
    const received = call({ rounds: [{ a: ask('A?') }, { b: ask('B?') }] });
    await person.accepts('A?', { Name: 'a' });
    await person.accepts('B?', { Name: 'b' });
    expect(await received).toMatchObject({ b: { action: 'accept', content: { name: 'b' } } });
    expect(legs.map(({ requestState }) => requestState)).toEqual([
      undefined,
      `${stateMark}1`,
      `${stateMark}2`,
    ]);
  });

  it('keeps two calls in parallel apart, though their keys are the same', async () => {
    const { person, call, queue } = await connect(wiring);
    const calls = [
      call({ rounds: [{ k: ask('Same?') }] }),
      call({ rounds: [{ k: ask('Same?') }] }),
    ];
    await until(queue, () => queue.getSnapshot().length === 2);
    await person.accepts('Same?', { Name: 'one' });
    await person.declines('Same?');
    const answers = ((await Promise.all(calls)) as { k: unknown }[]).map(({ k }) => k);
    expect(answers).toContainEqual({ action: 'accept', content: { name: 'one' } });
    expect(answers).toContainEqual({ action: 'decline' });
  });

  it('lets the questions go when the caller aborts', async () => {
    const { person, call, queue } = await connect(wiring);
    const controller = new AbortController();
    const received = call({ rounds: [{ who: ask('Who?') }] }, controller.signal);
    received.catch(() => {});
    await person.sees('Who?');
    controller.abort(new Error('the user left'));
    await until(queue, ({ phase }) => phase === 'done');
    await expect(received).rejects.toThrow('the user left');
  });

  it('lets the questions go when the client closes', async () => {
    const { person, call, queue, client } = await connect(wiring);
    const received = call({ rounds: [{ who: ask('Who?') }] });
    received.catch(() => {});
    await person.sees('Who?');
    await client.close();
    const { outcome } = await until(queue, ({ phase }) => phase === 'done');
    expect(outcome).toMatch(/disconnected|withdrawn/); // whichever the SDK says first
  });
});

describe('a URL in 2025-11-25', () => {
  it('is accepted at consent', async () => {
    const { person, call, finish } = await connect({ protocol: 'legacy' });
    finish(page);
    const received = call({ visit: page });
    await person.opens('Sign in.');
    expect(await received).toEqual({ action: 'accept' });
  });
});

describe('-32042 in 2025-11-25', () => {
  const required = ['e1', 'e2'].map((elicitationId) => ({
    mode: 'url',
    message: `Visit ${elicitationId}.`,
    url: address(elicitationId),
    elicitationId,
  }));

  it('asks for all the addresses, and makes the call again when the person is done', async () => {
    const { person, call, finish } = await connect({ protocol: 'legacy' });
    const received = call({ required });
    await person.opens('Visit e1.');
    await person.opens('Visit e2.');
    finish(address('e1'));
    await person.finishes('Visit e1.');
    finish(address('e2'));
    await person.finishes('Visit e2.');
    expect(await received).toBeNull();
  });

  it('ends the call when one of them is declined', async () => {
    const { person, call } = await connect({ protocol: 'legacy' });
    const received = call({ required });
    received.catch(() => {}); // looked at below
    await person.opens('Visit e1.');
    await person.declines('Visit e2.');
    await expect(received).rejects.toMatchObject({ code: 'declined' });
  });
});

describe('a URL in 2026-07-28', () => {
  it('driven by the kit: one prompt, "not yet", and no round burnt', async () => {
    const { person, call, finish, queue, legs } = await connect({
      protocol: 'auto',
      run: { maxRounds: 1 },
    });
    const received = call({ visit: page });
    await person.opens('Sign in.');
    await expect.poll(() => legs.length).toBe(2); // consent is told at once
    for (const attempts of [3, 4]) {
      await person.finishes('Sign in.');
      await until(queue, ({ wait }) => wait === 'not-yet');
      expect(legs).toHaveLength(attempts);
      expect(queue.getSnapshot()).toHaveLength(1);
    }
    finish(page);
    await person.finishes('Sign in.');
    expect(await received).toEqual({ action: 'accept' });
    expect(queue.getSnapshot()).toMatchObject([{ phase: 'done', outcome: 'completed' }]);
  });

  it('driven by the kit: the person stops, and the server is told', async () => {
    const { person, call, legs } = await connect({ protocol: 'auto' });
    const received = call({ visit: page });
    await person.opens('Sign in.');
    await expect.poll(() => legs.length).toBe(2);
    await person.stopsWaiting('Sign in.');
    expect(await received).toEqual({ action: 'cancel' });
  });

  it('driven by the SDK: answered when the person is done, so that one round is enough', async () => {
    const { person, call, finish, legs } = await connect({
      protocol: 'auto',
      rounds: 'sdk',
      maxRounds: 1,
    });
    const received = call({ visit: page });
    await person.opens('Sign in.');
    finish(page);
    await person.finishes('Sign in.');
    expect(await received).toEqual({ action: 'accept' });
    expect(legs).toHaveLength(2);
  });
});

describe('rounds that the kit drives in 2026-07-28', () => {
  it('see what the SDK would refuse before a handler', async () => {
    const { person, call } = await connect({ protocol: 'auto' });
    const nullable = {
      properties: { n: { title: 'N', anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    };
    const received = call({ rounds: [{ k: ask('How many?', nullable) }] });
    await person.accepts('How many?', { N: '7' });
    expect(await received).toEqual({ k: { action: 'accept', content: { n: 7 } } });
  });

  it('hand what is no elicitation to the host', async () => {
    const sampled = { role: 'assistant', content: { type: 'text', text: 'Hi' }, model: 'm' };
    const { person, call } = await connect({
      protocol: 'auto',
      run: { others: async () => sampled },
    });
    const sampling = { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } };
    const received = call({ rounds: [{ say: sampling, who: ask('Who?') }] });
    await person.accepts('Who?', { Name: 'Ada' });
    expect(await received).toMatchObject({ say: sampled, who: { action: 'accept' } });
  });

  it('R31: may be of state alone, which is all that goes out then', async () => {
    const { call, calls } = await connect({ protocol: 'auto' });
    await call({ rounds: [null, null] });
    const more = calls().map(({ params }) => [
      params?.['requestState'],
      params?.['inputResponses'],
    ]);
    expect(more).toEqual([
      [undefined, undefined],
      [`${stateMark}1`, undefined],
      [`${stateMark}2`, undefined],
    ]);
  });

  it('R1, R32: declare the capability anew, and have a new id each time', async () => {
    const { person, call, calls } = await connect({ protocol: 'auto' });
    const received = call({ rounds: [{ who: ask('Who?') }] });
    await person.declines('Who?');
    await received;
    expect(new Set(calls().map(({ id }) => id)).size).toBe(2);
    for (const { params } of calls()) {
      expect(params).toHaveProperty(
        ['_meta', 'io.modelcontextprotocol/clientCapabilities', 'elicitation'],
        { form: {}, url: {} },
      );
    }
  });
});
