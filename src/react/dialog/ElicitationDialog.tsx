'use client';

import type { ReactNode } from 'react';
import type { ColorScheme } from '../surface/Root.js';
import { DialogPortal } from './DialogPortal.js';
import { DialogSurface } from './DialogSurface.js';

/** Props of {@link ElicitationDialog}. */
export interface ElicitationDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Escape or × where there is nothing to cancel: an answer is on its way, or the parts in the dialog have no
   * `ElicitationActions.Footer`.
   */
  onOpenChange?: (open: boolean) => void;
  /** Where to put the dialog, for a host within a shadow root. @default the body */
  container?: Element | DocumentFragment | null;
  /** @default the page's own `color-scheme` */
  colorScheme?: ColorScheme;
  /** The dialog has closed; false where the element that had the focus before it is gone. */
  onClosed?: ((hasReturnedFocus: boolean) => void) | undefined;
  /** What is in the dialog. */
  children?: ReactNode;
}

/** Around a surface: a modal that begins at its heading, never at a button, and cannot be left by accident. */
export function ElicitationDialog(props: ElicitationDialogProps) {
  return <DialogPortal {...props} surface={DialogSurface} />;
}

export declare namespace ElicitationDialog {
  /** Props of `ElicitationDialog`. */
  export type Props = ElicitationDialogProps;
}
