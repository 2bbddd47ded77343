// All that it takes to wire the kit to the official SDK: read this file first.
import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type FetchLike,
  type JSONRPCMessage,
  type Tool,
} from '@modelcontextprotocol/client';
import {
  attachElicitation,
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
    { versionNegotiation: { mode: options.protocol } },
  );
  // The server says its name when it is connected, so the requester is asked for with each request.
  const { callTool } = attachElicitation(client, { queue, requester: () => requester });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's client is no EventTarget
  client.onclose = options.onClose;

  const http = new StreamableHTTPClientTransport(url, { fetch: options.fetch });
  await client.connect(tap(http, options.onWire));
  const server = client.getServerVersion();
  requester.name = server?.title ?? server?.name ?? url.host;

  return {
    requester,
    protocolVersion: client.getNegotiatedProtocolVersion() ?? 'unknown',
    tools: (await client.listTools()).tools,
    call: (name, args, signal) => callTool({ name, arguments: args }, { signal }),
    close: () => client.close(),
  };
}
