import { afterEach, describe, expect, it } from 'vitest';
import { until } from './person.js';
import { connectV1, type Wire, type Wiring } from './v1Client.js';
import { createV1Server } from './v1Server.js';

const name = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' } },
  required: ['name'],
};
const ask = (requestedSchema: unknown = name) => ({
  params: { mode: 'form', message: 'Who?', requestedSchema },
});
const visit = {
  params: {
    mode: 'url',
    message: 'Sign in.',
    url: 'https://ok.example.test/a',
    elicitationId: 'e1',
  },
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function connect(wiring: Wiring) {
  const v1 = createV1Server();
  const client = await connectV1(v1, wiring);
  open.push(client.close);
  return { ...v1, ...client };
}

describe.each<Wire>(['memory', 'http'])('SDK v1, client and server, over %s', (wire) => {
  it('speaks 2025-11-25', async () => {
    const { transport } = await connect({ wire });
    expect(transport.protocolVersion).toBe('2025-11-25');
  });

  it('accepts a form: what was typed, what was suggested and left alone, and nothing else', async () => {
    const { person, call } = await connect({ wire });
    const received = call(
      'elicit',
      ask({
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          size: { type: 'integer', title: 'Size', default: 4 },
          when: { type: 'string', format: 'date', title: 'When' },
          mood: {
            type: 'string',
            title: 'Mood',
            oneOf: [
              { const: 'g', title: 'Good' },
              { const: 'b', title: 'Bad' },
            ],
          },
          extras: {
            type: 'array',
            title: 'Extras',
            items: {
              anyOf: [
                { const: 'x', title: 'Ex' },
                { const: 'y', title: 'Why' },
              ],
            },
          },
          sure: { type: 'boolean', title: 'Sure' },
        },
        required: ['name', 'sure'],
      }),
    );
    await person.accepts('Who?', {
      Name: ' Ada ',
      Mood: 'Bad',
      Extras: ['Why', 'Ex'],
      Sure: false,
    });
    expect(await received).toEqual({
      action: 'accept',
      content: { name: ' Ada ', size: 4, mood: 'b', extras: ['x', 'y'], sure: false },
    });
  });

  it('declines and cancels, without content', async () => {
    const { person, call } = await connect({ wire });
    const declined = call('elicit', ask());
    await person.declines('Who?');
    expect(await declined).toEqual({ action: 'decline' });
    const cancelled = call('elicit', ask());
    await person.cancels('Who?');
    expect(await cancelled).toEqual({ action: 'cancel' });
  });

  it('asks in the name that the server gave itself when it was connected', async () => {
    const { person, call } = await connect({ wire });
    const received = call('elicit', ask());
    const entry = await person.sees('Who?');
    expect(entry.requester).toEqual({ connectionId: 'v1', name: 'v1-test' });
    await person.declines('Who?');
    await received;
  });

  it('takes several requests at once', async () => {
    const { person, call, queue } = await connect({ wire });
    const asked = ['A?', 'B?', 'C?'].map((message) =>
      call('elicit', { params: { message, requestedSchema: name } }),
    );
    await until(queue, ({ elicitation }) => elicitation.message === 'C?');
    for (const message of ['C?', 'A?', 'B?']) await person.accepts(message, { Name: message });
    expect(await Promise.all(asked)).toEqual(
      ['A?', 'B?', 'C?'].map((said) => ({ action: 'accept', content: { name: said } })),
    );
  });

  it('accepts a URL at consent; the notice ends the wait', async () => {
    const { person, call, complete, queue } = await connect({ wire });
    const received = call('elicit', visit);
    await person.opens('Sign in.');
    expect(await received).toEqual({ action: 'accept' });
    expect(queue.getSnapshot()[0]?.phase).toBe('waiting');
    await complete('e1');
    await until(queue, ({ outcome }) => outcome === 'completed');
  });

  it('R25: refuses a mode that the client did not declare, with -32602', async () => {
    const { call, queue } = await connect({
      wire,
      declared: { form: true },
      handler: { modes: { form: true } },
    });
    await expect(call('raw', visit)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('lets a request go whose server gave up (request id above 0)', async () => {
    const { person, call, queue } = await connect({ wire });
    await Promise.all([call('elicit', ask()), person.declines('Who?')]);
    const late = call('elicit', { ...ask(), timeout: 50 });
    await person.sees('Who?');
    await expect(late).rejects.toMatchObject({ code: -32001 });
    await until(queue, ({ outcome }) => outcome === 'withdrawn');
  });

  it('lets even the very first one go, whose cancellation SDK v1 drops', async () => {
    const { person, call, queue } = await connect({ wire });
    const late = call('elicit', { ...ask(), timeout: 50 });
    await person.sees('Who?');
    await expect(late).rejects.toMatchObject({ code: -32001 });
    await until(queue, ({ outcome }) => outcome === 'withdrawn');
  });

  it('R39: keeps a server waiting that gave a token, past its time-out', async () => {
    const { person, call, sent, queue } = await connect({ wire, handler: { keepAliveMs: 20 } });
    const received = call('elicit', { ...ask(), timeout: 1_000, keepAlive: true });
    await person.sees('Who?');
    // 2 s of pings: twice the server's patience, which is longer than a busy machine stops for
    await expect
      .poll(() => sent.filter((m) => 'method' in m && m.method === 'notifications/progress').length)
      .toBeGreaterThan(100);
    expect(queue.getSnapshot()[0]?.phase).toBe('presented');
    await person.accepts('Who?', { Name: 'Ada' });
    expect(await received).toEqual({ action: 'accept', content: { name: 'Ada' } });
  });

  it('cancels what is open when the client closes', async () => {
    const { person, call, queue, client } = await connect({ wire });
    const received = call('elicit', ask());
    received.catch(() => {});
    await person.sees('Who?');
    await client.close();
    expect(queue.getSnapshot()[0]).toMatchObject({ phase: 'done' });
    await expect(received).rejects.toMatchObject({ code: -32000 }); // the connection is closed
  });

  it('goes through -32042: all URLs, the notice, and the call again by itself', async () => {
    const { person, call, complete } = await connect({ wire });
    const elicitations = ['e1', 'e2'].map((elicitationId) => ({
      mode: 'url',
      message: `Visit ${elicitationId}.`,
      url: `https://ok.example.test/${elicitationId}`,
      elicitationId,
    }));
    const received = call('urls', { elicitations });
    await person.opens('Visit e1.');
    await person.opens('Visit e2.');
    await complete('e1');
    await complete('e2', false); // a server need not tell
    await person.finishes('Visit e2.');
    expect(await received).toBe('done');
  });

  it('goes through -32042: "not yet", and a person who stops', async () => {
    const { person, call, queue } = await connect({ wire });
    const received = call('urls', {
      elicitations: [
        { mode: 'url', message: 'Visit.', url: 'https://ok.example.test', elicitationId: 'e9' },
      ],
    });
    received.catch(() => {});
    await person.opens('Visit.');
    await person.finishes('Visit.');
    await until(queue, ({ wait }) => wait === 'not-yet');
    await person.stopsWaiting('Visit.');
    await expect(received).rejects.toMatchObject({ code: 'cancelled', cause: { code: -32042 } });
  });
});
