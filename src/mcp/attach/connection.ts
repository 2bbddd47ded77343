import type { ElicitHandlerOptions } from '../handler/index.js';
import type { ElicitationQueue } from '../queue/index.js';
import { createCalls } from './calls.js';
import { warnOfTasks } from './misuse.js';
import { createRequests } from './requests.js';
import { listen, type Message, type Transport } from './wire.js';

/** One connection, from before its transport starts until it closes. */
export interface Connection {
  /** Takes a request from the SDK. */
  handle: (request: object, extra: unknown) => Promise<object>;
  /** From the answer to `initialize`; 2026-07-28 has none. */
  version: () => string | undefined;
  sessionId: () => string | undefined;
  /** The connection is closed; no answer can be sent. */
  close: () => void;
}

/** What a connection needs of the host. */
export interface ConnectionOptions {
  queue: ElicitationQueue;
  handling: ElicitHandlerOptions;
  /** The revision of the session that is resumed. */
  resumed?: string | undefined;
  onComplete: (elicitationId: string) => void;
  onClose: () => void;
}

/** Routes the messages of one connection. */
export function openConnection(transport: Transport, options: ConnectionOptions): Connection {
  const { queue, handling, onComplete, onClose } = options;
  const calls = createCalls((id, outcome) => requests.callEnded(id, outcome));
  let version = options.resumed;
  let initialize: string | number | undefined;

  function received(message: Message): void {
    calls.received(message);
    switch (message.kind) {
      case 'request':
        if (message.method === 'elicitation/create') requests.arrived(message, calls.inFlight());
        break;
      case 'response': {
        const { protocolVersion } = message.result;
        const isIt = message.id === initialize && typeof protocolVersion === 'string';
        if (isIt) version = protocolVersion;
        break;
      }
      case 'notification':
        noticed(message);
        break;
      case 'other':
        break;
      default:
        message satisfies never;
    }
  }

  function noticed({ method, params }: Extract<Message, { kind: 'notification' }>): void {
    if (method === 'notifications/cancelled') requests.cancelled(params);
    const { elicitationId } = params;
    if (method !== 'notifications/elicitation/complete') return;
    if (typeof elicitationId === 'string') onComplete(elicitationId);
  }

  function sent(message: Message, sending: Promise<unknown>): void {
    calls.sent(message, sending);
    if (message.kind === 'response') requests.sent(message.id, sending);
    if (message.kind === 'request' && message.method === 'initialize') {
      initialize = message.id;
      warnOfTasks(message.params);
    }
  }

  const send = listen(transport, { received, sent, closed: onClose });
  const requests = createRequests(queue, handling, send);
  return {
    handle: (request, extra) => requests.handle(request, extra),
    version: () => version,
    sessionId: () => transport.sessionId,
    close: () => requests.closed(),
  };
}
