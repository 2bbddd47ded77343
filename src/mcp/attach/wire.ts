import { isId } from '../wire/ids.js';

/** A JSON-RPC message, as far as it matters here. Everything of the server's is untrusted. */
export type Message =
  | { kind: 'request'; id: string | number; method: string; params: Params }
  | { kind: 'notification'; method: string; params: Params }
  | { kind: 'response'; id: string | number; result: Params }
  | { kind: 'other' };

export type Params = Partial<Record<string, unknown>>;

/** Callbacks of {@link listen}. */
export interface Listener {
  received: (message: Message) => void;
  /** `sending` settles when the transport is done with it. */
  sent: (message: Message, sending: Promise<unknown>) => void;
  closed: () => void;
}

/** A transport, by shape. */
export interface Transport {
  send: (message: object, options?: unknown) => Promise<unknown>;
  onmessage?: ((...args: unknown[]) => void) | undefined;
  onclose?: (() => void) | undefined;
  sessionId?: string | undefined;
}

export function isTransport(value: unknown): value is Transport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'send' in value &&
    typeof value.send === 'function'
  );
}

/**
 * Listens to a transport that is not connected yet. Both SDKs keep the existing `onmessage` and `onclose` when they
 * connect, and call them first; so messages get here before they are handled, and a close before any signal aborts.
 *
 * @returns the original `send`, which does not call the listener
 */
export function listen(transport: Transport, listener: Listener): Transport['send'] {
  const { onmessage, onclose } = transport;
  const send = transport.send.bind(transport);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's transport is no EventTarget
  transport.onmessage = (...args) => {
    listener.received(readMessage(args[0]));
    onmessage?.(...args);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's transport is no EventTarget
  transport.onclose = () => {
    listener.closed();
    onclose?.();
  };
  transport.send = (message, options) => {
    const sending = send(message, options);
    listener.sent(readMessage(message), sending);
    return sending;
  };
  return send;
}

function readMessage(message: unknown): Message {
  const { id, method, params, result } = Object(message) as Params;
  if (typeof method === 'string') {
    const read = { method, params: Object(params) as Params };
    return isId(id) ? { kind: 'request', id, ...read } : { kind: 'notification', ...read };
  }
  return isId(id) ? { kind: 'response', id, result: Object(result) as Params } : { kind: 'other' };
}
