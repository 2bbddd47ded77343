import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HttpV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import {
  attachElicitation,
  createElicitationQueue,
  type AttachOptions,
  type ElicitationEvent,
} from '../../src/core/index.js';
import { createPerson } from './person.js';

/** A client in each generation, attached in one line. `auto` speaks 2026-07-28 where the server does. */
export type Sdk = 'SDK v1' | 'SDK v2' | 'SDK v2, auto';

export const requester = { connectionId: 'acme', name: 'Acme' };

/** A client that is attached and not connected, a person at it, and one way to call tools. */
export function attached(sdk: Sdk, options: Partial<AttachOptions> = {}) {
  const events: ElicitationEvent[] = [];
  const queue = createElicitationQueue({ onEvent: (event) => events.push(event) });
  const attaching = { queue, requester, ...options };
  const info = { name: 'client', version: '1' };
  const base = {
    queue,
    events,
    person: createPerson(queue),
    newest: () => queue.getSnapshot().at(-1),
  };
  if (sdk === 'SDK v1') {
    const client = new ClientV1(info, { capabilities: { roots: {} } });
    const methods = attachElicitation(client, attaching);
    return {
      ...base,
      client,
      version: () => undefined,
      connect: (to: URL | InMemoryTransport) =>
        client.connect(to instanceof URL ? new HttpV1(to) : to),
      call: (name: string, args: Record<string, unknown>, more: CallOptions = {}) =>
        methods.callTool({ name, arguments: args }, undefined, more).then(textOf),
      ownCall: (name: string, args: Record<string, unknown>) =>
        client.callTool({ name, arguments: args }).then(textOf),
    };
  }
  const mode = sdk === 'SDK v2' ? 'legacy' : 'auto';
  const client = new ClientV2(info, {
    capabilities: { roots: {} },
    versionNegotiation: { mode },
  });
  const methods = attachElicitation(client, attaching);
  return {
    ...base,
    client,
    version: () => client.getNegotiatedProtocolVersion(),
    connect: (to: URL | InMemoryTransport) =>
      client.connect(to instanceof URL ? new HttpV2(to) : to),
    call: (name: string, args: Record<string, unknown>, more: CallOptions = {}) =>
      methods.callTool({ name, arguments: args }, more).then(textOf),
    ownCall: (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args }).then(textOf),
  };
}

interface CallOptions {
  signal?: AbortSignal;
  timeout?: number;
}

/** What the tool of the test server received. */
function textOf(result: object): unknown {
  const content = 'content' in result ? result.content : undefined;
  const [first] = Array.isArray(content) ? (content as { text?: string }[]) : [];
  return JSON.parse(first?.text ?? 'null') as unknown;
}
