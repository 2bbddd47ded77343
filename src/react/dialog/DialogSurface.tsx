'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SurfaceRoot } from '../surface/Root.js';
import { DialogContext } from '../surface/dialogContext.js';
import type { ElicitationDialogProps } from './ElicitationDialog.js';
import { lockScroll } from '../page/scrollLock.js';
import { useDialogState } from './useDialogState.js';
import { useEscape } from './useEscape.js';
import { useReturnFocus } from './useReturnFocus.js';
import { useShadowTrap } from './useShadowTrap.js';

/** A modal that begins at its heading, never at a button, and cannot be left by accident. */
export function DialogSurface({
  onOpenChange,
  colorScheme,
  onClosed,
  children,
}: Omit<ElicitationDialogProps, 'open' | 'container'>) {
  const [description, describe] = useState<string>();
  const dialog = useDialogState(onOpenChange, describe);
  const escape = useEscape(dialog.dismiss);
  const trapTab = useShadowTrap();
  const returning = useReturnFocus();
  useEffect(lockScroll, []);
  return (
    <DialogContext.Provider value={dialog}>
      <SurfaceRoot presentation="dialog" colorScheme={colorScheme}>
        {/* Not Dialog.Overlay: it injects a style element. */}
        <div data-elicit-part="backdrop" />
        <Dialog.Root open>
          <RadixTitle />
          <Dialog.Content
            data-elicit-part="dialog"
            aria-modal="true"
            aria-labelledby={dialog.headingId}
            aria-describedby={description}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              dialog.headingRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returning.finish(onClosed);
            }}
            // A press outside is more often a slip, an extension or a toast than an answer.
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={escape.onCapture}
            onKeyDown={(event) => {
              trapTab(event);
              escape.onKeyDown(event);
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Root>
      </SurfaceRoot>
    </DialogContext.Provider>
  );
}

/**
 * For Radix before 1.1.17, which writes an error to the console unless it finds a title of its own in the document,
 * shadow roots not searched. The kit's heading names the dialog.
 */
function RadixTitle() {
  const title = (
    <Dialog.Title asChild>
      <span hidden />
    </Dialog.Title>
  );
  return createPortal(title, document.body);
}
