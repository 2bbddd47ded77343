'use client';

import { createContext, useContext } from 'react';
import type { RefObject } from 'react';

/** What a surface in a dialog tells about leaving it. */
export interface CloseBehaviour {
  /** Closing now would lose something that was typed. */
  isDirty: () => boolean;
  cancel: () => void;
  /** An answer is on its way: closing hides the dialog, and answers nothing. */
  isSending: boolean;
}

/** What a dialog gives to the surface in it. */
export interface DialogContextValue {
  /** The person was asked whether to discard what was typed. */
  isConfirmingDiscard: boolean;
  /** Escape or ×. */
  dismiss: () => void;
  keepEditing: () => void;
  /** The surface says what leaving means. */
  setCloseBehaviour: (leaving: CloseBehaviour | null) => void;
  /** The surface's heading names the dialog and is where it begins. */
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Makes an element the dialog's description. */
  describe: (id: string | undefined) => void;
  /** All that is outside of it is inert and behind it; null until it is in the page. */
  element: HTMLDialogElement | null;
}

export const DialogContext = createContext<DialogContextValue | null>(null);

/** The surrounding dialog; null inline. */
export function useDialog(): DialogContextValue | null {
  return useContext(DialogContext);
}
