import { createElicitHandler, type ElicitHandlerOptions } from '../handler/index.js';
import type { ElicitationQueue } from '../queue/index.js';
import { Ended, isTimeout, type End } from '../wire/abortOutcome.js';
import { fateOf, type Fate } from '../wire/fate.js';
import { isId } from '../wire/ids.js';
import type { AskOptions, ElicitResult, Elicitation } from '../wire/types.js';
import type { Message, Params, Transport } from './wire.js';

/** A request of the server's under way, by its JSON-RPC id. */
interface Open {
  /** Ours, in the queue. */
  entry?: string;
  readonly isForm: boolean;
  /** The calls that were in flight when it came, and have not ended. Without any it belongs to none. */
  readonly calls: Set<string | number>;
  readonly controller: AbortController;
  /** Told what became of the answer that the SDK sends. */
  leaving?: (fate: Fate) => void;
  /** The SDK has sent its one answer: the next one is sent from here. */
  isSpent: boolean;
}

/** The requests of one connection, in the 2025 revisions, from the wire to the queue and back. */
export function createRequests(
  queue: ElicitationQueue,
  options: ElicitHandlerOptions,
  send: Transport['send'],
) {
  const open = new Map<string | number, Open>();

  const entryOf = ({ entry }: Open) => queue.getSnapshot().find(({ id }) => id === entry);

  function end(request: Open, how: End): void {
    // A wait at a page that was opened goes on; it is the person's.
    if (entryOf(request)?.phase !== 'waiting') request.controller.abort(new Ended(how));
  }

  function isUnderWay(request: Open): boolean {
    const entry = entryOf(request);
    return !entry || entry.phase !== 'done' || entry.delivery === 'sending';
  }

  /** The SDK sends the first answer, and this listens; it sends no other one, so this does. */
  function deliver(id: string | number, request: Open, result: ElicitResult): Promise<Fate> {
    if (request.isSpent) return fateOfSending(send({ jsonrpc: '2.0', id, result }));
    return new Promise((resolve) => {
      request.leaving = resolve;
    });
  }

  function ask(id: string | number, request: Open) {
    return (elicitation: Elicitation, asked: AskOptions): Promise<ElicitResult> => {
      const { controller } = request;
      const { signal } = asked;
      const follow = () => {
        controller.abort(signal?.reason);
        if (!request.isSpent) request.leaving?.('failed'); // the SDK sends no answer any more
      };
      if (signal?.aborted) follow();
      signal?.addEventListener('abort', follow, { once: true });
      return queue.ask(elicitation, {
        ...asked,
        signal: controller.signal,
        async deliver(result) {
          const fate = await deliver(id, request, result);
          if (fate !== 'failed' && open.get(id) === request) open.delete(id);
          return fate;
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
      flying: Set<string | number>,
    ): void {
      const known = open.get(id);
      if (known && isUnderWay(known)) {
        known.isSpent = false; // sent once more: the SDK will answer it once more
        return;
      }
      const calls = isOfTask(params) ? new Set<string | number>() : flying;
      open.set(id, {
        isForm: params.mode !== 'url',
        calls,
        controller: new AbortController(),
        isSpent: false,
      });
    },
    /** The SDK hands it over. */
    async handle(request: object, extra: unknown): Promise<ElicitResult> {
      const { id } = request as { id?: unknown };
      const known = isId(id) ? open.get(id) : undefined;
      if (!isId(id) || !known) return createElicitHandler(queue, options)(request, extra);
      try {
        const own = { ...queue, ask: ask(id, known) };
        return await createElicitHandler(own, options)(request, extra);
      } finally {
        if (!known.leaving && open.get(id) === known) open.delete(id); // nobody answered
      }
    },
    /** An answer leaves through the SDK. */
    sent(id: string | number, leaving: Promise<unknown>): void {
      const request = open.get(id);
      if (!request || request.isSpent) return;
      request.isSpent = true;
      void fateOfSending(leaving).then((fate) => request.leaving?.(fate));
    },
    /** The server takes it back; SDK v1 does not pass this on for id 0. */
    cancelled({ requestId, reason }: Params): void {
      const request = isId(requestId) ? open.get(requestId) : undefined;
      request?.controller.abort(new Ended(isTimeout(reason) ? 'expired' : 'withdrawn'));
    },
    callEnded(call: string | number, how: End): void {
      for (const request of open.values()) {
        if (!request.calls.delete(call) || request.calls.size > 0) continue;
        // Without the call nobody waits for a form. A page may still be wanted, unless the person stopped the call.
        if (request.isForm || how !== 'withdrawn') end(request, how);
      }
    },
    /** No answer can leave any more. */
    closed(): void {
      for (const { leaving, isSpent } of open.values()) if (!isSpent) leaving?.('failed');
      open.clear();
    },
  };
}

async function fateOfSending(leaving: Promise<unknown>): Promise<Fate> {
  try {
    await leaving;
    return 'sent';
  } catch (error) {
    return fateOf(error);
  }
}

/** A question of a task is answered beside the calls that happen to be in flight. */
function isOfTask({ _meta }: Params): boolean {
  return 'io.modelcontextprotocol/related-task' in (Object(_meta) as object);
}
