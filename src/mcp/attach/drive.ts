import type { ElicitationQueue } from '../queue/index.js';
import { runCall, type RunOptions } from '../rounds/index.js';
import type { Requester } from '../wire/types.js';
import { invoke, isV2, type AttachableClient } from './client.js';
import type { Params } from './wire.js';

/** Requests that a server may answer with questions, in any revision. */
const methods: ReadonlySet<unknown> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** The time that both SDKs give a call. */
const defaultMs = 60_000;

/** The client's own methods, on a client whose requests are driven to their end. */
export interface Driven<C extends AttachableClient> {
  /** As `client.callTool`, and goes through the rounds of 2026-07-28 and through -32042. `timeout` does not count a person's time. */
  callTool: C['callTool'];
  /** As `client.getPrompt`, likewise. */
  getPrompt: C['getPrompt'];
  /** As `client.readResource`, likewise. */
  readResource: C['readResource'];
}

/** What a run needs beside the call. */
export interface DriveOptions extends Omit<
  RunOptions,
  'requester' | 'scope' | 'signal' | 'timeout'
> {
  queue: ElicitationQueue;
  requester: () => Requester;
  scope: () => { scope?: string };
}

/**
 * The SDK's methods are kept, so that what they do before and after a request stays: SDK v2 mirrors headers, both check
 * the last result against the tool's output schema. Only the request inside is replaced by a run of several.
 */
export function drive<C extends AttachableClient>(client: C, options: DriveOptions): Driven<C> {
  const { requester, scope, ...fixed } = options;
  const request = (...args: unknown[]) => {
    const { method, params } = Object(args[0]) as Params;
    if (!methods.has(method)) return invoke(client, 'request', ...args);
    const at = placeOfOptions(client, args);
    const { signal, timeout, maxTotalTimeout, ...others } = Object(args[at]) as CallOptions;
    const { resetTimeoutOnProgress, onprogress, ...more } = others;
    return runCall(
      async (answers, attempt) => {
        const sending = {
          ...more,
          signal: attempt.signal,
          timeout: attempt.timeout,
          allowInputRequired: true,
          ...(onprogress && {
            onprogress(progress: unknown) {
              if (resetTimeoutOnProgress) attempt.progressed();
              onprogress(progress);
            },
          }),
        };
        const next = { method, params: { ...Object(params), ...answers } };
        return invoke(client, 'request', next, ...args.slice(1, at), sending);
      },
      {
        ...fixed,
        requester: requester(),
        ...scope(),
        timeout: timeout ?? defaultMs,
        ...(maxTotalTimeout !== undefined && { maxTotalTimeout }),
        ...(signal && { signal }),
      },
    );
  };
  const driven = new Proxy(client, {
    get: (target, key) => (key === 'request' ? request : Reflect.get(target, key)),
  });
  return {
    callTool: bound(driven.callTool, driven),
    getPrompt: bound(driven.getPrompt, driven),
    readResource: bound(driven.readResource, driven),
  };
}

/** The request options of both SDKs, as far as they matter here. */
interface CallOptions {
  signal?: AbortSignal;
  timeout?: number;
  maxTotalTimeout?: number;
  resetTimeoutOnProgress?: boolean;
  onprogress?: (progress: unknown) => void;
}

/** `request(request, schema, options)`; SDK v2 takes the schema from the method where none is given. */
function placeOfOptions(client: AttachableClient, args: readonly unknown[]): 1 | 2 {
  const isSchema = !isV2(client) || '~standard' in (Object(args[1]) as object);
  return isSchema ? 2 : 1;
}

/** The same function, with the type that it has; it can be taken apart from its client. */
function bound<F extends (...args: never[]) => unknown>(method: F, client: AttachableClient): F {
  return new Proxy(method, {
    apply: (target, _, args): unknown => Reflect.apply(target, client, args),
  });
}
