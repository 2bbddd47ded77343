import { isId, isSignal } from '../wire/ids.js';

/** What the second argument of a request handler tells, in either generation of the official SDK. */
export interface SdkContext {
  /** The JSON-RPC id as the server sent it. */
  id?: string | number;
  /** The same where it is unique within the session; a key of `inputRequests` is not. */
  requestId?: string | number;
  sessionId?: string;
  signal?: AbortSignal;
  /** Sends one progress notification; absent where the server gave no token. */
  ping?: (progress: number) => unknown;
}

/**
 * Reads SDK v1's `extra` (`requestId`, `signal`, `sendNotification`) or v2's `ctx` (`mcpReq.id`, `.signal`, `.notify`).
 * A string id of v2 may be a key of `inputRequests`, which parallel calls share: it is never used to find replays.
 */
export function readSdkContext(extraOrCtx: unknown): SdkContext {
  try {
    return readContext(extraOrCtx);
  } catch {
    return {}; // a getter or a proxy: the question itself can be asked without
  }
}

function readContext(extraOrCtx: unknown): SdkContext {
  if (!isObject(extraOrCtx)) return {};
  const { sessionId, mcpReq } = extraOrCtx;
  if (!isObject(mcpReq)) {
    const { requestId, signal, _meta, sendNotification } = extraOrCtx;
    return read(
      requestId,
      requestId,
      sessionId,
      signal,
      pinger(_meta, extraOrCtx, sendNotification),
    );
  }
  const { id, signal, _meta, notify } = mcpReq;
  const unique = typeof id === 'number' ? id : undefined;
  return read(id, unique, sessionId, signal, pinger(_meta, mcpReq, notify));
}

function read(
  id: unknown,
  unique: unknown,
  sessionId: unknown,
  signal: unknown,
  ping: SdkContext['ping'],
): SdkContext {
  return {
    ...(isId(id) && { id }),
    ...(isId(unique) && { requestId: unique }),
    ...(typeof sessionId === 'string' && { sessionId }),
    ...(isSignal(signal) && { signal }),
    ...(ping && { ping }),
  };
}

function pinger(meta: unknown, owner: object, send: unknown): SdkContext['ping'] {
  const progressToken = isObject(meta) ? meta.progressToken : undefined;
  if (!isId(progressToken) || typeof send !== 'function') return undefined;
  return (progress): unknown =>
    send.call(owner, { method: 'notifications/progress', params: { progressToken, progress } });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
