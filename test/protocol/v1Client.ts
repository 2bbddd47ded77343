import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolResultSchema,
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import {
  createElicitationQueue,
  createElicitHandler,
  elicitationCapability,
  runWithElicitation,
  type ElicitHandlerOptions,
  type ElicitModes,
  type Requester,
} from '../../src/core/index.js';
import { createPerson, type Casting } from './person.js';
import { serveV1, type V1Server } from './v1Server.js';

export type Wire = 'memory' | 'http';

/** How a test wires SDK v1 to the kit. */
export interface Wiring {
  wire: Wire;
  /** Offered by the client, hence negotiated. @default the SDK's newest */
  version?: string;
  /** What the client declares. @default both */
  declared?: ElicitModes;
  /** Take requests before the SDK's own schema has looked at them. */
  raw?: boolean;
  handler?: Partial<ElicitHandlerOptions>;
  /** Who answers. @default a person without a screen */
  cast?: Casting;
}

/** A client of SDK v1, wired as a host would, and a person at it. */
export async function connectV1(server: V1Server | URL, wiring: Wiring) {
  const queue = createElicitationQueue();
  const requester: Requester = { connectionId: 'v1', name: 'not connected' };
  const client = new Client(
    { name: 'client', version: '1' },
    { capabilities: { elicitation: elicitationCapability(wiring.declared) } },
  );
  const { transport, stop, listening } = await open(server, wiring.wire);
  const sent = recordSent(transport, wiring.version);
  const handler = createElicitHandler(queue, {
    requester,
    protocolVersion: () => transport.protocolVersion,
    ...wiring.handler,
  });
  if (wiring.raw) client.fallbackRequestHandler = handler;
  else client.setRequestHandler(ElicitRequestSchema, handler);
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, ({ params }) =>
    queue.complete(requester.connectionId, params.elicitationId),
  );
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = () => queue.closeConnection(requester.connectionId);
  await client.connect(transport);
  requester.name = client.getServerVersion()?.name ?? '';
  const arrived = watchArrivals(transport, handler.cancelled);

  const texts = async (name: string, args: object, signal?: AbortSignal) => {
    const params = { name, arguments: { ...args } };
    const { content } = await runWithElicitation(
      () => client.request({ method: 'tools/call', params }, CallToolResultSchema, { signal }),
      { queue, requester, ...(signal && { signal }) },
    );
    return content.map((part) => (part.type === 'text' ? part.text : ''));
  };
  return {
    client,
    queue,
    person: (wiring.cast ?? createPerson)(queue),
    transport,
    sent,
    arrived,
    /** Resolves when the server can send of its own accord; what it sends before is lost. */
    listening,
    /** Calls a tool; resolves to the texts of its result. */
    texts,
    /** Calls a tool of the test server; resolves to what the server received. */
    call: async (...args: Parameters<typeof texts>) =>
      JSON.parse((await texts(...args))[0] ?? 'null') as unknown,
    close: async () => {
      await client.close();
      await stop();
    },
  };
}

interface Wired {
  transport: Transport & { protocolVersion?: string };
  stop: () => Promise<void>;
  listening: Promise<void>;
}

async function open(server: V1Server | URL, wire: Wire): Promise<Wired> {
  if (server instanceof URL) return { ...overHttp(server), stop: async () => {} };
  if (wire === 'http') {
    const { url, close } = await serveV1(server);
    return { ...overHttp(url), stop: close };
  }
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.server.connect(theirs);
  const transport: Wired['transport'] = ours;
  transport.setProtocolVersion = (version) => {
    transport.protocolVersion = version;
  };
  return { transport, stop: () => server.server.close(), listening: Promise.resolve() };
}

function overHttp(url: URL): Omit<Wired, 'stop'> {
  let opened: (() => void) | undefined;
  const listening = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'GET' && response.ok) opened?.();
    return response;
  };
  return { transport: new StreamableHTTPClientTransport(url, { fetch: watched }), listening };
}

/** All that goes out; with a version, the client offers that one. */
function recordSent(transport: Transport, version: string | undefined): JSONRPCMessage[] {
  const sent: JSONRPCMessage[] = [];
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    const offered =
      version !== undefined && 'method' in message && message.method === 'initialize'
        ? { ...message, params: { ...message.params, protocolVersion: version } }
        : message;
    sent.push(offered);
    return send(offered, options);
  };
  return sent;
}

/** All that comes in. SDK v1 drops the cancellation of request id 0; a host passes it on like this. */
function watchArrivals(
  transport: Transport,
  cancelled: (id: string | number) => void,
): JSONRPCMessage[] {
  const arrived: JSONRPCMessage[] = [];
  const deliver = transport.onmessage;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nor is its transport
  transport.onmessage = (message, extra) => {
    arrived.push(message);
    if ('method' in message && message.method === 'notifications/cancelled') {
      const id = message.params?.['requestId'];
      if (typeof id === 'number' || typeof id === 'string') cancelled(id);
    }
    deliver?.(message, extra);
  };
  return arrived;
}
