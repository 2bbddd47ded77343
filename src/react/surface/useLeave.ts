'use client';

import { useState } from 'react';
import { cancel, decline } from '../../core/index.js';
import type { Answer, Exit } from './answer.js';

/** The ways out of a form, and the question before they throw away what was typed. */
export interface Leave {
  decline: () => void;
  cancel: () => void;
  /** Escape or ×: cancels, or takes the question back. */
  dismiss: () => void;
  /** What the person has pressed once. The second press does it, whatever happened in between. */
  asking: Exit | undefined;
  /** Back to the form. */
  keep: () => void;
}

/** Decline, Cancel, Escape and × of a form: where something was typed, the first press asks. */
export function useLeave({ give }: Answer, isDirty: () => boolean): Leave {
  const [asking, setAsking] = useState<Exit>();
  // Setting what is set already would still draw the form once more.
  const keep = () => asking && setAsking(undefined);
  function leave(exit: Exit) {
    if (asking === undefined && isDirty()) return setAsking(exit);
    // A delivery that fails brings the form back, and then the question is a new one.
    keep();
    return give(exit === 'decline' ? decline() : cancel());
  }
  const leaveBy = (exit: Exit) => () => leave(exit);
  return {
    decline: leaveBy('decline'),
    cancel: leaveBy('cancel'),
    // A second Escape must not throw anything away.
    dismiss: asking === undefined ? leaveBy('cancel') : keep,
    asking,
    keep,
  };
}
