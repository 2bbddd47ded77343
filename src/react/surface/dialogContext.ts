'use client';

import { createContext, useContext } from 'react';
import type { RefObject } from 'react';

/** What closing a dialog means for the surface in it. */
export interface CloseBehaviour {
  /** Cancels, or asks first. */
  dismiss: () => void;
  /** An answer is being sent: closing only hides the dialog. */
  isSending: boolean;
}

/** What a dialog provides to the surface in it. */
export interface DialogContextValue {
  /** Escape or ×. */
  dismiss: () => void;
  /** Called by the surface: what closing means. */
  setCloseBehaviour: (leaving: CloseBehaviour | null) => void;
  /** The surface's heading names the dialog and is where it begins. */
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Makes an element the dialog's description. */
  describe: (id: string | undefined) => void;
  /** The dialog element; null until it is in the page. Everything outside of it is inert. */
  element: HTMLDialogElement | null;
}

export const DialogContext = createContext<DialogContextValue | null>(null);

/** The surrounding dialog; null inline. */
export function useDialog(): DialogContextValue | null {
  return useContext(DialogContext);
}
