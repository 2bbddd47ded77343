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
import type { OnResult } from './answer.js';

/** Not a ref: surfaces write it through a context. */
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

/** The queued of a request: where it is, and the queue that moves it on. */
export interface QueuedRequest {
  queue: PersonQueue;
  entry: PendingElicitation;
  /** The answer that was given last, to be given again if it did not arrive. */
  answerKeeper: AnswerKeeper;
  /** Called before the queue gets an answer. */
  onAnswer?: (result: ElicitResult) => void;
}

/** What a person sees of it: the request, also while an answer is on its way; a URL that is open elsewhere; or the receipt. */
export type Stage = 'asking' | 'waiting' | 'receipt';

export function stageOf(entry: PendingElicitation): Stage {
  if (isOpen(entry) || entry.delivery === 'sending') return 'asking';
  return entry.phase === 'waiting' ? 'waiting' : 'receipt';
}

/** What its receipt tells: a page that was opened stays opened, even if the server then went away. */
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

/** A request that is in no queue of the host's: the same queued, in a queue of its own. */
export function useSingleRequest(
  { elicitation }: RequestModel,
  requester: Requester,
  options: SingleOptions,
): QueuedRequest & { queue: SingleQueue } {
  const latest = useLatest(options);
  const [queue] = useState(() => {
    // An app that took the request away may have ended it as well: that it takes no cancel then is no error.
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

/** A host that returns nothing cannot tell whether the answer arrived. Why it failed is the host's to know: it is reported. */
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
