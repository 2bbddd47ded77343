import type { Delivery } from './types.js';

/** Whether a message arrived: the final states of a delivery. */
export type FinalDelivery = Exclude<Delivery, 'sending'>;

/**
 * Reads the errors of both official SDKs, of `fetch` and of Node, by shape. With an HTTP status of 400 to 499 the
 * tool never got the message, and a connection that could not be opened sent nothing: `failed`. After any other error the
 * message may have arrived: `unknown`.
 */
export function deliveryFromError(error: unknown): FinalDelivery {
  const { code, name, message, data, cause } = fields(error);
  const status = httpStatus(fields(data).status) ?? httpStatus(code);
  if (status !== undefined) return status < 500 && status !== 408 ? 'failed' : 'unknown';
  if (isServersAnswer(code)) return 'sent';
  if (name === 'UnauthorizedError' || code === 'NOT_CONNECTED') return 'failed';
  if (message === 'Not connected') return 'failed'; // both SDKs' words, for a transport that is closed
  const system = [code, fields(cause).code].find((one) => typeof one === 'string');
  return typeof system === 'string' && neverOpened.has(system) ? 'failed' : 'unknown';
}

/** Node's codes for a connection that could not be opened. Browsers give no code. */
const neverOpened = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function httpStatus(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 100 && value < 600 ? value : undefined;
}

/** A JSON-RPC error; but for the two that SDK v1 makes itself, of a connection that closed and of a time-out. */
function isServersAnswer(code: unknown): boolean {
  return typeof code === 'number' && code < -1 && code !== -32000 && code !== -32001;
}

/** The fields of anything that was thrown. */
function fields(value: unknown): { [part in Part]?: unknown } {
  return Object(value) as { [part in Part]?: unknown };
}

type Part = 'code' | 'name' | 'message' | 'data' | 'status' | 'cause';
