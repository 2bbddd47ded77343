'use client';

import type { ReactNode, RefObject } from 'react';
import type { Requester } from '../../core/index.js';
import type { RequestModel } from '../../core/internal.js';
import { createRequiredContext } from '../page/requiredContext.js';

/** Whether a request is drawn in the page or in a dialog. */
export type Presentation = 'inline' | 'dialog';

/** Level of the request's heading in the host's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Place within one round; `index` starts at 1. */
export interface Position {
  index: number;
  of: number;
}

/** What a press has to ask about the server's message. */
export interface MessageReading {
  /** Opens the rest of a message of which only the beginning was shown, and takes the focus there. False where nothing was left. */
  openRest: () => boolean;
}

/** What every part of one request's surface shares. Stable while the request is the same. */
export interface RequestContextValue {
  request: RequestModel;
  requester: Requester;
  /** The requester's name for display: cleaned, never empty. */
  server: string;
  headingId: string;
  /** Names the surface together with the heading: ids for `aria-labelledby`. */
  labelledBy: string;
  messageId: string;
  /** The message that is drawn. */
  reading: RefObject<MessageReading | null>;
  headingLevel: HeadingLevel;
  headingRef: RefObject<HTMLHeadingElement | null>;
  position?: Position;
  /** BCP 47 of the server's words, if the host knows it (WCAG 3.1.2). */
  serverLang?: string;
  /** The host's picture of the server; the kit never fetches one. */
  mark?: ReactNode;
  /** More content of the footer: the time left. */
  footerExtra?: ReactNode;
}

/** The surrounding request. */
export const [RequestContext, useRequest] = createRequiredContext<RequestContextValue>(
  'outside a request. It does not know who asks. Wrap it in <ElicitationForm.Root> or <UrlConsent.Root>.',
);
