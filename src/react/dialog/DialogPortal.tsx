'use client';

import { useInsertionEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../page/useBrowser.js';
import { listenForEscapeFirst } from './escape.js';
import type { DialogSurfaceProps, ElicitationDialogProps } from './DialogSurface.js';
import { createLayer, homeOf } from './layer.js';

// At import, because a modal of the host may open, and add its listeners, before the first request.
listenForEscapeFirst();

/** Props of {@link DialogPortal}. */
export interface DialogPortalProps extends ElicitationDialogProps {
  /** The dialog itself, from wherever it was loaded. */
  surface: ComponentType<DialogSurfaceProps>;
}

/** Draws a dialog over the page. Nothing on a server. */
export function DialogPortal({ open, ...props }: DialogPortalProps) {
  const isInBrowser = useIsInBrowser();
  return open && isInBrowser ? <Layer {...props} /> : null;
}

function Layer({ surface: Surface, ...props }: Omit<DialogPortalProps, 'open'>) {
  const { container } = props;
  const [layer] = useState(createLayer);
  // An insertion effect, so that the dialog is in the document before other effects run.
  useInsertionEffect(() => {
    homeOf(container).appendChild(layer);
    // After a move to another container it is not empty and must stay.
    return () => queueMicrotask(() => layer.firstChild ?? layer.remove());
  }, [layer, container]);
  return createPortal(<Surface {...props} />, layer);
}
