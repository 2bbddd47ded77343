'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PendingElicitation } from '../../core/index.js';
import type { RequestModel } from '../../core/internal.js';
import { activeElement, focusHeading, hasFocus, isFocusNowhere } from '../page/focus.js';
import { useAnnounce } from '../page/LiveRegion.js';
import { receiptOutcome, stageOf } from '../surface/queuedRequest.js';
import { useMessages } from '../words/messages.js';
import type { MessagesApi } from '../words/messages.js';
import { receiptTitle } from '../words/receiptTitle.js';

interface StageAnnouncementOptions {
  entry: PendingElicitation;
  request: RequestModel;
  /** The requester's name for display. */
  server: string;
  /** Where the focus is looked for. */
  root: RefObject<HTMLElement | null>;
  /** It is answered in a dialog, which returns the focus before anything is announced. */
  isDialog: boolean;
}

/**
 * Announces the next stage of a request, unless the focus moves to its heading, which screen readers read anyway. If
 * the focus is outside, it stays there.
 *
 * @returns To be called when the dialog has closed, see `ElicitationDialog`.
 */
export function useStageAnnouncement(options: StageAnnouncementOptions) {
  const { entry, request, server, root, isDialog } = options;
  const api = useMessages();
  const announce = useAnnounce();
  const stage = stageOf(entry);
  const handled = useRef(stage);
  const [closed, setClosed] = useState<'returned' | 'lost'>();
  useEffect(() => {
    const isFromDialog = isDialog && handled.current === 'asking';
    if (handled.current === stage || (isFromDialog && !closed)) return;
    handled.current = stage;
    if (isFromDialog && closed === 'lost' && isFocusNowhere()) focusHeading(root.current);
    const sentence = sentenceOf(entry, request, server, api);
    const isRead = isByPerson(entry) ? hasFocus(root.current) : isFocused(root.current, sentence);
    if (!isRead) announce(sentence);
  }, [entry, stage, isDialog, closed, root, request, server, api, announce]);
  return (hasReturnedFocus: boolean) => setClosed(hasReturnedFocus ? 'returned' : 'lost');
}

function sentenceOf(
  entry: PendingElicitation,
  request: RequestModel,
  server: string,
  api: MessagesApi,
): string {
  if (stageOf(entry) === 'waiting') return api.text('wait.title');
  const { id, values } = receiptTitle(receiptOutcome(entry), entry.delivery, request, server);
  return api.text(id, values);
}

/** The person caused it, so it needs no announcement while the focus is still there. */
function isByPerson({ outcome = 'accept' }: PendingElicitation): boolean {
  return outcome === 'accept' || outcome === 'decline' || outcome === 'cancel';
}

/** The focus is on the heading with the same words. */
function isFocused(root: HTMLElement | null, sentence: string): boolean {
  return root !== null && activeElement(root)?.textContent === sentence;
}
