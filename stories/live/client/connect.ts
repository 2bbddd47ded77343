// All that it takes to wire the kit to the official SDK: read this file first.
import {
  Client,
  ProtocolError,
  ProtocolErrorCode,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type FetchLike,
  type JSONRPCMessage,
  type Tool,
} from '@modelcontextprotocol/client';
import {
  createElicitHandler,
  elicitationCapability,
  runWithElicitation,
  type ElicitationQueue,
  type Requester,
} from '../../../src/core/index.js';
import { tap, type WireEntry } from './wire.js';

/** The 2026 protocol where the server speaks it, or only what came before. */
export type Protocol = 'auto' | 'legacy';

/** A connection to one server. */
export interface Connection {
  requester: Requester;
  protocolVersion: string;
  tools: readonly Tool[];
  call(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult>;
  close(): Promise<void>;
}

/** What {@link connect} needs. */
export interface ConnectOptions {
  url: URL;
  protocol: Protocol;
  queue: ElicitationQueue;
  /** Instead of the network. @default the browser's fetch */
  fetch?: FetchLike;
  onWire: (direction: WireEntry['direction'], message: JSONRPCMessage) => void;
  /** The connection ended, from whichever side. */
  onClose: () => void;
}

// The SDK counts the time a person thinks as time the server takes: give it a day.
const timeout = 24 * 60 * 60 * 1000;

/** Connects, and sends every question of the server to the queue. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { url, queue } = options;
  const requester: Requester = {
    connectionId: crypto.randomUUID(),
    name: url.host,
    origin: url.host,
    serverUrl: url.href,
  };
  const client = new Client(
    { name: 'live', title: 'Live', version: '1.0.0' },
    {
      capabilities: { elicitation: elicitationCapability() },
      versionNegotiation: { mode: options.protocol },
    },
  );
  // Up to 2025-11-25 the server sends requests. As a fallback handler it gets them as they came:
  // a handler for `elicitation/create` would see only what the SDK's own schema lets through.
  const answer = createElicitHandler(queue, {
    requester: () => requester,
    protocolVersion: () => client.getNegotiatedProtocolVersion(),
  });
  client.fallbackRequestHandler = async (request, ctx) => {
    if (request.method !== 'elicitation/create') {
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
    }
    return { ...(await answer(request, ctx)) };
  };
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
    queue.complete(requester.connectionId, params.elicitationId);
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = () => {
    queue.closeConnection(requester.connectionId);
    options.onClose();
  };

  const http = new StreamableHTTPClientTransport(url, { fetch: options.fetch });
  await client.connect(tap(http, options.onWire));
  const server = client.getServerVersion();
  requester.name = server?.title ?? server?.name ?? url.host;

  return {
    requester,
    protocolVersion: client.getNegotiatedProtocolVersion() ?? 'unknown',
    tools: (await client.listTools()).tools,
    // From 2026-07-28 on the server answers the call with questions, and the call is sent again.
    call: (name, args, signal) =>
      runWithElicitation(
        (more) =>
          // `client.callTool` would check an unfinished result against the tool's output schema, and fail.
          client.request(
            { method: 'tools/call', params: { name, arguments: args, ...more } },
            { allowInputRequired: true, signal, timeout },
          ),
        { queue, requester, signal },
      ),
    close: () => client.close(),
  };
}
