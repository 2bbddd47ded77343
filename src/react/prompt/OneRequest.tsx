'use client';

import { useState } from 'react';
import type { RefObject } from 'react';
import type { OpenOptions } from '../dialog/useOpen.js';
import { useMessages } from '../words/messages.js';
import { Receipt } from '../receipt/ElicitationReceipt.js';
import { receiptTitle } from '../words/receiptTitle.js';
import { FocusKeeper } from '../page/FocusKeeper.js';
import { useAnnounce } from '../page/LiveRegion.js';
import type { RequestProps } from '../surface/props.js';
import { RequestProvider } from '../surface/RequestProvider.js';
import { serverName } from '../words/serverName.js';
import type { RequestModel } from '../../core/internal.js';
import type { WaitOptions } from '../url/useWaiting.js';
import { arrivalSentence } from '../words/arrivalSentence.js';
import { createDraftKeeper } from './draftKeeper.js';
import { RequestSurface } from './RequestSurface.js';
import { presentationOf } from './surfaceProps.js';
import type { SurfaceOptions } from './surfaceProps.js';
import { useFollowUp } from './useFollowUp.js';
import { useProgress } from './useProgress.js';
import type { Progress } from './useProgress.js';

/** Props of `ElicitationPrompt`. */
export interface ElicitationPromptProps
  extends
    RequestProps,
    SurfaceOptions,
    Pick<OpenOptions, 'open' | 'onOpenChange'>,
    Pick<WaitOptions, 'onContinue' | 'onStop'> {}

/** Props of {@link OneRequest}. */
export interface OneRequestProps extends ElicitationPromptProps {
  model: RequestModel;
  /** The focus is looked for in here. */
  root: RefObject<HTMLElement | null>;
}

/** A request from its arrival to its receipt; mounted anew for another one. */
export function OneRequest(props: OneRequestProps) {
  const { model, root, requester, headingLevel, serverLang } = props;
  const progress = useProgress(props);
  const { result, stage, at } = progress;
  const onClosed = useFollowUp({
    stage,
    isDialog: presentationOf(model.elicitation, props.presentation) === 'dialog',
    root,
    sentence: useStageSentence(props, progress),
  });
  return (
    <FocusKeeper root={root}>
      {result && stage === 'receipt' ? (
        <RequestProvider request={model} {...{ requester, headingLevel, serverLang }}>
          <Receipt outcome={result.action} content={result.content} at={at} />
        </RequestProvider>
      ) : (
        <UnfinishedRequest {...props} progress={progress} onClosed={onClosed} />
      )}
    </FocusKeeper>
  );
}

/** Says what has just happened. */
function useStageSentence(
  { model, requester }: OneRequestProps,
  { stage, result }: Progress,
): string {
  const api = useMessages();
  if (!result || stage !== 'receipt') return api.text('wait.title');
  const { id, values } = receiptTitle(result.action, model, serverName(requester, api));
  return api.text(id, values);
}

interface UnfinishedRequestProps extends OneRequestProps {
  progress: Progress;
  onClosed: (hasReturnedFocus: boolean) => void;
}

/** Asked, or open elsewhere and waited for. */
function UnfinishedRequest({ progress, ...props }: UnfinishedRequestProps) {
  const { model, requester } = props;
  const api = useMessages();
  const announce = useAnnounce();
  const [draft] = useState(() => createDraftKeeper(props.draft));
  const { waiting, stage } = progress;
  return (
    <RequestSurface
      {...props}
      request={model}
      {...(stage === 'waiting' && { presentation: 'inline', wait: waiting.wait })}
      onResult={progress.deliver}
      onContinue={waiting.proceed}
      onStop={waiting.stop}
      isSending={progress.isSending}
      draft={draft.get()}
      onDraftChange={(next) => {
        draft.keep(next);
        props.onDraftChange?.(next);
      }}
      onArrival={() => {
        if (stage === 'asking') {
          announce(arrivalSentence(model.elicitation, serverName(requester, api), api));
        }
      }}
    />
  );
}
