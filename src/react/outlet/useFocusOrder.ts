'use client';

import type { RefObject } from 'react';
import type { ElicitResult, PendingElicitation } from '../../core/index.js';
import { presentationOf } from '../prompt/surfaceProps.js';
import type { Presentation } from '../surface/context.js';
import { hasFocus, isFocusNowhere, focusHeading } from '../page/focus.js';
import { useLatest } from '../page/useLatest.js';
import type { OutletView } from './useOutletView.js';

/** Where the person is taken from one request to the next. */
export interface FocusOrder {
  /** @returns False where there is nothing to go to. */
  focusExpanded: () => boolean;
  /** To the request whose turn it is, or else to what became of the last one. */
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
  function focusExpanded(): boolean {
    if (!expanded) return false;
    // Also of a card in the place of a dialog that did not come.
    if (focusHeading(root.current?.querySelector('[data-expanded]'))) return true;
    if (!isDialog(expanded)) return false;
    expand(expanded.id);
    return true;
  }
  function focusNext() {
    if (!focusExpanded()) focusHeading(latestReceipt(root.current));
  }
  const latest = useLatest(focusNext);
  /** Called when the dialog is gone, and with it the render that it belonged to. */
  function onClosed(hasReturnedFocus: boolean) {
    if (!hasReturnedFocus && isFocusNowhere()) latest()();
  }
  /** Whoever answers one after the other goes on to the next; who is sent to another tab does not. */
  function onAnswer(entry: PendingElicitation, { action }: ElicitResult) {
    const isLeaving = entry.elicitation.mode === 'url' && action === 'accept';
    const next = open.find(({ id }) => id !== entry.id);
    if (next && !isLeaving && (isDialog(entry) || hasFocus(root.current))) expand(next.id);
  }
  return { focusExpanded, focusNext, onAnswer, onClosed };
}

/** The receipt that came last. */
function latestReceipt(root: HTMLElement | null): Element | undefined {
  const receipts = [...(root?.querySelectorAll('[data-phase="done"]') ?? [])];
  return receipts.at(-1);
}
