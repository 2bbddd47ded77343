'use client';

import { useId, useMemo, useRef, useState } from 'react';
import type { DialogContextValue, Leaving } from '../surface/dialogContext.js';

/** Whether the person was asked about what was typed, and what Escape and × then mean. */
export function useDialogState(
  onOpenChange: ((open: boolean) => void) | undefined,
  describe: DialogContextValue['describe'],
  element: HTMLDialogElement | null,
): DialogContextValue {
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useRef<Leaving>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return useMemo(() => {
    function dismiss() {
      const surface = leaving.current;
      if (!surface || surface.isSending) onOpenChange?.(false);
      // Asked already: a second Escape must not discard.
      else if (isAsking) setIsAsking(false);
      else if (surface.isDirty()) setIsAsking(true);
      else surface.cancel();
    }
    function setLeaving(next: Leaving | null) {
      leaving.current = next;
    }
    const keepEditing = () => setIsAsking(false);
    return { isAsking, dismiss, keepEditing, setLeaving, headingId, headingRef, describe, element };
  }, [isAsking, onOpenChange, headingId, describe, element]);
}
