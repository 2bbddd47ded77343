'use client';

import { useInsertionEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../page/useBrowser.js';
import type { ElicitationDialogProps } from './ElicitationDialog.js';
import { listenForEscapeFirst } from './escape.js';
import type { DialogSurfaceProps } from './DialogSurface.js';
import { createLayer, homeOf } from './layer.js';

// When an app loads, since a modal of the host may be older than the first request.
listenForEscapeFirst();

/** Props of {@link DialogPortal}. */
export interface DialogPortalProps extends ElicitationDialogProps {
  /** The dialog itself, from wherever it was loaded. */
  surface: ComponentType<DialogSurfaceProps>;
}

/** Puts a dialog over the page; a server has none. */
export function DialogPortal({ open, ...props }: DialogPortalProps) {
  const isInBrowser = useIsInBrowser();
  return open && isInBrowser ? <Layer {...props} /> : null;
}

function Layer({ surface: Surface, ...props }: Omit<DialogPortalProps, 'open'>) {
  const { container } = props;
  const [layer] = useState(createLayer);
  // Before any other effect: what is in the dialog is to be in the page from its first one on.
  useInsertionEffect(() => {
    homeOf(container).appendChild(layer);
    // In its new place it is not empty.
    return () => queueMicrotask(() => layer.firstChild ?? layer.remove());
  }, [layer, container]);
  return createPortal(<Surface {...props} />, layer);
}
