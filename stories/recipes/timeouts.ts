import type { RequestOptions as V1Options } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { RequestOptions as V2Options } from '@modelcontextprotocol/client';
import type { ElicitationQueue, ElicitHandlerOptions, Requester } from '../../src/index.js';

const minutes = 60_000;

/** For the client's own methods. v1: `client.callTool(params, undefined, callOptions)`; v2: `client.callTool(params, callOptions)`. */
export const callOptions = {
  timeout: 30 * minutes, // since the call, or since the server last told its progress
  resetTimeoutOnProgress: true,
  onprogress() {}, // without it the server is not asked to tell its progress
  maxTotalTimeout: 60 * minutes,
} satisfies V1Options & V2Options;

/** For `attachElicitation` and `createElicitHandler`: the request ends before the call does, so that the person is told, and can ask for more. */
export const handlerOptions = (queue: ElicitationQueue, requester: Requester) =>
  ({
    requester,
    keepAliveMs: 10_000, // tells a server that wants to know it that somebody is still there
    expiresAfterMs: 5 * minutes,
    onRequestMoreTime: (id) => queue.extend(id, Date.now() + 5 * minutes),
  }) satisfies ElicitHandlerOptions;
