import { unsupportedDialect } from '../wire/dialects.js';
import { holdUrl } from './holdUrl.js';
import { keepAlive } from './keepAlive.js';
import { readSdkContext } from './sdkContext.js';
import { everyMode, modesAt, type ElicitModes } from '../wire/modes.js';
import type { ElicitationQueue } from '../queue/index.js';
import { readElicitRequest } from '../wire/readElicitRequest.js';
import { version as rounds } from '../wire/revisions/2026-07-28.js';
import { isTimeout } from '../wire/abortOutcome.js';
import { callHost } from '../wire/callHost.js';
import { cancel } from '../wire/result.js';
import type { AskOptions, ElicitResult, Elicitation, Requester } from '../wire/types.js';

/** See {@link createElicitHandler}. */
export interface ElicitHandlerOptions {
  /** A function is called for each request: a server's name is known only after it has been connected. */
  requester: Requester | (() => Requester);
  /**
   * The conversation that the requests belong to, where several share one queue; see `<ElicitationOutlet scope>`. A
   * function is called for each request, and undefined is none.
   *
   * @default none
   */
  scope?: string | (() => string | undefined);
  /** What was declared, see {@link elicitationCapability}; other modes are answered with -32602. @default both */
  modes?: ElicitModes;
  /**
   * The negotiated protocol version, where the client can tell it (v1: `() => transport.protocolVersion`, v2:
   * `() => client.getNegotiatedProtocolVersion()`). With 2025-06-18 URL requests are refused. With 2026-07-28 a URL is
   * answered when the person is done with it, since every earlier answer would burn one of the SDK's rounds.
   */
  protocolVersion?: () => string | undefined;
  /** Milliseconds between progress notifications while the person thinks, where the server gave a token; 0 sends none. @default 10_000 */
  keepAliveMs?: number;
  /** Milliseconds after which a request expires: the server's own time-out, where the host knows it. @default never */
  expiresAfterMs?: number;
  /** The person wants more time; answer with {@link ElicitationQueue.extend}. Without it none is offered. */
  onRequestMoreTime?: (id: string) => void;
}

/** A request handler for `elicitation/create`. */
export interface ElicitHandler {
  (request: { params?: unknown }, extraOrCtx?: unknown): Promise<ElicitResult>;
  /**
   * The server cancelled this JSON-RPC request. Only for SDK v1, which drops the cancellation of id 0, the first
   * elicitation of each session: call it for `notifications/cancelled` seen in the transport's `onmessage`, with its
   * `requestId` and `reason`. A reason that tells of a timeout shows the request as expired.
   */
  cancelled: (id: string | number, reason?: unknown) => void;
}

/**
 * Makes the handler that puts a server's requests into the queue. The same for both SDKs:
 * `client.setRequestHandler(ElicitRequestSchema, handler)` in v1, `client.setRequestHandler('elicitation/create', handler)` in v2.
 * Register it before `connect`; requests wait in the queue until a surface is mounted.
 *
 * Both SDKs rewrite or refuse schemas before any handler sees them. To see the request as it was sent, register no
 * handler and use `client.fallbackRequestHandler = (request, extra) => request.method === 'elicitation/create' ? handler(request, extra) : …`
 * The checks that the SDK then no longer makes (mode, shape of the result) are made here in any case.
 *
 * Time-outs: SDK v1 counts the 60 s of `callTool` while the person thinks; give it `timeout`, up to 2 ** 31 - 1 and never
 * `Infinity`, which fires after 1 ms. SDK v2 counts each leg alone in 2026-07-28. The server's own time-out is out of a
 * client's reach, unless the server sends a progress token: see `keepAliveMs`, and `expiresAfterMs` to show it.
 *
 * A schema whose `$schema` names a dialect that cannot be read is shown without boxes; whatever the person presses, a
 * server of the 2025 revisions is answered with -32602, and a round with the decline or cancel.
 *
 * @throws Only an `Error` with `code: -32602` (invalid params), or -32603 where the connection asks too much at once
 * (see {@link QueueOptions.maxOpen}); the SDK sends it to the server.
 */
export function createElicitHandler(
  queue: ElicitationQueue,
  options: ElicitHandlerOptions,
): ElicitHandler {
  const entryIds = new Map<string | number, string>();

  async function ask(elicitation: Elicitation, extraOrCtx: unknown): Promise<ElicitResult> {
    const { id, ping, ...sdk } = readSdkContext(extraOrCtx);
    const { keepAliveMs = 10_000 } = options;
    const requester = requesterOf(options);
    if (!requester) return cancel();
    const hold = holdsUrls(options, elicitation) ? holdUrl() : undefined;
    const stopPings = ping && keepAliveMs > 0 ? keepAlive(ping, keepAliveMs) : undefined;
    let entryId: string | undefined;
    let isTooMany = false;
    try {
      const result = await queue.ask(elicitation, {
        ...sdk,
        onTooMany: () => void (isTooMany = true),
        ...hold?.callbacks,
        ...deadline(options, (newId) => {
          entryId = newId;
          if (id !== undefined) entryIds.set(id, newId);
        }),
        ...scopeOf(options),
        requester,
      });
      if (isTooMany) throw rpcError(tooMany);
      refuseDialect(options, elicitation);
      return hold ? await hold.answer(result) : result;
    } finally {
      stopPings?.();
      // Parallel calls of 2026-07-28 share their keys: another one may be under it by now.
      if (id !== undefined && entryIds.get(id) === entryId) entryIds.delete(id);
    }
  }

  const handler = async (request: { params?: unknown }, extraOrCtx?: unknown) => {
    const modes = modesAt(versionOf(options), options.modes ?? everyMode);
    const read = readElicitRequest(paramsOf(request), modes);
    if (!read.ok) throw rpcError(read.problem);
    return ask(read.elicitation, extraOrCtx);
  };
  const cancelled = (id: string | number, reason?: unknown) => {
    const entryId = entryIds.get(id);
    if (entryId !== undefined) queue.withdraw(entryId, isTimeout(reason) ? 'expired' : 'withdrawn');
  };
  return Object.assign(handler, { cancelled });
}

/** Undefined if the host's function throws. The error is reported, and not sent to the server. */
function requesterOf({ requester }: ElicitHandlerOptions): Requester | undefined {
  return typeof requester === 'function' ? callHost(requester) : requester;
}

/** None where the host's function fails. */
export function scopeOf({ scope }: Pick<ElicitHandlerOptions, 'scope'>): { scope?: string } {
  const now = typeof scope === 'function' ? callHost(scope) : scope;
  return now === undefined ? {} : { scope: now };
}

function versionOf({ protocolVersion }: ElicitHandlerOptions): string | undefined {
  return callHost(() => protocolVersion?.());
}

/** Undefined for a request without params, or with a getter that throws. */
function paramsOf(request: unknown): unknown {
  try {
    return (Object(request) as { params?: unknown }).params;
  } catch {
    return undefined;
  }
}

function holdsUrls(options: ElicitHandlerOptions, { mode }: Elicitation): boolean {
  return mode === 'url' && speaksRounds(options);
}

function speaksRounds(options: ElicitHandlerOptions): boolean {
  const version = versionOf(options);
  return version !== undefined && version >= rounds;
}

/**
 * A form in a dialect that cannot be read was shown without boxes, and the person has left it. The server gets an error,
 * so that its author learns why (2026-07-28: an appropriate error). Not in rounds: there an error of the handler would
 * end the whole call, and the person's decline or cancel is the answer.
 */
function refuseDialect(options: ElicitHandlerOptions, elicitation: Elicitation): void {
  if (elicitation.mode !== 'form' || speaksRounds(options)) return;
  if (unsupportedDialect(elicitation.requestedSchema) === undefined) return;
  throw rpcError({ rpcCode: -32602, detail: 'its $schema names a dialect that is not supported' });
}

function deadline(
  { expiresAfterMs, onRequestMoreTime }: ElicitHandlerOptions,
  onAsked: (id: string) => void,
): Pick<AskOptions, 'expiresAt' | 'onRequestMoreTime' | 'onAsked'> {
  let asked = '';
  return {
    ...(expiresAfterMs !== undefined && { expiresAt: Date.now() + expiresAfterMs }),
    ...(onRequestMoreTime && { onRequestMoreTime: () => onRequestMoreTime(asked) }),
    onAsked(id) {
      asked = id;
      onAsked(id);
    },
  };
}

const tooMany = { rpcCode: -32603, detail: 'too many are open; wait for their answers' };

function rpcError({
  rpcCode,
  detail,
}: {
  rpcCode: number;
  detail: string;
}): Error & { code: number } {
  return Object.assign(new Error(`Invalid elicitation request: ${detail}`), { code: rpcCode });
}
