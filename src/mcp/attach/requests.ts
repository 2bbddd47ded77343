import { createElicitHandler, type ElicitHandlerOptions } from '../handler/index.js';
import type { ElicitationQueue } from '../queue/index.js';
import { EndReason, isTimeout, type EndOutcome } from '../wire/abortOutcome.js';
import { deliveryFromError, type FinalDelivery } from '../wire/deliveryFromError.js';
import { isId } from '../wire/ids.js';
import type { AskOptions, ElicitResult, Elicitation } from '../wire/types.js';
import type { Message, Params, Transport } from './wire.js';

/** An open request of the server. */
interface OpenRequest {
  /** Ours, in the queue. */
  entry?: string;
  readonly isForm: boolean;
  /** The calls that were in flight when it came, and have not ended. Empty if it belongs to no call. */
  readonly calls: Set<string | number>;
  readonly controller: AbortController;
  /** Called with the delivery of the answer that the SDK sends. */
  onDelivered?: (delivery: FinalDelivery) => void;
  /** The SDK has sent an answer. It sends only one, so further answers are sent here. */
  hasSdkAnswered: boolean;
}

/** The requests of one connection, in the 2025 revisions, from the wire to the queue and back. */
export function createRequests(
  queue: ElicitationQueue,
  options: ElicitHandlerOptions,
  send: Transport['send'],
) {
  const open = new Map<string | number, OpenRequest>();

  const entryOf = ({ entry }: OpenRequest) => queue.getSnapshot().find(({ id }) => id === entry);

  function end(request: OpenRequest, outcome: EndOutcome): void {
    // A wait for a URL that was opened continues, because the person still works there.
    if (entryOf(request)?.phase !== 'waiting') request.controller.abort(new EndReason(outcome));
  }

  function isUnderWay(request: OpenRequest): boolean {
    const entry = entryOf(request);
    return !entry || entry.phase !== 'done' || entry.delivery === 'sending';
  }

  /** The SDK sends the first answer, and `sent` reports its delivery. Further answers are sent here. */
  function deliver(
    id: string | number,
    request: OpenRequest,
    result: ElicitResult,
  ): Promise<FinalDelivery> {
    if (request.hasSdkAnswered) return deliveryOfSending(send({ jsonrpc: '2.0', id, result }));
    return new Promise((resolve) => {
      request.onDelivered = resolve;
    });
  }

  function ask(id: string | number, request: OpenRequest) {
    return (elicitation: Elicitation, asked: AskOptions): Promise<ElicitResult> => {
      const { controller } = request;
      const { signal } = asked;
      const follow = () => {
        controller.abort(signal?.reason);
        if (!request.hasSdkAnswered) request.onDelivered?.('failed'); // the SDK sends no answer any more
      };
      if (signal?.aborted) follow();
      signal?.addEventListener('abort', follow, { once: true });
      return queue.ask(elicitation, {
        ...asked,
        signal: controller.signal,
        async deliver(result) {
          const delivery = await deliver(id, request, result);
          if (delivery !== 'failed' && open.get(id) === request) open.delete(id);
          return delivery;
        },
        onAsked(entry) {
          request.entry = entry;
          asked.onAsked?.(entry);
        },
      });
    };
  }

  return {
    /** A request was seen on the wire; the SDK has not handled it yet. */
    arrived(
      { id, params }: Extract<Message, { kind: 'request' }>,
      inFlight: Set<string | number>,
    ): void {
      const known = open.get(id);
      if (known && isUnderWay(known)) {
        known.hasSdkAnswered = false; // sent once more: the SDK will answer it once more
        return;
      }
      const calls = isOfTask(params) ? new Set<string | number>() : inFlight;
      open.set(id, {
        isForm: params.mode !== 'url',
        calls,
        controller: new AbortController(),
        hasSdkAnswered: false,
      });
    },
    /** Called by the SDK. */
    async handle(request: object, extra: unknown): Promise<ElicitResult> {
      const { id } = request as { id?: unknown };
      const known = isId(id) ? open.get(id) : undefined;
      if (!isId(id) || !known) return createElicitHandler(queue, options)(request, extra);
      try {
        const own = { ...queue, ask: ask(id, known) };
        return await createElicitHandler(own, options)(request, extra);
      } finally {
        if (!known.onDelivered && open.get(id) === known) open.delete(id); // nobody answered
      }
    },
    /** The SDK sends an answer. */
    sent(id: string | number, sending: Promise<unknown>): void {
      const request = open.get(id);
      if (!request || request.hasSdkAnswered) return;
      request.hasSdkAnswered = true;
      void deliveryOfSending(sending).then((delivery) => request.onDelivered?.(delivery));
    },
    /** The server cancelled the request; SDK v1 does not pass this on for id 0. */
    cancelled({ requestId, reason }: Params): void {
      const request = isId(requestId) ? open.get(requestId) : undefined;
      request?.controller.abort(new EndReason(isTimeout(reason) ? 'expired' : 'withdrawn'));
    },
    callEnded(call: string | number, outcome: EndOutcome): void {
      for (const request of open.values()) {
        if (!request.calls.delete(call) || request.calls.size > 0) continue;
        // A form is useless after its call has ended. A URL may still be needed, unless the person stopped the call.
        if (request.isForm || outcome !== 'withdrawn') end(request, outcome);
      }
    },
    /** The connection is closed; no answer can be sent. */
    closed(): void {
      for (const { onDelivered, hasSdkAnswered } of open.values())
        if (!hasSdkAnswered) onDelivered?.('failed');
      open.clear();
    },
  };
}

async function deliveryOfSending(sending: Promise<unknown>): Promise<FinalDelivery> {
  try {
    await sending;
    return 'sent';
  } catch (error) {
    return deliveryFromError(error);
  }
}

/** A question of a task is answered beside the calls that happen to be in flight. */
function isOfTask({ _meta }: Params): boolean {
  return 'io.modelcontextprotocol/related-task' in (Object(_meta) as object);
}
