'use client';

import { useState } from 'react';
import { useWaiting } from '../url/useWaiting.js';
import type { Waiting } from '../url/useWaiting.js';
import type { OneRequestProps } from './OneRequest.js';
import { presentationOf } from './surfaceProps.js';
import { useDelivery } from './useDelivery.js';
import type { Delivery } from './useDelivery.js';
import type { Stage } from './useFollowUp.js';

/** How far a request has come. */
export interface Progress extends Delivery {
  stage: Stage;
  waiting: Waiting;
  /** When the answer arrived, in epoch milliseconds. */
  at: number | undefined;
}

export function useProgress(props: OneRequestProps): Progress {
  const { onResult, onOpenChange } = props;
  const { elicitation } = props.model;
  const [at, setAt] = useState<number>();
  const delivery = useDelivery(onResult, () => {
    setAt(Date.now());
    if (presentationOf(elicitation, props.presentation) === 'dialog') onOpenChange?.(false);
  });
  const waiting = useWaiting(props);
  const { result } = delivery;
  const isOpened = elicitation?.mode === 'url' && result?.action === 'accept';
  return { ...delivery, at, waiting, stage: stageOf() };

  function stageOf(): Stage {
    if (!result) return 'asking';
    return isOpened && !waiting.isOver ? 'waiting' : 'receipt';
  }
}
