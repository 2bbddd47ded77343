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
import { createPerson } from './person.js';
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
}

/** A client of SDK v1, wired as a host would, and a person at it. */
export async function connectV1(v1: V1Server, wiring: Wiring) {
  const queue = createElicitationQueue();
  const requester: Requester = { connectionId: 'v1', name: 'not connected' };
  const client = new Client(
    { name: 'client', version: '1' },
    { capabilities: { elicitation: elicitationCapability(wiring.declared) } },
  );
  const { transport, stop } = await open(v1, wiring.wire);
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
  watchCancellation(transport, handler.cancelled);

  const call = async (name: string, args: object, signal?: AbortSignal) => {
    const params = { name, arguments: { ...args } };
    const result = await runWithElicitation(
      () => client.request({ method: 'tools/call', params }, CallToolResultSchema, { signal }),
      { queue, requester, ...(signal && { signal }) },
    );
    const [content] = result.content;
    return JSON.parse(content?.type === 'text' ? content.text : 'null') as unknown;
  };
  return {
    client,
    queue,
    person: createPerson(queue),
    transport,
    sent,
    /** Calls a tool; resolves to what the server received. */
    call,
    close: async () => {
      await client.close();
      await stop();
    },
  };
}

async function open(
  v1: V1Server,
  wire: Wire,
): Promise<{ transport: Transport & { protocolVersion?: string }; stop: () => Promise<void> }> {
  if (wire === 'http') {
    const { url, close } = await serveV1(v1);
    return { transport: new StreamableHTTPClientTransport(url), stop: close };
  }
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await v1.server.connect(theirs);
  const transport: Transport & { protocolVersion?: string } = ours;
  transport.setProtocolVersion = (version) => {
    transport.protocolVersion = version;
  };
  return { transport, stop: () => v1.server.close() };
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

/** SDK v1 drops the cancellation of request id 0; a host passes it on like this. */
function watchCancellation(transport: Transport, cancelled: (id: string | number) => void): void {
  const deliver = transport.onmessage;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nor is its transport
  transport.onmessage = (message, extra) => {
    if ('method' in message && message.method === 'notifications/cancelled') {
      const id = message.params?.requestId;
      if (typeof id === 'number' || typeof id === 'string') cancelled(id);
    }
    deliver?.(message, extra);
  };
}
