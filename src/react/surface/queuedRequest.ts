'use client';

import { useState, useSyncExternalStore } from 'react';
import type {
  ElicitResult,
  Elicitation,
  Outcome,
  PendingElicitation,
  PersonQueue,
  Requester,
} from '../../core/index.js';
import { createSingleQueue, isOpen, report } from '../../mcp/internal.js';
import type { DeliveryReport, SingleQueue } from '../../mcp/internal.js';
import type { RequestModel } from '../../core/internal.js';
import { createRequiredContext } from '../page/requiredContext.js';
import { useLatest } from '../page/useLatest.js';

/** Delivers an answer; a rejection keeps the request open with everything that was typed. */
export type OnResult = (result: ElicitResult) => void | Promise<void>;

/** Keeps the last answer. Not a ref, because it is written through a context. */
export interface AnswerKeeper {
  get: () => ElicitResult | null;
  keep: (result: ElicitResult) => void;
}

export function useAnswerKeeper(): AnswerKeeper {
  return useState(() => {
    let last: ElicitResult | null = null;
    return {
      get: () => last,
      keep: (result: ElicitResult) => {
        last = result;
      },
    };
  })[0];
}

/** A request together with the queue that it is in. */
export interface QueuedRequest {
  queue: PersonQueue;
  entry: PendingElicitation;
  /** Keeps the last answer, to send it again if it did not arrive. */
  answerKeeper: AnswerKeeper;
  /** Called before the queue gets an answer. */
  onAnswer?: (result: ElicitResult) => void;
}

/** What is shown: the request (also while its answer is being sent), the wait for a URL that was opened, or the receipt. */
export type Stage = 'asking' | 'waiting' | 'receipt';

export function stageOf(entry: PendingElicitation): Stage {
  if (isOpen(entry) || entry.delivery === 'sending') return 'asking';
  return entry.phase === 'waiting' ? 'waiting' : 'receipt';
}

/** The outcome for the receipt. A URL that was opened counts as accepted, even if the server disconnected later. */
export function receiptOutcome({ outcome, consented }: PendingElicitation): Outcome {
  return consented && outcome !== 'completed' ? 'accept' : (outcome ?? 'cancel');
}

/** The surrounding request, as its queue holds it. */
export const [QueuedRequestContext, useQueuedRequest] = createRequiredContext<QueuedRequest>(
  'outside a request. It has nothing to answer. Wrap it in <ElicitationForm.Root> or <UrlConsent.Root>.',
);

/** What a host decides about one request that it draws by itself. */
export interface SingleOptions {
  onResult: OnResult;
  onContinue?: (() => void | Promise<unknown>) | undefined;
  onStop?: (() => void) | undefined;
  draft?: unknown;
}

/** For a request that cannot be read: it can be declined or cancelled like any other. */
const unreadable: Elicitation = { mode: 'form', message: '', requestedSchema: undefined };

/** A request that is in no queue of the host gets a queue of its own. */
export function useSingleRequest(
  { elicitation }: RequestModel,
  requester: Requester,
  options: SingleOptions,
): QueuedRequest & { queue: SingleQueue } {
  const latest = useLatest(options);
  const [queue] = useState(() => {
    // An app that unmounts the request may reject the cancel that follows: that is not an error.
    const hasLeft = () => single.entry().outcome === 'left';
    const single: SingleQueue = createSingleQueue(elicitation ?? unreadable, {
      requester,
      deliver: (result) => deliver(latest().onResult, result, hasLeft),
      onContinue: () => latest().onContinue?.(),
      onStop: () => latest().onStop?.(),
    });
    single.keepDraft(single.entry().id, options.draft);
    return single;
  });
  const entry = useSyncExternalStore(queue.subscribe, queue.entry, queue.entry);
  const answerKeeper = useAnswerKeeper();
  return { queue, entry, answerKeeper };
}

/** Without a promise from the host the delivery is unreported. An error is passed to the host with `reportError`. */
function deliver(
  onResult: OnResult,
  result: ElicitResult,
  hasLeft: () => boolean,
): DeliveryReport | Promise<DeliveryReport> {
  function failed(error: unknown): DeliveryReport {
    if (!hasLeft()) report(error);
    return 'failed';
  }
  try {
    const delivery = onResult(result);
    if (delivery === undefined) return 'unreported';
    return Promise.resolve(delivery).then(() => 'sent', failed);
  } catch (error) {
    return failed(error);
  }
}
