'use client';

import { useEffect, useState } from 'react';
import { watchTyping, whenIdle } from '../page/typingGuard.js';

/** `undecided` for a moment, until it is known whether the person is typing; `held`: the host keeps it closed. */
export type Openness = 'undecided' | 'open' | 'closed' | 'held';

/** How a host opens and closes a dialog. */
export interface OpenOptions {
  /** @default opens by itself when the person does not type */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The person asked for it, so it opens at once. */
  isAskedFor?: boolean | undefined;
}

/**
 * A dialog that opens without a user action waits until the person does not type. Until then a stub is in the page.
 *
 * @param isQuiet It does not open by itself; an open one stays open. See `PendingElicitation.quiet`.
 */
export function useOpen(isDialog: boolean, options: OpenOptions, isQuiet = false) {
  const { open, onOpenChange, isAskedFor = false } = options;
  const [own, setOwn] = useState(true);
  const [chosen, setChosen] = useState(false);
  const [ifIdle, setIfIdle] = useState<'undecided' | 'open' | 'closed'>('undecided');
  const isWanted = isDialog && (open ?? own);
  const isByHand = isAskedFor || chosen;
  const mayOpen = !isQuiet || ifIdle === 'open';
  useEffect(watchTyping, []);
  useEffect(() => {
    if (!isWanted || isByHand || !mayOpen) return undefined;
    const cancelWait = whenIdle(
      () => setIfIdle('open'),
      () => setIfIdle('closed'),
    );
    return () => {
      cancelWait();
      setIfIdle('undecided');
    };
  }, [isWanted, isByHand, mayOpen]);

  /** A person opens or closes it. */
  function setOpen(next: boolean) {
    setOwn(next);
    setChosen(next);
    onOpenChange?.(next);
  }
  return { state: stateNow(), setOpen };

  function stateNow(): Openness {
    if (open === false) return 'held';
    if (!isWanted) return 'closed';
    if (isByHand) return 'open';
    return mayOpen ? ifIdle : 'closed';
  }
}
