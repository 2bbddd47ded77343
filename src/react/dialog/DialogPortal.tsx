'use client';

import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../page/useBrowser.js';
import type { ElicitationDialogProps } from './ElicitationDialog.js';

/** Props of {@link DialogPortal}. */
export interface DialogPortalProps extends ElicitationDialogProps {
  /** The dialog itself, from wherever it was loaded. */
  surface: ComponentType<Omit<ElicitationDialogProps, 'open' | 'container'>>;
}

/** Puts a dialog over the page; a server has none. */
export function DialogPortal({ open, container, surface: Surface, ...props }: DialogPortalProps) {
  const isInBrowser = useIsInBrowser();
  if (!open || !isInBrowser) return null;
  return createPortal(<Surface {...props} />, container ?? document.body);
}
