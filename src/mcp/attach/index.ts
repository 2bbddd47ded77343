import { createElicitHandler, scopeOf, type ElicitHandlerOptions } from '../handler/index.js';
import type { ElicitationQueue } from '../queue/index.js';
import type { RunOptions } from '../rounds/index.js';
import { callHost } from '../wire/callHost.js';
import { elicitationCapability } from '../wire/modes.js';
import { version as rounds } from '../wire/revisions/2026-07-28.js';
import { invoke, versionOf, type AttachableClient } from './client.js';
import { openConnection, type Connection } from './connection.js';
import { drive, type Driven } from './drive.js';
import { assertNew, assertNoHandler } from './misuse.js';
import { isTransport, type Transport } from './wire.js';

export type { AttachableClient, Driven };

const method = 'elicitation/create';

/** Options of `attachElicitation`: who asks, and what a handler and a run of rounds take. */
export interface AttachOptions
  extends
    Omit<ElicitHandlerOptions, 'protocolVersion'>,
    Omit<RunOptions, 'queue' | 'requester' | 'scope' | 'signal' | 'timeout' | 'modes'> {
  /** Where the questions go. */
  queue: ElicitationQueue;
}

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
  assertNoHandler(client);
  assertNew(client);
  invoke(client, 'registerCapabilities', { elicitation: elicitationCapability(modes) });

  const { connect } = client;
  let connection: Connection | undefined;
  let hasHandler = false;
  let last: { sessionId?: string | undefined; version?: string | undefined } = {};
  const version = () => versionOf(client) ?? connection?.version();
  const handling = { ...given, requester, protocolVersion: version };
  const requesterNow = () => (typeof requester === 'function' ? requester() : requester);

  function withId(call: (connectionId: string) => void): void {
    const connectionId = callHost(requesterNow)?.connectionId;
    if (connectionId !== undefined) call(connectionId);
  }

  function close(closing: Connection): void {
    if (connection !== closing) return; // an older one
    last = { sessionId: closing.sessionId(), version: version() };
    connection = undefined;
    withId(queue.closeConnection); // before the SDK aborts its signals, which would say that the server took it back
    closing.close();
  }

  function open(transport: Transport): void {
    const isResumed = transport.sessionId !== undefined && transport.sessionId === last.sessionId;
    if (connection) close(connection);
    const opened = openConnection(transport, {
      queue,
      handling,
      resumed: isResumed ? last.version : undefined,
      onComplete: (elicitationId) => withId((id) => queue.complete(id, elicitationId)),
      onClose: () => close(opened),
    });
    connection = opened;
  }

  chainFallback(client, (request, extra) =>
    (connection?.handle ?? createElicitHandler(queue, handling))(request, extra),
  );
  define(client, 'connect', {
    value: async (...args: unknown[]) => {
      if (hasHandler) invoke(client, 'removeRequestHandler', method);
      hasHandler = false;
      assertNoHandler(client);
      if (isTransport(args[0])) open(args[0]);
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
    scope: () => scopeOf(given),
    ...(modes && { modes }),
    ...(maxRounds !== undefined && { maxRounds }),
    ...(others && { others }),
    ...(retry && { retry }),
  });
}

/** The host's fallback handler, set before or later, keeps all other methods. */
function chainFallback(
  client: AttachableClient,
  handle: (request: object, extra: unknown) => Promise<unknown>,
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
