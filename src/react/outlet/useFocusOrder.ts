'use client';

import type { RefObject } from 'react';
import type { ElicitResult, PendingElicitation } from '../../core/index.js';
import { presentationOf } from '../prompt/surfaceProps.js';
import type { Presentation } from '../surface/context.js';
import { hasFocus, isFocusNowhere, focusHeading } from '../page/focus.js';
import { useLatest } from '../page/useLatest.js';
import type { OutletView } from './useOutletView.js';

/** Moves the focus from one request to the next. */
export interface FocusOrder {
  /** @returns False if there is no request to go to. */
  focusExpanded: () => boolean;
  /** Moves the focus to the expanded request, or else to the latest receipt. */
  focusNext: () => void;
  onAnswer: (entry: PendingElicitation, result: ElicitResult) => void;
  /** See `ElicitationDialog`. */
  onClosed: (hasReturnedFocus: boolean) => void;
}

export function useFocusOrder(
  { open, expanded, expand }: OutletView,
  presentation: Presentation | undefined,
  root: RefObject<HTMLElement | null>,
): FocusOrder {
  function isDialog({ elicitation }: PendingElicitation): boolean {
    return presentationOf(elicitation, presentation) === 'dialog';
  }
  // Also the heading of a card that replaces a dialog that did not load.
  const focusCard = () => focusHeading(root.current?.querySelector('[data-expanded]'));
  function focusExpanded(): boolean {
    if (!expanded) return false;
    if (focusCard()) return true;
    if (!isDialog(expanded)) return false;
    expand(expanded.id);
    return true;
  }
  function focusNext() {
    // A quiet request opens only when the person asks for it, so not to give the focus a place.
    const isFocused = expanded?.quiet ? focusCard() : focusExpanded();
    if (!isFocused) focusHeading(latestReceipt(root.current));
  }
  const latest = useLatest(focusNext);
  /** Called after the dialog has unmounted, so `latest` is needed. */
  function onClosed(hasReturnedFocus: boolean) {
    if (!hasReturnedFocus && isFocusNowhere()) latest()();
  }
  /** After an answer, expand the next request if it was in a dialog or had the focus. Not after accepting a URL: the person is in another tab. */
  function onAnswer(entry: PendingElicitation, { action }: ElicitResult) {
    const isLeaving = entry.elicitation.mode === 'url' && action === 'accept';
    const next = open.find(({ id }) => id !== entry.id);
    // The next dialog of a server that was just declined opens by hand only.
    const isQuiet = next?.quiet ?? (action !== 'accept' && next && isOfSame(next, entry));
    if (!next || isLeaving || (isQuiet && isDialog(next))) return;
    if (isDialog(entry) || hasFocus(root.current)) expand(next.id);
  }
  return { focusExpanded, focusNext, onAnswer, onClosed };
}

function isOfSame({ requester: a }: PendingElicitation, { requester: b }: PendingElicitation) {
  return a.connectionId === b.connectionId;
}

/** The latest receipt. */
function latestReceipt(root: HTMLElement | null): Element | undefined {
  const receipts = [...(root?.querySelectorAll('[data-phase="done"]') ?? [])];
  return receipts.at(-1);
}
