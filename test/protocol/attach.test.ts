import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it } from 'vitest';
import { cancel, type Outcome } from '../../src/core/index.js';
import { attached, type Sdk } from './attached.js';
import { serveGated } from './gate.js';
import { refuses } from './http.js';
import { until } from './person.js';
import { createV1Server } from './v1Server.js';

const name = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
const ask = { params: { mode: 'form', message: 'Who?', requestedSchema: name } };
const address = 'https://ok.example.test/a';
const visit = { params: { mode: 'url', message: 'Sign in.', url: address, elicitationId: 'e1' } };
const answered = { action: 'accept', content: { name: 'Ada' } };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A session of 2025-11-25, behind a gate. */
async function connect(sdk: Sdk) {
  const v1 = createV1Server();
  const gate = await serveGated(v1);
  const client = attached(sdk);
  await client.connect(gate.url);
  open.push(gate.close, () => client.client.close());
  return { ...v1, gate, ...client };
}

/** Resolves when the newest request has become so. */
const becomes = (
  { queue }: Pick<ReturnType<typeof attached>, 'queue'>,
  so: { delivery?: string; outcome?: Outcome; phase?: string },
) =>
  until(queue, (entry) =>
    Object.entries(so).every(([key, value]) => Reflect.get(entry, key) === value),
  );

describe.each<Sdk>(['SDK v1', 'SDK v2'])('%s, attached, in 2025-11-25', (sdk) => {
  it('asks, answers, and knows that the answer was sent', async () => {
    const app = await connect(sdk);
    const result = app.call('elicit', ask);
    await app.person.accepts('Who?', { Name: 'Ada' });
    expect(await result).toEqual(answered);
    await becomes(app, { delivery: 'sent' });
    expect(app.newest()).toMatchObject({ phase: 'done', outcome: 'accept' });
  });

  it('declares both modes, and keeps what the host declares', async () => {
    const { server } = await connect(sdk);
    expect(server.getClientCapabilities()).toMatchObject({
      elicitation: { form: {}, url: {} },
      roots: {},
    });
  });

  it('sees requests as they were sent, which the SDK’s schema would refuse', async () => {
    const app = await connect(sdk);
    const anyOf = [{ type: 'integer' }, { type: 'null' }];
    const requestedSchema = { type: 'object', properties: { n: { title: 'N', anyOf } } };
    const result = app.call('raw', { params: { message: 'How many?', requestedSchema } });
    await app.person.accepts('How many?', { N: '7' });
    expect(await result).toEqual({ action: 'accept', content: { n: 7 } });
  });

  it('serves the host’s own calls too', async () => {
    const app = await connect(sdk);
    const result = app.ownCall('elicit', ask);
    await app.person.accepts('Who?', { Name: 'Ada' });
    expect(await result).toEqual(answered);
  });

  it('goes through -32042', async () => {
    const app = await connect(sdk);
    const result = app.call('urls', { elicitations: [visit.params] });
    await app.person.opens('Sign in.');
    await app.complete('e1');
    expect(await result).toBe('done');
  });

  it('passes a completion notice on', async () => {
    const app = await connect(sdk);
    const result = app.call('elicit', visit);
    await app.person.opens('Sign in.');
    expect(await result).toEqual({ action: 'accept' });
    await app.complete('e1');
    await becomes(app, { outcome: 'completed' });
  });

  it('tells of the very first request that the server’s time was up', async () => {
    const app = await connect(sdk);
    const late = app.call('elicit', { ...ask, timeout: 50 });
    late.catch(() => {});
    await app.person.sees('Who?');
    await becomes(app, { outcome: 'expired' });
    await expect(late).rejects.toMatchObject({ code: -32001 });
  });

  it('ends a form with the last call that was in flight when it came', async () => {
    const app = await connect(sdk);
    const [left, other] = [app.call('leaves', ask), app.call('elicit', visit)];
    await app.person.sees('Sign in.');
    await app.person.sees('Who?');
    app.leave();
    expect(await left).toBe('left');
    await app.person.declines('Sign in.');
    await other;
    await becomes(app, { outcome: 'withdrawn' });
  });

  it('does not touch a form that came with no call in flight', async () => {
    const { server } = createV1Server();
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(theirs);
    const app = attached(sdk);
    await app.connect(ours);
    open.push(() => app.client.close());
    const own = server.elicitInput({ message: 'Own?', requestedSchema: name } as never);
    await app.person.sees('Own?');
    const [result] = await Promise.all([
      app.call('elicit', ask),
      app.person.accepts('Who?', { Name: 'Ada' }),
    ]);
    expect(result).toEqual(answered);
    expect(app.newest()?.phase).toBe('done');
    await app.person.accepts('Own?', { Name: 'Eve' });
    expect(await own).toEqual({ action: 'accept', content: { name: 'Eve' } });
  });
});

describe.each<Sdk>(['SDK v1', 'SDK v2'])('%s: an answer', (sdk) => {
  it.each([404, 400, 403])('that is refused with %d can be sent again', async (status) => {
    const app = await connect(sdk);
    app.gate.answers(status);
    const result = app.call('elicit', ask);
    await app.person.accepts('Who?', { Name: 'Ada' });
    await becomes(app, { delivery: 'failed', phase: 'presented' });
    await app.person.accepts('Who?', { Name: 'Bob' }); // still refused
    await becomes(app, { delivery: 'sending' });
    await becomes(app, { delivery: 'failed', phase: 'presented' });
    app.gate.answers('pass');
    await app.person.accepts('Who?', { Name: 'Eve' });
    expect(await result).toEqual({ action: 'accept', content: { name: 'Eve' } });
    await becomes(app, { delivery: 'sent', phase: 'done' });
    expect(app.events.filter(({ type }) => type === 'undelivered')).toHaveLength(2);
  });

  it('to a session that is lost for good leaves the person a way out', async () => {
    const app = await connect(sdk);
    app.gate.answers(404);
    app.call('elicit', ask).catch(() => {});
    await app.person.declines('Who?');
    await becomes(app, { delivery: 'failed', phase: 'presented' });
    app.queue.settle(app.newest()?.id ?? '', cancel());
    const entry = await becomes(app, { delivery: 'failed', phase: 'done' });
    expect(entry.outcome).toBe('cancel');
  });

  it('to a server that is dead was not delivered', async () => {
    const app = await connect(sdk);
    app.call('elicit', ask).catch(() => {});
    await app.person.sees('Who?');
    await app.gate.close();
    await refuses(app.gate.url);
    await app.person.accepts('Who?', { Name: 'Ada' });
    await becomes(app, { delivery: 'failed', phase: 'presented' });
    await app.client.close();
    expect(app.newest()).toMatchObject({ outcome: 'disconnected', delivery: 'failed' });
  });

  it.each(['break', 500] as const)('that broke on its way (%s) may have arrived', async (how) => {
    const app = await connect(sdk);
    app.gate.answers(how);
    app.call('elicit', ask).catch(() => {});
    await app.person.accepts('Who?', { Name: 'Ada' });
    const entry = await becomes(app, { delivery: 'unknown', phase: 'done' });
    expect(entry.outcome).toBe('accept');
  });

  it('that is on its way when the client closes may have arrived', async () => {
    const app = await connect(sdk);
    app.gate.answers('hold');
    app.call('elicit', ask).catch(() => {});
    await app.person.accepts('Who?', { Name: 'Ada' });
    await app.gate.holding;
    expect(app.newest()?.delivery).toBe('sending');
    await app.client.close();
    await becomes(app, { delivery: 'unknown', phase: 'done', outcome: 'accept' });
  });
});

describe.each<Sdk>(['SDK v1', 'SDK v2'])('%s: a question without an answer', (sdk) => {
  it('ended because the client closed', async () => {
    const app = await connect(sdk);
    app.call('elicit', ask).catch(() => {});
    await app.person.sees('Who?');
    await app.client.close();
    expect(app.newest()).toMatchObject({ phase: 'done', outcome: 'disconnected' });
  });

  it('ended because the person stopped the call', async () => {
    const app = await connect(sdk);
    const controller = new AbortController();
    const reason = new Error('stopped by the person');
    const call = app.call('elicit', ask, { signal: controller.signal });
    await app.person.sees('Who?');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(app.newest()).toMatchObject({ phase: 'done', outcome: 'cancel' });
  });

  it('stays where another call is still in flight that may have asked it', async () => {
    const app = await connect(sdk);
    const controller = new AbortController();
    const stopped = app.call('elicit', visit, { signal: controller.signal });
    await app.person.sees('Sign in.');
    const asking = app.call('elicit', ask);
    await app.person.sees('Who?');
    controller.abort(new Error('stopped'));
    await expect(stopped).rejects.toThrow('stopped');
    await app.person.accepts('Who?', { Name: 'Ada' });
    expect(await asking).toEqual(answered);
  });

  it('is a new one after the client has connected again, though its id and its words are the same', async () => {
    const app = await connect(sdk);
    app.call('elicit', ask).catch(() => {});
    await app.person.accepts('Who?', { Name: 'Ada' });
    await becomes(app, { delivery: 'sent' });
    await app.client.close();
    const again = await serveGated(createV1Server());
    open.push(again.close);
    await app.connect(again.url);
    const result = app.call('elicit', ask);
    await app.person.declines('Who?');
    expect(await result).toEqual({ action: 'decline' });
    expect(app.queue.getSnapshot()).toHaveLength(2);
  });
});

it.each<[Sdk, unknown]>([
  ['SDK v1', -32001],
  ['SDK v2', 'REQUEST_TIMEOUT'],
])('%s: when the time of a call is up, the error is the SDK’s own', async (sdk, code) => {
  const app = await connect(sdk);
  const slow = app.call('leaves', visit, { timeout: 1 });
  void app.person.declines('Sign in.'); // the clock stood still while it was asked, if it came to that
  await expect(slow).rejects.toMatchObject({ code });
});
