'use client';

import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Requester } from '../../core/index.js';
import type { RequestModel } from '../../core/internal.js';
import { useDialog } from './dialogContext.js';
import { useMessages } from '../words/messages.js';
import { RequestContext } from './context.js';
import type { HeadingLevel, MessageReading, Position, RequestContextValue } from './context.js';
import { serverName } from '../words/serverName.js';
import { ServerLangContext } from '../words/serverWords.js';

/** Props of {@link RequestProvider}. */
export interface RequestProviderProps {
  request: RequestModel;
  requester: Requester;
  /** @default 3 inline, 2 in a dialog */
  headingLevel?: HeadingLevel;
  position?: Position;
  serverLang?: string;
  mark?: ReactNode;
  footerExtra?: ReactNode;
  children?: ReactNode;
}

/** Provides a request to its parts. */
export function RequestProvider(props: RequestProviderProps) {
  const value = useRequestValue(props);
  return inRequest(value, props.children);
}

/** The same, from a value. Not a component: each between a request and its boxes costs with every request. */
export function inRequest(value: RequestContextValue, children: ReactNode) {
  return (
    <RequestContext.Provider value={value}>
      <ServerLangContext.Provider value={value.serverLang ?? ''}>
        {children}
      </ServerLangContext.Provider>
    </RequestContext.Provider>
  );
}

/** The value of {@link RequestContext}, for a component that is its provider. */
export function useRequestValue({
  request,
  requester,
  headingLevel,
  position,
  serverLang,
  mark,
  footerExtra,
}: RequestProviderProps): RequestContextValue {
  const dialog = useDialog();
  const ownId = useId();
  const ownRef = useRef<HTMLHeadingElement>(null);
  const reading = useRef<MessageReading | null>(null);
  const headingId = dialog?.headingId ?? ownId;
  const headingRef = dialog?.headingRef ?? ownRef;
  const messageId = `${ownId}-message`;
  const level = headingLevel ?? (dialog ? 2 : 3);
  const server = serverName(requester, useMessages());
  return useMemo(
    () => ({
      request,
      requester,
      server,
      headingId,
      labelledBy: position ? `${headingId} ${positionId(headingId)}` : headingId,
      messageId,
      reading,
      headingLevel: level,
      headingRef,
      position,
      serverLang,
      mark,
      footerExtra,
    }),
    [
      request,
      requester,
      server,
      headingId,
      headingRef,
      messageId,
      level,
      position,
      serverLang,
      mark,
      footerExtra,
    ],
  );
}

/** The id of "1 of 3" beside the heading. */
export function positionId(headingId: string): string {
  return `${headingId}-position`;
}
