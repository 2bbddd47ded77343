'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { hasFocus, isFocusNowhere } from '../page/focus.js';
import { focusHeading } from '../page/focusHeading.js';
import { useAnnounce } from '../page/LiveRegion.js';

/** Where a prompt is: an open question, a URL that is open elsewhere, or what became of it. */
export type Stage = 'asking' | 'waiting' | 'receipt';

interface FollowUpOptions {
  stage: Stage;
  isDialog: boolean;
  root: RefObject<HTMLElement | null>;
  /** Says where the prompt is now. */
  sentence: string;
}

/**
 * Whoever is elsewhere when the prompt goes on stays there, and is told.
 * @returns To be called when a dialog has closed, see `ElicitationDialog`.
 */
export function useFollowUp({ stage, isDialog, root, sentence }: FollowUpOptions) {
  const announce = useAnnounce();
  const [closed, setClosed] = useState<'returned' | 'lost'>();
  const handled = useRef<Stage>('asking');
  useEffect(() => {
    const isFromDialog = isDialog && handled.current === 'asking';
    // A dialog first gives the focus back.
    if (handled.current === stage || (isFromDialog && !closed)) return;
    handled.current = stage;
    if (isFromDialog && closed === 'lost' && isFocusNowhere()) focusHeading(root.current);
    if (!hasFocus(root.current)) announce(sentence);
  }, [stage, isDialog, closed, root, sentence, announce]);
  return (hasReturnedFocus: boolean) => setClosed(hasReturnedFocus ? 'returned' : 'lost');
}
