'use client';

import { useRef } from 'react';
import { useLatest } from './page/useLatest.js';
import { OneRequest } from './prompt/OneRequest.js';
import type { ElicitationPromptProps } from './prompt/OneRequest.js';
import { usePrefetch } from './page/onDemand.js';
import { dialogChunk, urlChunk } from './prompt/chunks.js';
import { Frame } from './surface/Root.js';
import { useRequestModel } from './surface/useRequestModel.js';

export type { ElicitationPromptProps };

/**
 * One request, in both modes, from the question to the receipt. Gives one result; unmounted without an answer, it
 * gives cancel. A request that is replaced by another one, with the same `onResult`, gives none: the host has let it
 * go, and would take the cancel for the new one's.
 */
export function ElicitationPrompt(props: ElicitationPromptProps) {
  const { messages, locale, timeZone, colorScheme } = props;
  const { connectionId } = props.requester;
  const { model, key } = useRequestModel(props.request, connectionId, props.sensitivePolicy);
  const root = useRef<HTMLDivElement>(null);
  // A person who is asked does not wait, and a page that stays open does not miss files that a later release removed.
  usePrefetch(dialogChunk);
  usePrefetch(urlChunk);
  const shown = useLatest({ key, onResult: props.onResult });
  return (
    <Frame
      {...{ messages, locale, timeZone }}
      presentation="inline"
      colorScheme={colorScheme}
      rootRef={root}
    >
      <OneRequest
        key={key}
        {...props}
        {...{ model, root }}
        isReplaced={(onResult) => key !== shown().key && onResult === shown().onResult}
      />
    </Frame>
  );
}

export declare namespace ElicitationPrompt {
  /** Props of `ElicitationPrompt`. */
  export type Props = ElicitationPromptProps;
}
