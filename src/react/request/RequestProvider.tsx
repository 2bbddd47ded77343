'use client';

import { useContext, useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { cleanLine } from '../../core/index.js';
import type { Elicitation, Requester } from '../../core/index.js';
import { useMessages } from '../messages.js';
import { RequestContext } from './context.js';
import type { HeadingLevel, Position, Presentation } from './context.js';

/** A name is read at a glance. */
const NAME_CHARACTERS = 80;

/** Props of {@link RequestProvider}. */
export interface RequestProviderProps {
  elicitation: Elicitation | null;
  requester: Requester;
  /** @default 3 inline, 2 in a dialog */
  headingLevel?: HeadingLevel;
  position?: Position;
  /** @default "inline" */
  presentation?: Presentation;
  serverLang?: string;
  mark?: ReactNode;
  children?: ReactNode;
}

/** Gives a request to its parts. Within a prompt the prompt's own stands, so that each part works alone as well. */
export function RequestProvider(props: RequestProviderProps) {
  const outer = useContext(RequestContext);
  return outer ? props.children : <OwnProvider {...props} />;
}

function OwnProvider({
  elicitation,
  requester,
  headingLevel,
  position,
  presentation = 'inline',
  serverLang,
  mark,
  children,
}: RequestProviderProps) {
  const { text } = useMessages();
  const headingId = useId();
  const messageId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const level = headingLevel ?? (presentation === 'dialog' ? 2 : 3);
  const server = cleanLine(requester.name, NAME_CHARACTERS) || text('request.unnamedServer');
  const value = useMemo(
    () => ({
      elicitation,
      requester,
      server,
      headingId,
      labelledBy: position ? `${headingId} ${positionId(headingId)}` : headingId,
      messageId,
      headingLevel: level,
      headingRef,
      presentation,
      position,
      serverLang,
      mark,
    }),
    [
      elicitation,
      requester,
      server,
      headingId,
      messageId,
      level,
      presentation,
      position,
      serverLang,
      mark,
    ],
  );
  return <RequestContext.Provider value={value}>{children}</RequestContext.Provider>;
}

/** The id of "1 of 3" beside the heading. */
export function positionId(headingId: string): string {
  return `${headingId}-position`;
}
