'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { RequestModel } from '../../core/internal.js';
import { notifyHost } from '../../mcp/internal.js';
import type { OpenOptions } from '../dialog/useOpen.js';
import { FocusKeeper } from '../page/FocusKeeper.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { useLatest } from '../page/useLatest.js';
import { stageOf, useSingleRequest } from '../surface/queuedRequest.js';
import type { OnResult } from '../surface/queuedRequest.js';
import type { RequestProps } from '../surface/props.js';
import type { WaitOptions } from '../url/useConsent.js';
import { arrivalSentence } from '../words/arrivalSentence.js';
import { useMessages } from '../words/messages.js';
import { serverName } from '../words/serverName.js';
import { useRequestView } from './RequestView.js';
import { presentationOf } from './surfaceProps.js';
import type { SurfaceOptions } from './surfaceProps.js';
import { useStageAnnouncement } from './useStageAnnouncement.js';

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
  /** Whether another request has replaced this one, with the same `onResult`. */
  isReplaced: (onResult: OnResult) => boolean;
  /** The element in which the focus is looked for. */
  root: RefObject<HTMLElement | null>;
}

/** One request, from its arrival to its receipt, in a queue of its own. */
export function OneRequest(props: OneRequestProps) {
  const { model, root, requester } = props;
  const { elicitation } = model;
  const queued = useSingleRequest(model, requester, {
    ...props,
    onResult: (result) => (props.isReplaced(props.onResult) ? undefined : props.onResult(result)),
  });
  const { queue, entry } = queued;
  const [surface] = useState(() => ({}));
  useEffect(() => queue.attach(surface), [queue, surface]);

  const api = useMessages();
  const announce = useAnnounce();
  const server = serverName(requester, api);
  const isDialog = presentationOf(elicitation, props.presentation) === 'dialog';
  const isAsking = stageOf(entry) === 'asking';
  const onOpenChange = useLatest(props.onOpenChange);
  useEffect(() => {
    if (isDialog && !isAsking) notifyHost(() => onOpenChange()?.(false));
  }, [isDialog, isAsking, onOpenChange]);
  const onClosed = useStageAnnouncement({ entry, request: model, server, root, isDialog });
  const view = useRequestView({
    ...props,
    request: model,
    queued,
    onClosed,
    onArrival() {
      if (isAsking) announce(arrivalSentence(elicitation, server, api));
    },
  });
  return (
    <>
      {view}
      <FocusKeeper root={root} />
    </>
  );
}
