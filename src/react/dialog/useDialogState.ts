'use client';

import { useId, useMemo, useRef, useState } from 'react';
import type { DialogContextValue, CloseBehaviour } from '../surface/dialogContext.js';

/** Whether the person was asked about what was typed, and what Escape and × then mean. */
export function useDialogState(
  onOpenChange: ((open: boolean) => void) | undefined,
  describe: DialogContextValue['describe'],
  element: HTMLDialogElement | null,
): DialogContextValue {
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const closeBehaviour = useRef<CloseBehaviour>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return useMemo(() => {
    function dismiss() {
      const surface = closeBehaviour.current;
      if (!surface || surface.isSending) onOpenChange?.(false);
      // Asked already: a second Escape must not discard.
      else if (isConfirmingDiscard) setIsConfirmingDiscard(false);
      else if (surface.isDirty()) setIsConfirmingDiscard(true);
      else surface.cancel();
    }
    function setCloseBehaviour(next: CloseBehaviour | null) {
      closeBehaviour.current = next;
    }
    const keepEditing = () => setIsConfirmingDiscard(false);
    return {
      isConfirmingDiscard,
      dismiss,
      keepEditing,
      setCloseBehaviour,
      headingId,
      headingRef,
      describe,
      element,
    };
  }, [isConfirmingDiscard, onOpenChange, headingId, describe, element]);
}
