import { createElicitHandler, type ElicitHandlerOptions } from '../handler/index.js';
import type { ElicitationQueue } from '../queue/index.js';
import type { RunOptions } from '../rounds/index.js';
import { guarded } from '../wire/callHost.js';
import { elicitationCapability } from '../wire/modes.js';
import { version as rounds } from '../wire/revisions/2026-07-28.js';
import { createCalls } from './calls.js';
import { invoke, versionOf, type AttachableClient } from './client.js';
import { drive, type Driven } from './drive.js';
import { createRequests } from './requests.js';
import { isTransport, listen, type Message, type Transport } from './wire.js';

export type { AttachableClient, Driven };

const method = 'elicitation/create';

/** Options of `attachElicitation`: who asks, and what a handler and a run of rounds take. */
export interface AttachOptions
  extends
    Omit<ElicitHandlerOptions, 'protocolVersion'>,
    Omit<RunOptions, 'queue' | 'requester' | 'signal' | 'timeout' | 'modes'> {
  /** Where the questions go. */
  queue: ElicitationQueue;
}

/** One connection, from the transport's start to its close. */
interface Connection {
  readonly transport: Transport;
  readonly requests: ReturnType<typeof createRequests>;
  version?: string;
}

const attached = new WeakSet<AttachableClient>();

/**
 * Connects a client of SDK v1 or v2 with a queue, in one line, before `connect`. It declares the capability; takes the
 * server's requests as they were sent; passes on cancellations, completion notices and the end of the connection; tells
 * the queue what became of each answer; and returns `callTool`, `getPrompt` and `readResource` that go through all
 * rounds. It adds to what the host has set, before or after, and replaces nothing.
 *
 * Up to 2025-11-25 requests are taken by `fallbackRequestHandler`, past the SDK's own schema. In 2026-07-28 the returned
 * functions see what the server sent; for the host's own `client.callTool` a handler is registered, and the SDK refuses
 * there what its schema does not know. A form ends when the last call that was in flight when it came has ended.
 *
 * @example
 * const queue = createElicitationQueue();
 * const { callTool } = attachElicitation(client, { queue, requester: { connectionId: 'acme', name: 'Acme' } });
 * await client.connect(transport);
 * @throws when the client is connected, is attached already, or has a handler for `elicitation/create`.
 */
export function attachElicitation<C extends AttachableClient>(
  client: C,
  options: AttachOptions,
): Driven<C> {
  const { queue, requester, maxRounds, others, retry, ...given } = options;
  const { modes } = given;
  assertNew(client);
  assertNoHandler(client);
  attached.add(client);
  invoke(client, 'registerCapabilities', { elicitation: elicitationCapability(modes) });

  let connection: Connection | undefined;
  let hasHandler = false;
  let last: { sessionId?: string | undefined; version?: string | undefined } = {};
  const version = () => versionOf(client) ?? connection?.version;
  const handling = { ...given, requester, protocolVersion: version };
  const requesterNow = () => (typeof requester === 'function' ? requester() : requester);

  function closeRequests(): void {
    const connectionId = guarded(requesterNow)?.connectionId;
    if (connectionId !== undefined) queue.closeConnection(connectionId);
  }

  function begin(transport: Transport): void {
    const isResumed = transport.sessionId !== undefined && transport.sessionId === last.sessionId;
    if (!isResumed && connection) closeRequests();
    const calls = createCalls((id, how) => requests.callEnded(id, how));
    let initialize: string | number | undefined;

    const received = (message: Message) => {
      calls.received(message);
      if (message.kind === 'request' && message.method === method) {
        requests.arrived(message, calls.flying());
      }
      if (message.kind === 'response' && message.id === initialize) {
        const { protocolVersion } = message.result;
        if (typeof protocolVersion === 'string') current.version = protocolVersion;
      }
      if (message.kind !== 'notification') return;
      const { params } = message;
      if (message.method === 'notifications/cancelled') requests.cancelled(params);
      if (message.method === 'notifications/elicitation/complete') {
        const connectionId = guarded(requesterNow)?.connectionId;
        const { elicitationId } = params;
        if (connectionId !== undefined && typeof elicitationId === 'string') {
          queue.complete(connectionId, elicitationId);
        }
      }
    };
    const send = listen(transport, {
      received,
      sent(message, leaving) {
        calls.sent(message, leaving);
        if (message.kind === 'response') requests.sent(message.id, leaving);
        if (message.kind === 'request' && message.method === 'initialize') {
          initialize = message.id;
          warnOfTasks(message.params);
        }
      },
      closed() {
        if (connection !== current) return; // an older one
        last = { sessionId: transport.sessionId, version: version() };
        connection = undefined;
        closeRequests();
        requests.closed();
      },
    });
    const requests = createRequests(queue, handling, send);
    const current: Connection = { transport, requests };
    if (isResumed && last.version !== undefined) current.version = last.version;
    connection = current;
  }

  chainFallback(client, (request, extra) => connection?.requests.handle(request, extra));
  const { connect } = client;
  define(client, 'connect', {
    value: async (...args: unknown[]) => {
      if (hasHandler) invoke(client, 'removeRequestHandler', method);
      hasHandler = false;
      assertNoHandler(client);
      if (isTransport(args[0])) begin(args[0]);
      await Reflect.apply(connect, client, args);
      if ((version() ?? '') < rounds) return;
      invoke(client, 'setRequestHandler', method, createElicitHandler(queue, handling));
      hasHandler = true;
    },
    writable: true,
  });
  return drive(client, {
    queue,
    requester: requesterNow,
    ...(modes && { modes }),
    ...(maxRounds !== undefined && { maxRounds }),
    ...(others && { others }),
    ...(retry && { retry }),
  });
}

/** The host's fallback handler, set before or later, keeps all other methods. */
function chainFallback(
  client: AttachableClient,
  handle: (request: object, extra: unknown) => Promise<unknown> | undefined,
): void {
  const name = 'fallbackRequestHandler';
  let theirs: unknown = Reflect.get(client, name);
  const ours = async (request: { method?: unknown }, extra: unknown): Promise<unknown> => {
    if (request.method === method) return handle(request, extra);
    if (typeof theirs === 'function') return Reflect.apply(theirs, client, [request, extra]);
    throw Object.assign(new Error('Method not found'), { code: -32601 });
  };
  define(client, name, {
    get: () => ours,
    set(handler) {
      theirs = handler;
    },
  });
}

function define(client: AttachableClient, name: string, property: PropertyDescriptor): void {
  Object.defineProperty(client, name, { ...property, configurable: true, enumerable: true });
}

function assertNew(client: AttachableClient): void {
  const isConnected = client.transport !== undefined;
  if (!isConnected && !attached.has(client)) return;
  throw new Error(
    isConnected
      ? 'mcp-elicitation-react: attachElicitation was called with a client that is connected. The server was told what this client can do when it connected, and elicitation was not among it. Call attachElicitation before client.connect.'
      : 'mcp-elicitation-react: attachElicitation was called twice with the same client. Each request would be asked twice. Call it once, where the client is made; it stays attached when the client connects again.',
  );
}

function assertNoHandler(client: AttachableClient): void {
  try {
    invoke(client, 'assertCanSetRequestHandler', method);
  } catch (cause) {
    throw new Error(
      'mcp-elicitation-react: this client has a handler for elicitation/create. The SDK gives all requests to that one, so the queue would never see them. Remove it (client.removeRequestHandler), or keep it and use createElicitHandler and runWithElicitation in place of attachElicitation.',
      { cause },
    );
  }
}

/** Task-augmented elicitation wants a result of another kind, which would reach the server as an error after the person has answered. */
function warnOfTasks({ capabilities }: Partial<Record<string, unknown>>): void {
  const { tasks } = Object(capabilities) as { tasks?: { requests?: { elicitation?: unknown } } };
  if (tasks?.requests?.elicitation === undefined) return;
  console.error(
    'mcp-elicitation-react: this client declares task-augmented elicitation (tasks.requests.elicitation). The kit answers a request when the person does, and knows no tasks, so a server that asks with a task gets no result it can use. Leave tasks.requests.elicitation out of the capabilities; the recipe "Tasks" shows what to do instead.',
  );
}
