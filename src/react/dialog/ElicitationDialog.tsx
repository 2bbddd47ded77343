'use client';

import { DialogPortal } from './DialogPortal.js';
import { DialogSurface } from './DialogSurface.js';
import type { ElicitationDialogProps } from './DialogSurface.js';

/** Around a surface: a modal that begins at its heading, never at a button, and cannot be left by accident. */
export function ElicitationDialog(props: ElicitationDialogProps) {
  return <DialogPortal {...props} surface={DialogSurface} />;
}

export declare namespace ElicitationDialog {
  /** Props of `ElicitationDialog`. */
  export type Props = ElicitationDialogProps;
}
