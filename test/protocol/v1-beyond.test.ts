import { afterEach, describe, expect, it } from 'vitest';
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

describe('SDK v1, pinned to 2025-06-18', () => {
  const version = '2025-06-18';

  it.each<Wire>(['memory', 'http'])(
    'takes a request without a mode, and enumNames, over %s',
    async (wire) => {
      const { person, call, transport } = await connect({ wire, version });
      expect(transport.protocolVersion).toBe(version);
      const requestedSchema = {
        type: 'object',
        properties: {
          pet: { type: 'string', title: 'Pet', enum: ['c', 'd'], enumNames: ['Cat', 'Dog'] },
        },
      };
      const received = call('raw', { params: { message: 'Which?', requestedSchema } });
      await person.accepts('Which?', { Pet: 'Dog' });
      expect(await received).toEqual({ action: 'accept', content: { pet: 'd' } });
    },
  );

  it('refuses URL mode, which the SDK lets through', async () => {
    const { call, queue } = await connect({ wire: 'http', version });
    await expect(call('raw', visit)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot()).toEqual([]);
  });
});

describe('SDK v1, past its own schema', () => {
  const nullable = {
    type: 'object',
    properties: { n: { title: 'N', anyOf: [{ type: 'integer' }, { type: 'null' }] } },
  };

  it('refuses what servers really send, when a handler is registered as usual', async () => {
    const { call } = await connect({ wire: 'memory' });
    await expect(call('raw', ask(nullable))).rejects.toMatchObject({ code: -32603 });
  });

  it('takes it as a fallback handler', async () => {
    const { person, call } = await connect({ wire: 'memory', raw: true });
    const received = call('raw', ask(nullable));
    await person.accepts('Who?', { N: '7' });
    expect(await received).toEqual({ action: 'accept', content: { n: 7 } });
  });

  it('makes the checks there that the SDK then no longer makes', async () => {
    const { call } = await connect({
      wire: 'memory',
      raw: true,
      handler: { modes: { form: true } },
    });
    for (const params of [
      visit.params,
      { mode: 'wizard', message: 'm' },
      { message: 'm', schema: {} },
    ]) {
      await expect(call('raw', { params })).rejects.toMatchObject({ code: -32602 });
    }
  });
});
