import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';

/** One message that went over the wire. */
export interface WireEntry {
  id: number;
  direction: 'sent' | 'received';
  /** A request's or notification's method, or what the message answers. */
  label: string;
  message: JSONRPCMessage;
}

/** Tells `listen` of every message of this transport, before anybody else sees it. */
export function tap(
  transport: Transport,
  listen: (direction: WireEntry['direction'], message: JSONRPCMessage) => void,
): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    listen('sent', message);
    return send(message, options);
  };
  let receive: Transport['onmessage'];
  const seen = new WeakSet<object>(); // listeners are chained, and each message goes through all of them
  Object.defineProperty(transport, 'onmessage', {
    get: () => receive,
    set: (next: Transport['onmessage']) => {
      receive =
        next &&
        ((message, extra) => {
          if (!seen.has(message)) listen('received', message);
          seen.add(message);
          next(message, extra);
        });
    },
  });
  return transport;
}

/** `tools/call`, `result of 3`, `error of 3`. */
export function labelOf(message: JSONRPCMessage): string {
  if ('method' in message) return message.method;
  return `${'error' in message ? 'error' : 'result'} of ${message.id}`;
}
