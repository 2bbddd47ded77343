'use client';

import type { ElicitResult, PersonQueue, PendingElicitation } from '../../core/index.js';
import { RequestSurface } from '../prompt/RequestSurface.js';
import type { RequestSurfaceProps } from '../prompt/RequestSurface.js';
import type { SurfaceOptions } from '../prompt/surfaceProps.js';
import type { RequestModel } from '../../core/internal.js';
import { keptOf } from './queueEntries.js';

/** Props of {@link OpenRequest}. */
export interface OpenRequestProps extends Pick<
  RequestSurfaceProps,
  'position' | 'aside' | 'isAskedFor' | 'onClosed' | 'onArrival'
> {
  entry: PendingElicitation;
  request: RequestModel;
  queue: PersonQueue;
  options: SurfaceOptions;
  /** Called before the queue is told. */
  onAnswer: (result: ElicitResult) => void;
}

/** The request that is expanded, or a URL that was opened and is waited for. */
export function OpenRequest({
  entry,
  queue,
  request,
  options,
  onAnswer,
  ...surface
}: OpenRequestProps) {
  const { id, requester, wait } = entry;
  function onResult(result: ElicitResult) {
    const { entries } = keptOf(queue.draft(id));
    // For the receipt: the queue itself keeps no values.
    if (result.action === 'accept') queue.keepDraft(id, { entries, content: result.content });
    onAnswer(result);
    queue.settle(id, result);
  }
  return (
    <RequestSurface
      {...options}
      {...surface}
      {...(wait && { presentation: 'inline', wait })}
      request={request}
      requester={requester}
      onResult={onResult}
      draft={keptOf(queue.draft(id)).entries}
      onDraftChange={(entries) => queue.keepDraft(id, { entries })}
      onContinue={() => queue.continueWaiting(id)}
      onStop={() => queue.stopWaiting(id)}
    />
  );
}
