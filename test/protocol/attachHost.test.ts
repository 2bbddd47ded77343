import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  attachElicitation,
  createElicitationQueue,
  elicitationCapability,
  type AttachOptions,
} from '../../src/core/index.js';
import { createPerson } from './person.js';

const info = { name: 'host', version: '1' };
const capabilities = { elicitation: elicitationCapability() };
const handler = async () => ({ action: 'cancel' as const });
const vendors = { method: 'vendor/thing' } as never;
const schema = { type: 'object' as const, properties: {} };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server that asks of its own accord, and the other end of its wire. */
async function serverSide() {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = new Server({ name: 'server', version: '1' }, { capabilities: { tools: {} } });
  await server.connect(theirs);
  return { server, ours };
}

const options = (): AttachOptions => ({
  queue: createElicitationQueue(),
  requester: { connectionId: 'acme', name: 'Acme' },
});

const generations: [string, (declared?: object) => ClientV1 | ClientV2][] = [
  ['SDK v1', (declared = {}) => new ClientV1(info, { capabilities: declared })],
  ['SDK v2', (declared = {}) => new ClientV2(info, { capabilities: declared })],
];

describe.each(generations)('%s: what a host has', (sdk, newClient) => {
  it('a fallback handler keeps all other methods, whether it was set before or after', async () => {
    for (const isBefore of [true, false]) {
      const client = newClient();
      const theirs = vi.fn(async () => ({ roots: [] }));
      if (isBefore) client.fallbackRequestHandler = theirs;
      const given = options();
      attachElicitation(client, given);
      if (!isBefore) client.fallbackRequestHandler = theirs;
      const { server, ours } = await serverSide();
      await client.connect(ours);
      const asked = server.elicitInput({ message: 'Who?', requestedSchema: schema });
      await createPerson(given.queue).declines('Who?');
      expect(await asked).toEqual({ action: 'decline' });
      expect(await server.request(vendors, z.looseObject({}))).toEqual({ roots: [] });
      expect(theirs).toHaveBeenCalledOnce();
      await client.close();
    }
  });

  it('without one, other methods are not found, as before', async () => {
    const client = newClient();
    attachElicitation(client, options());
    const { server, ours } = await serverSide();
    await client.connect(ours);
    const other = server.request(vendors, z.looseObject({}));
    await expect(other).rejects.toMatchObject({ code: -32601 });
    await client.close();
  });

  it('`onclose` and the transport’s own listeners are still called, set before or after', async () => {
    const client = newClient();
    const heard: string[] = [];
    attachElicitation(client, options());
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
    client.onclose = () => void heard.push('client closed');
    const { server, ours } = await serverSide();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nor is its transport
    ours.onmessage = () => void heard.push('message');
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nor is its transport
    ours.onclose = () => void heard.push('transport closed');
    await client.connect(ours);
    await server.ping();
    await client.close();
    expect(heard).toEqual(expect.arrayContaining(['message', 'transport closed', 'client closed']));
  });

  it('a handler that is there already is an error with a way out', async () => {
    const client = newClient(capabilities);
    if (client instanceof ClientV1) client.setRequestHandler(ElicitRequestSchema, handler);
    else client.setRequestHandler('elicitation/create', handler);
    expect(() => attachElicitation(client, options())).toThrow(/removeRequestHandler/);
    client.removeRequestHandler('elicitation/create');
    expect(() => attachElicitation(client, options())).not.toThrow();
  });

  it('a handler that is set later is found when the client connects', async () => {
    const client = newClient(capabilities);
    attachElicitation(client, options());
    if (client instanceof ClientV1) client.setRequestHandler(ElicitRequestSchema, handler);
    else client.setRequestHandler('elicitation/create', handler);
    const { ours } = await serverSide();
    await expect(client.connect(ours)).rejects.toThrow(/handler for elicitation\/create/);
  });

  it('a client that is connected, or attached already, is an error', async () => {
    const client = newClient();
    const { ours } = await serverSide();
    await client.connect(ours);
    expect(() => attachElicitation(client, options())).toThrow(/before client.connect/);
    await client.close();
    attachElicitation(client, options());
    expect(() => attachElicitation(client, options())).toThrow(/twice/);
  });

  it('only the modes that are given are declared and taken', async () => {
    const client = newClient();
    const given = { ...options(), modes: { form: true } };
    attachElicitation(client, given);
    const { server, ours } = await serverSide();
    await client.connect(ours);
    expect(server.getClientCapabilities()?.elicitation).toEqual({ form: {} });
    const url = { mode: 'url', message: 'm', url: 'https://ok.example.test', elicitationId: 'e' };
    const raw = { method: 'elicitation/create', params: url } as never;
    await expect(server.request(raw, z.looseObject({}))).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  it('tasks are told in the console, once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = newClient({ tasks: { requests: { elicitation: { create: {} } } } });
    attachElicitation(client, options());
    const { server, ours } = await serverSide();
    await client.connect(ours);
    expect(server.getClientCapabilities()).toHaveProperty('elicitation');
    expect(error.mock.calls.flat().join('')).toMatch(/tasks\.requests\.elicitation/);
    expect(error).toHaveBeenCalledOnce();
    await client.close();
  });

  it(`the revision is known (${sdk}): in 2025-06-18 a URL is refused`, async () => {
    const client = newClient();
    attachElicitation(client, options());
    const { server, ours } = await serverSide();
    const send = ours.send.bind(ours);
    ours.send = (message, more) => {
      const isFirst = 'method' in message && message.method === 'initialize';
      const old = {
        ...message,
        params: { ...Object(message).params, protocolVersion: '2025-06-18' },
      };
      return send(isFirst ? old : message, more);
    };
    await client.connect(ours);
    const url = { mode: 'url', message: 'm', url: 'https://ok.example.test', elicitationId: 'e' };
    const raw = { method: 'elicitation/create', params: url } as never;
    await expect(server.request(raw, z.looseObject({}))).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });
});
